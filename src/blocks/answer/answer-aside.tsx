import { ratingCopy } from '#copy/rate-answer.ts';
import { RATE_PATH, RATING_KEY, STARS, STARS_FIELD } from '#domain/ratings.ts';
import { answerPageCopy as copy } from '#copy/answer-page.ts';
import { formatPrice } from '#copy/format.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import * as css from '#styles/answer-page.late.css.ts';
import { panel } from '#styles/layout.css.ts';
import { muted, small } from '#styles/text.css.ts';

export interface AnswerAsideProps {
  answer: ShownAnswer;
  /** Where the page that rates the answer is; missing once it cannot be rated. */
  rateHref: string | undefined;
  /** Where the press that closes the page goes. */
  closeAction: string;
}

/** What can be done with a letter that was read: ask on, rate it, print it, close its page. */
export const AnswerAside = ({ answer, rateHref, closeAction }: AnswerAsideProps) => (
  <div className={css.aside}>
    <AskAgain answer={answer} />
    {rateHref !== undefined && (
      <section className={panel} aria-labelledby="ocena">
        <h2 className={css.asideTitle} id="ocena">
          {copy.rate}
        </h2>
        {answer.stars === undefined ? (
          <form method="post" action={RATE_PATH} noValidate>
            <input type="hidden" name={RATING_KEY} value={answer.ratingKey} />
            <div className="stars" role="radiogroup" aria-labelledby="ocena">
              {STARS.map((stars) => (
                <label key={stars}>
                  <input type="radio" name={STARS_FIELD} value={stars} />
                  <i aria-hidden="true" />
                  <b>{ratingCopy.choice(stars)}</b>
                </label>
              ))}
            </div>
            <p className={`${small} ${muted}`}>{copy.rateLead}</p>
            <button className={css.action}>{ratingCopy.save}</button>
          </form>
        ) : (
          <p>
            <a href={rateHref}>{ratingCopy.choice(answer.stars)}</a>
          </p>
        )}
      </section>
    )}
    <button type="button" className={`${css.action} ${css.withScripts}`} data-print="">
      {copy.print}
    </button>
    <p className={`${small} ${muted} ${css.withoutScripts}`}>{copy.printHint}</p>
    <p className={`${small} ${muted}`}>{copy.private(answer.retention)}</p>
    <details className={css.closing} open={answer.problem !== undefined}>
      <summary>{copy.close}</summary>
      {answer.problem !== undefined && (
        <p role="alert" className={css.problem}>
          {answer.problem}
        </p>
      )}
      <p className={`${small} ${muted}`}>{copy.closeLead}</p>
      <form method="post" action={closeAction}>
        <button className={css.action}>{copy.close}</button>
      </form>
    </details>
  </div>
);

/** The way to one more question to the same specialist, and to the same service again. */
const AskAgain = ({ answer: { ask, same, fairyName, portrait, productName } }: { answer: ShownAnswer }) => (
  <section className={panel} aria-labelledby="jeszcze-raz">
    <div className={css.again}>
      {portrait !== undefined && <img src={portrait} alt="" width="64" height="80" />}
      <div>
        <h2 className={css.asideTitle} id="jeszcze-raz">
          {copy.ask}
        </h2>
        <p className={`${small} ${muted}`}>{ask ? copy.askLead : copy.askGone(fairyName)}</p>
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
  </section>
);
