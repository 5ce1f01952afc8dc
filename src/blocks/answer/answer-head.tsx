import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import { AnswerCards, CROSS, FEW } from './answer-cards.tsx';
import * as css from '#styles/answer/answer-page.late.css.ts';
import { wrap } from '#styles/layout.css.ts';

/** Layout of the cards beside the text, on wide screens. */
const layoutOf = (cards: number) =>
  cards === CROSS ? css.headOfCross : cards > 0 && cards <= FEW ? css.headOfFew : '';

/** Dark header above the answer: who, when, and what was asked. */
export const AnswerHead = ({ answer }: { answer: ShownAnswer }) => (
  <section className={css.night}>
    <div className={`${wrap} ${css.head} ${layoutOf(answer.cards.length)}`}>
      <div className={css.sealed}>
        {answer.portrait !== undefined && (
          <img className={css.portrait} src={answer.portrait} alt="" width="320" height="400" />
        )}
        <img className={css.seal} src={css.SEAL} alt="" width="120" height="120" />
      </div>
      <div className={answer.asked === undefined ? `${css.who} ${css.whoAlone}` : css.who}>
        <p className={css.nightRubric}>{copy.kicker(answer.productName)}</p>
        <h1>{copy.title(answer.fairyName)}</h1>
        {answer.born && <p className={css.when}>{copy.skyOf(answer.born)}</p>}
        <p className={css.when}>{copy.when(answer.answeredAt)}</p>
      </div>
      {answer.asked !== undefined && (
        <div className={css.asked}>
          <p className={css.nightRubric}>{copy.asked(answer)}</p>
          <blockquote>{`„${answer.asked}”`}</blockquote>
        </div>
      )}
      {answer.cards.length > 0 && <AnswerCards name={answer.fairyName} cards={answer.cards} />}
    </div>
  </section>
);
