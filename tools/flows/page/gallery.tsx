import { statesOf } from '../../model/machine-parts.ts';
import type { Model } from '../../model/model.ts';
import { pathOf, wordsOf } from '../active-states.ts';
import { WIDTHS, type Shots } from '../reports/shots.ts';
import { pageWords, WIDTH_WORDS } from '../words/page.ts';
import * as css from './gallery.css.ts';
import * as layout from './layout.css.ts';

interface ShotPairProps {
  shots: Shots;
  words: string;
}

/** The screenshots of one state, each linked to its full size. */
export function ShotPair({ shots: { files }, words }: ShotPairProps) {
  return (
    <div className={css.pair}>
      {WIDTHS.map((width) => {
        const file = files[width];
        const address = `/screens/${file}`;
        return (
          file !== undefined && (
            <a key={width} href={address} target="_blank" rel="noreferrer" data-width={width}>
              <img
                className={css.shot}
                src={address}
                alt={pageWords.shot(WIDTH_WORDS[width], words)}
                loading="lazy"
              />
            </a>
          )
        );
      })}
    </div>
  );
}

interface GalleryProps {
  model: Model;
  shots: readonly Shots[];
  onPick: (stateId: string) => void;
}

/** The screens of a flow: screenshots of its states in the order of the machine. */
export function Gallery({ model, shots, onPick }: GalleryProps) {
  const shown = statesOf(model.machine).flatMap((node) => {
    const own = shots.find(({ state }) => state === pathOf(node));
    return own ? [{ node, own }] : [];
  });
  if (shown.length === 0) return <p className={layout.quiet}>{pageWords.noShots}</p>;
  return (
    <ul className={css.list}>
      {shown.map(({ node, own }) => (
        <li key={node.id}>
          <button type="button" className={layout.nowState} onClick={() => onPick(node.id)}>
            {wordsOf(node)}
          </button>
          <ShotPair shots={own} words={wordsOf(node)} />
        </li>
      ))}
    </ul>
  );
}
