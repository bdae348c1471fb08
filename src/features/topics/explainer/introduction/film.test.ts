import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { entriesOf } from '#src/model/read-content.ts';
import { introduction } from '#src/model/schemas/introduction.ts';
import { IN_SERVICE } from './scenes/WhereItStands.tsx';

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
    if (caption) caption.at = 6;
    expect(messages(hurried)).toMatch(/shows for 1 s; it takes 2\.\d s to read/);
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

  it('R41.7: says where the field stands now, as the machines of the content have it', () => {
    const counts = entriesOf('machines')
      .filter(({ status, model }) => status === 'in service' && model === 'Gates')
      .map(({ figures }) => figures?.['physical-qubits']?.[0])
      .flatMap((newest) => (newest && 'count' in newest && newest.count ? [newest.count] : []));
    const [least, most] = IN_SERVICE;
    expect(Math.max(...counts)).toBe(most);
    expect(counts).toContain(least);
    expect(file).toContain(`about 100 to ${most} physical qubits`);
    expect(file).not.toMatch(/202[45], the largest|late 2024/);
  });
});
