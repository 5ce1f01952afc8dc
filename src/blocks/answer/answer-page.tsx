import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import { formatPrice } from '#copy/site/format.ts';
import { WITHDRAW_LABEL } from '#copy/law/withdraw-label.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import { withdrawalPath } from '#domain/paths/withdrawal-path.ts';
import * as css from '#styles/answer/answer-page.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { AnswerAside, type AnswerAsideProps } from './answer-aside.tsx';
import { AnswerHead } from './answer-head.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { AnswerSky } from './answer-sky.tsx';

export interface AnswerPageProps extends Omit<AnswerAsideProps, 'letter'> {
  answer: ShownAnswer;
  /** The chart of a birth horoscope. */
  sky: CalculatedChart | undefined;
}

/**
 * The answer's page, exactly as approved. The way to withdraw names the order and not its key: whoever else
 * holds the page's link must not be able to withdraw at once.
 */
export const AnswerPage = ({ answer, sky, ...aside }: AnswerPageProps) => (
  <div className={css.page}>
    <AnswerHead answer={answer} />
    <div className={`${wrap} ${css.body}`}>
      {sky ? (
        <>
          <AnswerSky sky={sky} />
          <div className={css.column}>
            <AnswerSheet answer={answer} />
            <AnswerAside answer={answer} {...aside} />
          </div>
        </>
      ) : (
        <>
          <AnswerSheet answer={answer} />
          <AnswerAside answer={answer} {...aside} />
        </>
      )}
    </div>
    <div className={`${wrap} ${css.quiet}`}>
      <span>
        {answer.totalPrice === undefined
          ? copy.giftFacts(answer.orderId)
          : copy.facts(answer.orderId, formatPrice(answer.totalPrice))}
      </span>
      {!answer.isGift && <a href={withdrawalPath(answer.orderId)}>{WITHDRAW_LABEL}</a>}
      <a href="/prosto/kontakt">{copy.wrong}</a>
    </div>
  </div>
);
