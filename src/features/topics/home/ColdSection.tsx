import { MoreLink } from '#src/design/Button.tsx';
import { Illustration } from '#src/drawings/Illustration.tsx';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

/** The refrigerator, on the ground of its drawing. */
export function ColdSection({ texts }: { texts: HomePage['cold'] }) {
  return (
    <section id="cold" aria-labelledby="cold-title" className="border-y border-rule bg-ill-bg">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-10 lg:grid-cols-[7fr_5fr] [&_.\@container]:border-0">
        <Illustration name="dilution-refrigerator" />
        <div>
          <h2 id="cold-title" className="text-2xl">
            {texts.title}
          </h2>
          <p className="mt-3 font-serif text-lg">{texts.text}</p>
          <p className="mt-4">
            <MoreLink href={urls.topic('hardware')}>{texts.more}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  );
}
