import { AnswerCards } from '#blocks/answer/answer-cards.tsx';
import { READY_SPREADS } from '#copy/purchase/tarot.ts';
import { servicesCopy as copy } from './services-copy.ts';
import type { Elements } from '#kit/elements.ts';
import { DECK, MOST_CARDS } from '#domain/answer/tarot.ts';
import { positionsIn, tidyService } from '#schemas/desk/service-problem.ts';
import { select } from '#styles/desk/access.css.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { spreadNight } from '#styles/desk/specialists.late.css.ts';
import { fieldParts } from '#styles/field.css.ts';

export interface SpreadFieldProps {
  /** The typed positions, one a line. */
  value: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  /** The field of the positions. */
  children: Elements;
}

/** List option for positions that match no preset spread. */
const OWN = 'own';

const READY = Object.entries(READY_SPREADS).map(([count, positions]) => ({
  count,
  text: positions.join('\n'),
}));
/** A ready spread is one, however its spaces are typed. */
const plain = (text: string) => tidyService('spread', text).replaceAll('\u00A0', ' ');

/** Field for a tarot service's spread: presets, the names of its positions, and a preview of the layout. */
export function SpreadField({ value, isReadOnly, onChange, children }: SpreadFieldProps) {
  const positions = positionsIn(tidyService('spread', value)).slice(0, MOST_CARDS);
  const ready = READY.find(({ text }) => plain(text) === plain(value))?.count;
  const chosen = ready ?? (positions.length === 0 ? '' : OWN);
  return (
    <>
      <div className={fieldParts.root}>
        <label className={fieldParts.label} htmlFor="usluga-gotowy">
          {copy.ready}
        </label>
        <select
          id="usluga-gotowy"
          className={select}
          value={chosen}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(READY.find(({ count }) => count === target.value)?.text ?? '')}
        >
          <option value="">{copy.readyNone}</option>
          {READY.map(({ count }) => (
            <option key={count} value={count}>
              {copy.readyOne(Number(count))}
            </option>
          ))}
          {chosen === OWN && <option value={OWN}>{copy.readyOwn}</option>}
        </select>
      </div>
      {children}
      {positions.length > 0 && (
        <section className={tightStack} aria-labelledby="uklad-kart">
          <h3 id="uklad-kart">{copy.spreadPreview}</h3>
          <p className={hint}>{copy.spreadPreviewText}</p>
          <div className={spreadNight} inert>
            <AnswerCards
              name=""
              cards={positions.map((position, place) => ({
                position,
                card: DECK[place] ?? 'major-0',
                isReversed: false,
              }))}
            />
          </div>
        </section>
      )}
    </>
  );
}
