import type { Issue, IssueStatus, NewsletterStore } from './newsletter.ts';

type Query = <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[]; changes: number }>;

/** What PostgreSQL does for the newsletter; `query` runs one statement, a transaction of its own. */
export function postgresNewsletter(query: Query): NewsletterStore {
  return {
    async storeIssue({ id, subject, text, html }, mailsPerHour) {
      const { rows } = await query<{ isNew: boolean; isSame: boolean }>(
        `insert into hub.newsletter_issues as i (id, subject, text, html, mails_per_hour) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set mails_per_hour = excluded.mails_per_hour, next_at = now()
         returning i.xmax = 0 as "isNew", (i.subject, i.text, i.html) = ($2, $3, $4) as "isSame"`,
        [id, subject, text, html, mailsPerHour],
      );
      if (rows[0]?.isNew) return 'new';
      return rows[0]?.isSame ? 'same' : 'changed';
    },

    async issue(id) {
      const text = 'select id, subject, text, html from hub.newsletter_issues where id = $1';
      return (await query<Issue>(text, [id])).rows[0];
    },

    async queueIssue(id, after, count) {
      const { rows } = await query<{ queued: number; last: string | null }>(QUEUE, [id, after, count]);
      const { queued = 0, last = null } = rows[0] ?? {};
      if (last === null) {
        await query('update hub.newsletter_issues set queued_at = coalesce(queued_at, now()) where id = $1', [id]);
      }
      return { queued, last: last ?? undefined };
    },

    async issues() {
      type Row = Omit<IssueStatus, 'createdAt' | 'sent'> & { createdAt: Date; noted: number };
      const { rows } = await query<Row>(STATUS);
      return rows.map(({ noted, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        sent: noted - row.waiting - row.givenUp,
      }));
    },

    async countSetAside() {
      const text = 'select count(*)::int as count from public.newsletter_subscribers where set_aside_at is not null';
      return (await query<{ count: number }>(text)).rows[0]?.count ?? 0;
    },

    async putBack(email) {
      // The trigger that counts refusals puts the row back.
      const { rows } = await query<{ count: number }>(
        `with those as (
           select id from public.newsletter_subscribers where lower(email) = lower($1) and set_aside_at is not null
         ), forgotten as (
           update hub.newsletter_deliveries set refused_at = null, refusal = null
           where subscriber_id in (select id from those) and refused_at is not null
         )
         select count(*)::int as count from those`,
        [email],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

/** The lowest id has no predecessor but the empty text, which no uuid is. */
const QUEUE = `
  with readers as (
    select s.id from public.newsletter_subscribers s join hub.newsletter_issues i on i.id = $1
    where ($2 = '' or s.id > nullif($2, '')::uuid) and s.confirmed_at <= i.created_at and s.set_aside_at is null
    order by s.id limit $3
  ), noted as (
    insert into hub.newsletter_deliveries (subscriber_id, issue_id) select id, $1 from readers
    on conflict do nothing returning subscriber_id
  ), queued as (
    insert into hub.outbox (kind, subscriber_id, issue_id) select 'newsletter', subscriber_id, $1 from noted
    returning 1
  )
  select (select count(*) from queued)::int as queued, (select id from readers order by id desc limit 1) as last`;

const STATUS = `
  select i.id, i.created_at as "createdAt", i.mails_per_hour as "mailsPerHour", i.queued_at is not null as "isQueued",
    (select count(*) from hub.newsletter_deliveries d where d.issue_id = i.id)::int as noted,
    (select count(*) from hub.newsletter_deliveries d where d.issue_id = i.id and d.refused_at is not null)::int as refused,
    (select count(*) from hub.outbox o where o.issue_id = i.id and o.gave_up_at is null)::int as waiting,
    (select count(*) from hub.outbox o where o.issue_id = i.id and o.gave_up_at is not null)::int as "givenUp"
  from hub.newsletter_issues i order by i.id desc`;

/**
 * Takes due mails of the oldest issue that has some, as many as its rate allows now: after a pause those of a minute at
 * most. A time further off than one mail is one of a clock that was set back since.
 */
export const CLAIM_OF_ISSUE = `
  with pace as (
    select i.id, interval '1 hour' / i.mails_per_hour as step,
      case when i.next_at > now() then now() else greatest(i.next_at, now() - interval '1 minute') end as start_at
    from hub.newsletter_issues i
    where i.mails_per_hour > 0
      and (i.next_at <= now() or i.next_at > now() + interval '1 hour' / i.mails_per_hour)
      and exists (
        select from hub.outbox o where o.issue_id = i.id and o.gave_up_at is null and o.due_at <= now()
      )
    order by i.created_at limit 1 for update of i skip locked
  ), due as (
    select o.id from pace, lateral (
      select id from hub.outbox
      where issue_id = pace.id and gave_up_at is null and due_at <= now()
      order by attempts, due_at
      limit least($1::int, floor(extract(epoch from now() - pace.start_at) / extract(epoch from pace.step))::int + 1)
      for update skip locked
    ) o
  ), paced as (
    update hub.newsletter_issues i set next_at = pace.start_at + (select count(*) from due) * pace.step
    from pace where i.id = pace.id
  ), claimed as (
    update hub.outbox o set attempts = attempts + 1, due_at = now() + $2::float8 * interval '1 second'
    from due where o.id = due.id
    returning o.id, o.attempts, o.subscriber_id, o.issue_id
  )
  select c.id, c.attempts, 'newsletter' as kind, s.email, s.unsubscribe_token as token, c.issue_id as issue
  from claimed c join public.newsletter_subscribers s on s.id = c.subscriber_id`;

/** Gives a mail up because its address was refused for good, and notes it where the mail is of an issue. */
export const REFUSED = `
  with given_up as (
    update hub.outbox set last_error = $2, due_at = now(), gave_up_at = now() where id = $1
    returning subscriber_id, issue_id
  )
  update hub.newsletter_deliveries d set refused_at = now(), refusal = $2
  from given_up g where d.subscriber_id = g.subscriber_id and d.issue_id = g.issue_id and d.refused_at is null`;

/** Puts after a statement that puts mails back, as `put_back`: their addresses were not refused after all. */
export const NOT_REFUSED = `
  update hub.newsletter_deliveries d set refused_at = null, refusal = null
  from put_back p where d.subscriber_id = p.subscriber_id and d.issue_id = p.issue_id and d.refused_at is not null`;
