import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import { laidCardName } from '#copy/purchase/tarot.ts';
import { cardPicture, type PlacedCard } from '#domain/answer/tarot.ts';
import * as css from '#styles/answer/answer-cards.late.css.ts';

export interface AnswerCardsProps {
  name: string;
  cards: readonly PlacedCard[];
}

/** Number of cards laid as a Celtic cross, and the most cards that fit one row on a phone. */
export const [CROSS, FEW] = [10, 3];

const Picture = (card: PlacedCard) => <img src={cardPicture(card)} alt="" width="240" height="400" />;

/** A tarot spread with position and name of each card: ten as a Celtic cross with a numbered list, others in rows. */
export const AnswerCards = ({ name, cards }: AnswerCardsProps) =>
  cards.length === CROSS ? (
    <>
      <ol className={css.cross} aria-hidden="true">
        {cards.map((card, place) => (
          <li key={card.card} className={css.CROSS_PLACES[place]}>
            <Picture {...card} />
            <b>{place + 1}</b>
          </li>
        ))}
      </ol>
      <ol className={css.crossList} aria-label={copy.cards(name)}>
        {cards.map((card, place) => (
          <li key={card.card}>
            <b aria-hidden="true">{place + 1}</b>
            <CardWords {...card} />
          </li>
        ))}
      </ol>
    </>
  ) : (
    <ol
      className={[css.spread, cards.length > FEW && css.manyCards, cards.length === 4 && css.pairs]
        .filter(Boolean)
        .join(' ')}
      aria-label={copy.cards(name)}
    >
      {cards.map((card) => (
        <li key={card.card}>
          <Picture {...card} />
          <CardWords {...card} />
        </li>
      ))}
    </ol>
  );

const CardWords = (card: PlacedCard) => (
  <p>
    <span className={css.position}>{card.position}</span>{' '}
    <span className={css.cardName}>{laidCardName(card)}</span>
  </p>
);
