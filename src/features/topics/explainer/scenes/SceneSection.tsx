import type { ReactNode } from 'react';
import { BulletList } from '#src/design/BulletList.tsx';
import { Formula } from '#src/design/Formula.tsx';
import { ChevronDown } from '#src/design/icons.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { SceneItem, WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

type Scenes = WhatIsQuantumPage['scenes'];

/** Anchor of a scene. */
export function sceneAnchor(id: SceneItem['id']): string {
  return `scene-${id}`;
}

/** The scenes by number and name, on one wire. */
export function SceneBar({ scenes }: { scenes: Scenes }) {
  return (
    <nav aria-label="Scenes" className="scene-bar">
      <ol>
        {scenes.items.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${sceneAnchor(id)}`}>
              <i>{index + 1}</i>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Props {
  scenes: Scenes;
  scene: SceneItem;
  references: PageReferences;
  /** The picture with its sentences. */
  children?: ReactNode;
}

/** One scene: its picture and sentences, and folded below them the formulas and what the picture hides. */
export function SceneSection({ scenes, scene, references, children }: Props) {
  const { id, title, numbers, breaks, sources } = scene;
  const anchor = sceneAnchor(id);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="scene">
      <h3 id={`${anchor}-title`} className="text-2xl">
        <span aria-hidden className="scene-number">
          {scenes.items.indexOf(scene) + 1}
        </span>
        {title}
      </h3>
      {children}
      <div className="scene-more">
        <Fold label={scenes.numbers} about={title}>
          {numbers.map((text) => (
            <p key={text}>
              <WithFormulas text={text} />
            </p>
          ))}
        </Fold>
        <Fold label={scenes.breaks} about={title}>
          <BulletList items={breaks} kind="con" />
        </Fold>
        <EntrySources sources={sources} references={references} />
      </div>
    </section>
  );
}

function Fold({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {label}
        <span className="visually-hidden">: {about}</span>
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </details>
  );
}

/** Text in which TeX stands between dollar signs. */
function WithFormulas({ text }: { text: string }) {
  return text.split('$').map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    index % 2 === 1 ? <Formula key={index} tex={piece} /> : piece,
  );
}
