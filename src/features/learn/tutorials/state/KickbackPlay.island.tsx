import { KickbackMini, KickbackPicture } from '#content/tutorials/phase-kickback/theory/KickbackPicture.tsx';
import { play } from '#content/tutorials/phase-kickback/theory/phase-kickback-play.ts';
import { PlayPanel } from './PlayPanel.tsx';

/** One call of a function, seen on the arrows of its inputs. */
export function KickbackPlay({ steps }: { steps: number }) {
  return <PlayPanel of={play} Picture={KickbackPicture} height={282} Mini={KickbackMini} steps={steps} />;
}
