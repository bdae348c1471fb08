import { ButtonLink } from '#src/design/Button.tsx';
import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

/** The buttons of the hero; the first is the main one. */
export function HeroActions({ actions }: { actions: WhatIsQuantumPage['actions'] }) {
  return actions.map((action, index) => (
    <ButtonLink key={action.href} href={action.href} variant={index === 0 ? 'primary' : 'secondary'}>
      {action.label}
    </ButtonLink>
  ));
}
