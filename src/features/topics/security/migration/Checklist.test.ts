import { describe, expect, it } from 'vitest';
import { checklistMarkdown } from './Checklist.tsx';

describe('the check-list as Markdown', () => {
  it('has a heading a phase and a box a task', () => {
    const section = {
      shape: 'checklist' as const,
      id: 'checklist',
      title: 'Check-list',
      phases: [
        { name: 'Find', when: 'by 2026', tasks: ['List all keys', 'Name an owner'] },
        { name: 'Plan', tasks: ['Order them by risk'] },
      ],
    };
    expect(checklistMarkdown(section, '2026-11', 'https://hub.example.org/post-quantum-migration')).toBe(
      `# Check-list

From https://hub.example.org/post-quantum-migration, as of 2026-11.

## Find (by 2026)

- [ ] List all keys
- [ ] Name an owner

## Plan

- [ ] Order them by risk
`,
    );
  });
});
