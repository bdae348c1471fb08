import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { introduction } from '#src/model/schemas/introduction.ts';

const file = readFileSync(join(import.meta.dirname, '../../../../../content/pages/introduction.yaml'), 'utf8');
const film = () => introduction.parse(parse(file));
const messages = (data: unknown) =>
  introduction
    .safeParse(data)
    .error?.issues.map(({ message }) => message)
    .join('\n');

describe('the film', () => {
  it('has scenes and captions that follow the rules', () => {
    expect(messages(parse(file))).toBeUndefined();
  });

  it('may not show a caption too short to be read', () => {
    const hurried = film();
    const caption = hurried.scenes[0]?.captions[1];
    if (caption) caption.at = 7;
    expect(messages(hurried)).toMatch(/shows for 1 s; it takes 4\.\d s to read/);
  });

  it('may not begin a scene in silence', () => {
    const late = film();
    const caption = late.scenes[0]?.captions[0];
    if (caption) caption.at = 0.5;
    expect(messages(late)).toContain('The first caption begins with the scene');
  });

  it('lasts one to two minutes', () => {
    const long = film();
    const scene = long.scenes[0];
    if (scene) scene.seconds += 20;
    expect(messages(long)).toContain('60 to 120 seconds');
  });
});
