import { RATING_RULE_COPY } from '#copy/answer/rating-rules.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { RatingWords } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Typed } from '#desk/ui/typed.tsx';
import { list } from '#styles/desk/access.css.ts';
import { row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { wordsCopy as copy } from './words-copy.ts';

export interface WordsListProps {
  title: string;
  words: readonly RatingWords[];
  now: number;
  onShow: (words: RatingWords) => void;
  onRefuse: (words: RatingWords) => void;
}

const decisionOf = ({ state, rule, decidedBy = '' }: RatingWords) => {
  if (state === 'shown') return copy.shown(decidedBy);
  return state === 'refused' && rule ? copy.refused(decidedBy, RATING_RULE_COPY[rule]) : '';
};

/** Words beside ratings, whole, with what an owner can decide about them. */
export const WordsList = ({ title, words, now, onShow, onRefuse }: WordsListProps) => (
  <section className={panel} aria-label={title}>
    <h2>{title}</h2>
    {words.length === 0 && <p>{copy.nothingWaits}</p>}
    <ul className={list}>
      {words.map((one) => {
        const { ratingId, fairyName, firstName, stars, state } = one;
        return (
          <li key={ratingId}>
            <div>
              <b>{`${fairyName}, ${copy.stars(stars)}`}</b>
              <p>
                <Typed>{one.words}</Typed>
              </p>
              <small>
                <Typed>{copy.by(firstName, formatMoment(one.writtenAt, now))}</Typed>
              </small>
              <p>{decisionOf(one)}</p>
            </div>
            <span className={row}>
              {state !== 'shown' && (
                <DeskButton
                  kind="ghost"
                  icon="ok"
                  aria-label={copy.showLabel(firstName, fairyName)}
                  onPress={() => onShow(one)}
                >
                  {copy.show}
                </DeskButton>
              )}
              {state !== 'refused' && (
                <DeskButton
                  kind="ghost"
                  aria-label={copy.refuseLabel(firstName, fairyName)}
                  onPress={() => onRefuse(one)}
                >
                  {copy.refuse}
                </DeskButton>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
