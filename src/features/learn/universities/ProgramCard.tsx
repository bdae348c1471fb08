import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import type { University } from '#src/model/schemas/university.ts';

type Program = University['programs'][number];

const tones: Record<Program['level'], BadgeTone> = {
  PhD: 'purple',
  Professional: 'orange',
  "Master's": 'blue',
  "Bachelor's": 'green',
  Multiple: 'gray',
};

export function ProgramCard({ program, university }: { program: Program; university: string }) {
  return (
    <article className="grid gap-x-8 gap-y-3 rounded-md border border-rule bg-surface p-5 @min-[42rem]:grid-cols-2">
      <div className="grid content-start gap-2.5">
        <p>
          <Badge tone={tones[program.level]}>{program.level}</Badge>
        </p>
        <h4 className="text-lg leading-[1.25]">{program.name}</h4>
        <p className="text-sm text-ink-2">{program.description}</p>
      </div>
      <div className="grid content-start gap-5 @min-[42rem]:pt-8">
        <BulletList items={program.highlights} />
        <p>
          <ExternalLink
            href={program.website}
            label={`Visit Program Website: ${program.name}, ${university}`}
            className={buttonClass('secondary')}
          >
            Visit Program Website
          </ExternalLink>
        </p>
      </div>
    </article>
  );
}
