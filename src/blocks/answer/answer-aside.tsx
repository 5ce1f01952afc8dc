import { answerPageCopy as copy } from '#copy/answer-page.ts';
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

/** What can be done with a letter that was read: rate it, print it, close its page. */
export const AnswerAside = ({ answer, rateHref, closeAction }: AnswerAsideProps) => (
  <div className={css.aside}>
    {rateHref !== undefined && (
      <section className={panel} aria-labelledby="ocena">
        <h2 className={css.asideTitle} id="ocena">
          {copy.rate}
        </h2>
        <p className={`${small} ${muted}`}>{copy.rateLead}</p>
        <a className={css.action} href={rateHref}>
          {copy.rateLink}
        </a>
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
