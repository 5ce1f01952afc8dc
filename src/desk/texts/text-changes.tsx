import { fieldName, textsCopy as copy } from './texts-copy.ts';
import type { DiffPart } from './word-diff.ts';
import { hint, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { changed } from './texts.late.css.ts';
import { hiddenParts } from '#styles/text.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface TextChangesProps {
  /** The fields that differ, each with its words. */
  changes: readonly { key: string; parts: readonly DiffPart[] }[];
  /** The version that is compared with; missing for what is in the shop. */
  version: number | undefined;
  onStop: () => void;
}

const Spoken = ({ children }: { children: string }) => <span className={hiddenParts.root}>{children}</span>;

/** A piece of a diff: struck through or underlined, with a label for screen readers. */
function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'same') return <span>{text}</span>;
  if (kind === 'skipped')
    return (
      <>
        {' … '}
        <Spoken>{copy.skipped}</Spoken>
      </>
    );
  const Tag = kind === 'gone' ? 'del' : 'ins';
  return (
    <Tag>
      <Spoken>{copy.change[kind]}</Spoken>
      <span>{text}</span>
      <Spoken>{copy.end}</Spoken>
    </Tag>
  );
}

/** What the fields say differently, word by word. */
export const TextChanges = ({ changes, version, onStop }: TextChangesProps) => (
  <section className={panel} aria-labelledby="co-sie-zmieni">
    <h2 id="co-sie-zmieni" tabIndex={-1}>
      {copy.changes}
    </h2>
    <p className={hint}>{copy.changesOf(version)}</p>
    {version !== undefined && (
      <div className={row}>
        <DeskButton kind="ghost" icon="undo" onPress={onStop}>
          {copy.stopComparing}
        </DeskButton>
      </div>
    )}
    {changes.length === 0 && <p>{copy.changesNone}</p>}
    {changes.map(({ key, parts }) => (
      <div key={key}>
        <h3>{fieldName(key)}</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
        <div className={changed} role="group" aria-label={copy.changesIn(fieldName(key))} tabIndex={0}>
          {parts.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
            <Part key={index} part={part} />
          ))}
        </div>
      </div>
    ))}
  </section>
);
