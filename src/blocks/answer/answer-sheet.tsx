import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import { ZODIAC_LOCATIVE } from '#copy/sky/zodiac-locative.ts';
import { markedParts } from '#domain/answer/marked-text.ts';
import type { AnswerPart, ShownAnswer } from '#domain/answer/sent-answer.ts';
import * as css from '#styles/answer/answer-page.late.css.ts';

/** Blank lines separate paragraphs; single breaks stay. `end` is where one ends in the text. */
function paragraphsOf(whole: string) {
  let end = 0;
  return whole
    .split(/\n[^\S\n]*\n\s*/)
    .filter((one) => one.trim() !== '')
    .map((text) => ({ text, end: (end += text.length + 1) }));
}

/** The almanac's sheet: the day, the letter, who signs it. */
export const AnswerSheet = ({ answer }: { answer: ShownAnswer }) => (
  <article className={css.sheet} aria-labelledby="list">
    {css.CORNERS.map((corner) => (
      <span key={corner} className={corner} aria-hidden="true" />
    ))}
    <p className={css.date} id="list">
      <span>{copy.day(answer.answeredAt)}</span> <span>{copy.moon(ZODIAC_LOCATIVE[answer.moonSign])}</span>
    </p>
    <p className={css.rule} aria-hidden="true" />
    {answer.correctedAt && <p className={css.corrected}>{copy.corrected(answer.correctedAt)}</p>}
    <div className={css.text}>
      {answer.parts.map((part) => (
        <Part key={part.question?.number ?? 0} part={part} />
      ))}
    </div>
    <p className={css.signature}>
      <span>{answer.fairyName}</span>
      <img src={css.SEAL} alt="" width="60" height="60" />
    </p>
    {answer.note !== undefined && <p className={css.note}>{answer.note}</p>}
  </article>
);

const Part = ({ part }: { part: AnswerPart }) => (
  <>
    {part.question && (
      <h2>
        <small>{copy.question(part.question.number)}</small> <span>{part.question.text}</span>
      </h2>
    )}
    {paragraphsOf(part.text).map(({ text, end }) => (
      <p key={end}>
        {markedParts(text).map((one) =>
          one.isBold ? <b key={one.end}>{one.text}</b> : <span key={one.end}>{one.text}</span>,
        )}
      </p>
    ))}
  </>
);
