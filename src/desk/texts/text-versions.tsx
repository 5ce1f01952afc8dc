import { formatMoment } from '#desk/copy/time.ts';
import { textsCopy as copy } from './texts-copy.ts';
import type { ShopText } from '#desk/domain/wire.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { actions, number as numeral, version as entry, versions as list } from './texts.late.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface TextVersionsProps {
  versions: ShopText['versions'];
  /** Epoch milliseconds. */
  now: number;
  /** Why nothing can be brought back now. */
  blocked: string | undefined;
  onCompare: (version: number) => void;
  /** Missing for who may not. */
  onRestore: ((version: number) => void) | undefined;
}

/** Whether a version can be brought back: neither the open draft nor what is in the shop. */
const isPast = ({ kind }: Pick<ShopText['versions'][number], 'kind'>) =>
  kind === 'replaced' || kind === 'discarded';

/** Every version of a text, the newest first, with who and when. */
export const TextVersions = ({ versions, now, blocked, onCompare, onRestore }: TextVersionsProps) => (
  <section className={panel} aria-labelledby="wersje">
    <h2 id="wersje">{copy.versions}</h2>
    {versions.length === 0 && <p>{copy.versionsNone}</p>}
    {blocked !== undefined && versions.some(isPast) && <p>{blocked}</p>}
    <ol className={list}>
      {versions.map(({ number, kind, at, author, restored }) => (
        <li key={number} className={entry}>
          <span className={numeral} aria-hidden="true">
            {number}
          </span>
          <span>
            <b aria-label={`${copy.version(number)}: ${copy.kind[kind]}`}>{copy.kind[kind]}</b>
            <br />
            <small>
              {[author ?? copy.noAuthor, formatMoment(at, now), restored === null ? '' : copy.from(restored)]
                .filter(Boolean)
                .join(', ')}
            </small>
          </span>
          <span className={actions}>
            <DeskButton
              kind="ghost"
              aria-label={copy.compareNumber(number)}
              onPress={() => onCompare(number)}
            >
              {copy.compare}
            </DeskButton>
            {onRestore && isPast({ kind }) && (
              <DeskButton
                kind="ghost"
                icon="undo"
                aria-label={copy.restoreNumber(number)}
                blocked={blocked !== undefined}
                onPress={() => onRestore(number)}
              >
                {copy.restore}
              </DeskButton>
            )}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
