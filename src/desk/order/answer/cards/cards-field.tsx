import { useId, useState, type KeyboardEvent } from 'react';
import { cardName, laidCardName, positionName } from '#copy/purchase/tarot.ts';
import { cardPicture, DECK, drawCard, MOST_CARDS, moveCard, type LaidCard } from '#domain/answer/tarot.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { control, part, partHead } from '#styles/desk/order.css.ts';
import { BothVersions, type AnswerFieldProps } from '../answer-field.tsx';
import { cardsCopy as copy } from './cards-copy.ts';
import { readCards, writeCards } from './cards-text.ts';
import { findCard } from './find-card.ts';
import { laidCards, toLay } from './cards.late.css.ts';

export interface CardsFieldProps extends Pick<
  AnswerFieldProps,
  'value' | 'isUnsaved' | 'isReadOnly' | 'other' | 'onChange' | 'onDecide'
> {
  /** Names of the spread's positions; empty where the number of cards names them. */
  spread: readonly string[];
}

/** A number from 0 up to 1 from the browser's own chance, which nobody can foresee. */
const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The cards of one version, to compare. */
const inWords = (text: string) => readCards(text).map(laidCardName).join(', ') || copy.noCards;

/** Field for the cards of a tarot answer: found by name or drawn, reversed, moved and removed, by keyboard or touch. */
export function CardsField({
  spread,
  value,
  isUnsaved,
  isReadOnly,
  other,
  onChange,
  onDecide,
}: CardsFieldProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const id = useId();
  const cards = readCards(value);
  const change = (next: readonly LaidCard[]) => onChange(writeCards(next));
  const isFull = cards.length >= Math.max(spread.length, spread.length === 0 ? MOST_CARDS : 1);
  const positionAt = (place: number, count = cards.length) => positionName(spread, place, count);

  function lay(card: LaidCard | undefined) {
    if (!card) return;
    setTyped('');
    setSaid(copy.laid(positionAt(cards.length, cards.length + 1), laidCardName(card)));
    change([...cards, card]);
  }
  function move(place: number, by: -1 | 1) {
    const card = cards[place];
    if (card) setSaid(copy.moved(positionAt(place + by), laidCardName(card)));
    change(moveCard(cards, place, by));
  }
  function turn(place: number) {
    const next = cards.map((one, at) => (at === place ? { ...one, isReversed: !one.isReversed } : one));
    const card = next[place];
    if (card) setSaid(copy.moved(positionAt(place), laidCardName(card)));
    change(next);
  }
  function layTyped() {
    const card = findCard(typed);
    if (card === undefined) setSaid(copy.unknown(typed));
    else if (cards.some((one) => one.card === card)) setSaid(copy.lies(cardName(card)));
    else lay({ card, isReversed: false });
  }
  const layOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    layTyped();
  };

  return (
    <div
      className={part}
      role="group"
      aria-labelledby={`${id}-karty`}
      data-unsaved={isUnsaved ? '' : undefined}
    >
      <div className={partHead}>
        <b id={`${id}-karty`}>{copy.title}</b>
        <span className={hint}>{copy.counted(cards.length, spread.length)}</span>
      </div>
      {other ? (
        <BothVersions
          value={inWords(value)}
          other={{ ...other, text: inWords(other.text) }}
          onDecide={onDecide}
          isWhole
        />
      ) : (
        <div className={tightStack}>
          {cards.length === 0 && <p className={hint}>{copy.none}</p>}
          <ol className={laidCards}>
            {cards.map((card, place) => {
              const name = cardName(card.card);
              return (
                <li key={card.card}>
                  <img src={cardPicture(card)} alt="" width="54" height="90" loading="lazy" />
                  <div className={tightStack}>
                    <p>
                      <small>{positionAt(place)}</small> <b>{laidCardName(card)}</b>
                    </p>
                    {!isReadOnly && (
                      <div className={row}>
                        <DeskButton
                          kind="quiet"
                          aria-label={copy.reverse(name)}
                          aria-pressed={card.isReversed}
                          onPress={() => turn(place)}
                        >
                          {copy.signs.reverse}
                        </DeskButton>
                        {place > 0 && (
                          <DeskButton
                            kind="quiet"
                            aria-label={copy.earlier(name)}
                            onPress={() => move(place, -1)}
                          >
                            {copy.signs.earlier}
                          </DeskButton>
                        )}
                        {place < cards.length - 1 && (
                          <DeskButton
                            kind="quiet"
                            aria-label={copy.later(name)}
                            onPress={() => move(place, 1)}
                          >
                            {copy.signs.later}
                          </DeskButton>
                        )}
                        <DeskButton
                          kind="quiet"
                          aria-label={copy.takeCard(name)}
                          onPress={() => {
                            setSaid(copy.taken(name));
                            change(cards.filter((one) => one !== card));
                          }}
                        >
                          {copy.signs.take}
                        </DeskButton>
                      </div>
                    )}
                  </div>
                </li>
              );
            })}
          </ol>
          {!isReadOnly && !isFull && (
            <div className={toLay}>
              <div>
                <label htmlFor={id}>{copy.search}</label>
                <input
                  id={id}
                  className={control}
                  list={`${id}-talia`}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  onKeyDown={layOnEnter}
                />
                <datalist id={`${id}-talia`}>
                  {DECK.filter((card) => cards.every((one) => one.card !== card)).map((card) => (
                    <option key={card}>{cardName(card)}</option>
                  ))}
                </datalist>
              </div>
              <DeskButton kind="ghost" onPress={layTyped}>
                {copy.lay}
              </DeskButton>
              <DeskButton kind="ghost" onPress={() => lay(drawCard(cards, chance))}>
                {copy.draw}
              </DeskButton>
            </div>
          )}
          {cards.length > 0 && !isReadOnly && <p className={hint}>{copy.bold}</p>}
          <p className={hint} role="status">
            {isFull && !isReadOnly && said === '' ? copy.full : said}
          </p>
        </div>
      )}
    </div>
  );
}
