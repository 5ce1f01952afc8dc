import { Icon } from '#blocks/icon.tsx';
import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { RATE_STEP, STARS, STARS_FIELD } from '#domain/ratings.ts';
import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import { orderAgainCopy } from '#copy/purchase/order-again.ts';
import { formatPrice } from '#copy/site/format.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import { STAR_LINE, STAR_SHAPE } from '#domain/star-shape.ts';
import * as css from '#styles/answer/answer-aside.late.css.ts';
import { panel } from '#styles/layout.css.ts';
import { muted, small } from '#styles/text.css.ts';

export interface AnswerAsideProps {
  answer: ShownAnswer;
  /** Path of the answer's page, including its key; its forms post to it. */
  path: string;
}

/** Column beside an answer: links to order again, the rating, printing, and closing the page. */
export const AnswerAside = ({ answer, path }: AnswerAsideProps) => (
  <div className={css.aside}>
    <AskAgain answer={answer} />
    {answer.isRatable && <Rating answer={answer} action={`${path}/${RATE_STEP}#ocena`} />}
    <button type="button" className={`${css.action} ${css.withScripts}`} data-print="">
      <Icon name="print" size={22} />
      <span>{copy.print}</span>
    </button>
    <p className={`${small} ${muted} ${css.withoutScripts}`}>{copy.printHint}</p>
    <p className={`${small} ${muted}`}>{copy.private(answer.retention)}</p>
    <details className={css.closing} open={answer.problem?.at === 'closing'}>
      <summary>{copy.close}</summary>
      <Problem answer={answer} at="closing" />
      <p className={`${small} ${muted}`}>{copy.closeLead}</p>
      <form method="post" action={path}>
        <button className={css.action}>{copy.close}</button>
      </form>
    </details>
  </div>
);

const Problem = ({ answer: { problem }, at }: { answer: ShownAnswer; at: 'rating' | 'closing' }) =>
  problem?.at === at && (
    <p role="alert" className={css.problem}>
      {problem.text}
    </p>
  );

/** Form for a rating in stars, given once. A comment can be added only by the link in the mail. */
const Rating = ({ answer, action }: { answer: ShownAnswer; action: string }) => (
  <section className={panel} aria-labelledby="ocena">
    <h2 className={css.asideTitle} id="ocena">
      {copy.rate}
    </h2>
    {answer.stars === undefined ? (
      <form method="post" action={action} noValidate>
        <Problem answer={answer} at="rating" />
        <div className="stars" role="radiogroup" aria-labelledby="ocena">
          {STARS.map((stars) => (
            <label key={stars}>
              <input type="radio" name={STARS_FIELD} value={stars} />
              <i aria-hidden="true">
                <svg viewBox="0 0 24 24" strokeWidth={STAR_LINE}>
                  <path d={STAR_SHAPE} />
                </svg>
              </i>
              <b>{ratingCopy.choice(stars)}</b>
            </label>
          ))}
          {answer.problem?.at !== 'rating' && <span className="none">{ratingCopy.none}</span>}
        </div>
        <p className={`${small} ${muted}`}>{ratingCopy.onceShort}</p>
        <button className={css.action}>{ratingCopy.save}</button>
      </form>
    ) : (
      <>
        <p>{ratingCopy.given(answer.stars)}</p>
        <p className={`${small} ${muted}`}>{ratingCopy.wordsByMail}</p>
      </>
    )}
  </section>
);

/** Links for another order: a question to the same specialist, and the same service again. */
const AskAgain = ({
  answer: { ask, same, instead, fairyName, portrait, productName },
}: {
  answer: ShownAnswer;
}) => (
  <section className={panel} aria-labelledby="jeszcze-raz">
    <div className={css.again}>
      {portrait !== undefined && <img src={portrait} alt="" width="64" height="80" />}
      <div>
        <h2 className={css.asideTitle} id="jeszcze-raz">
          {copy.ask}
        </h2>
        <p className={`${small} ${muted}`}>{ask ? copy.askLead : copy.askGone(fairyName)}</p>
        {ask?.isBusy && <p className={`${small} ${muted}`}>{copy.askBusy(fairyName)}</p>}
      </div>
    </div>
    {ask ? (
      <a className={`${css.action} ${css.main}`} href={ask.href}>
        {copy.askFor(formatPrice(ask.price))}
      </a>
    ) : (
      <a className={css.action} href="/wrozby">
        {copy.askOthers}
      </a>
    )}
    {same && (
      <p className={css.same}>
        <a href={same.href}>{copy.again}</a>
        <span className={`${small} ${muted}`}>{copy.againFor(productName, formatPrice(same.price))}</span>
      </p>
    )}
    {instead && (
      <p className={css.same}>
        <span className={`${small} ${muted}`}>
          {instead.kind === 'chart' ? orderAgainCopy.chart : orderAgainCopy.orderGone(fairyName)}
        </span>
        <a href={instead.href}>
          {instead.kind === 'chart' ? orderAgainCopy.chartLink : orderAgainCopy.orderOthers}
        </a>
      </p>
    )}
  </section>
);
