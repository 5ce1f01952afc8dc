import { Fragment } from 'react';
import { Icon } from '#blocks/icon.tsx';
import { answerPageCopy as copy } from '#copy/answer/answer-page.ts';
import { ZODIAC_LOCATIVE } from '#copy/sky/zodiac-locative.ts';
import { markedParts } from '#domain/answer/marked-text.ts';
import type { ShownAnswer } from '#domain/answer/sent-answer.ts';
import * as css from '#styles/answer/answer-page.late.css.ts';

interface Paragraph {
  text: string;
  /** Where it ends in the text. */
  end: number;
}

/** Blank lines separate paragraphs; single breaks stay. */
function paragraphsOf(whole: string): Paragraph[] {
  let end = 0;
  return whole
    .split(/\n[^\S\n]*\n\s*/)
    .filter((one) => one.trim() !== '')
    .map((text) => ({ text, end: (end += text.length + 1) }));
}

/** As many letters as about three lines of the sheet have. */
const ENDING_CHARACTERS = 180;

/** As many as a third of a page has: what is held together leaves as much of the page before it empty. */
const LONGEST_ENDING = 1_000;

/** Letters of a line on paper, which a short line takes the room of, too. */
const LINE_CHARACTERS = 60;

const roomOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(line.length, LINE_CHARACTERS), 0);

/** Where a letter's ending begins: its last lines, in whole paragraphs. A paragraph that is too long stays before it. */
function endingOf(paragraphs: readonly Paragraph[]): number {
  let [at, length] = [paragraphs.length, 0];
  while (at > 0 && length < ENDING_CHARACTERS) {
    length += roomOf(paragraphs[at - 1]?.text ?? '');
    if (length > LONGEST_ENDING) break;
    at -= 1;
  }
  return at;
}

/** Sheet with an answer: the date, the text, the signature. */
export const AnswerSheet = ({ answer }: { answer: ShownAnswer }) => (
  <article className={css.sheet} aria-labelledby="list">
    {css.CORNERS.map((corner) => (
      <span key={corner} className={corner} aria-hidden="true" />
    ))}
    <p className={css.date} id="list">
      <span>{copy.day(answer.answeredAt)}</span> <span>{copy.moon(ZODIAC_LOCATIVE[answer.moonSign])}</span>
    </p>
    <p className={css.rule} aria-hidden="true">
      <Icon name="logo" size={30} />
    </p>
    {answer.correctedAt && <p className={css.corrected}>{copy.corrected(answer.correctedAt)}</p>}
    <AnswerText answer={answer} />
  </article>
);

/** Parts of the answer's text. In print its last lines stay together with the signature, which is the last of them. */
function AnswerText({ answer: { parts, fairyName, note } }: { answer: ShownAnswer }) {
  const ending = parts.at(-1);
  return (
    <div className={css.text}>
      {parts.map((part) => {
        const paragraphs = paragraphsOf(part.text);
        const from = part === ending ? endingOf(paragraphs) : paragraphs.length;
        const words = (paragraph: Paragraph) => (
          <p key={paragraph.end}>
            <Words text={paragraph.text} />
            {part === ending && paragraph === paragraphs.at(-1) && (
              <>
                <br />
                <Signature name={fairyName} />
              </>
            )}
          </p>
        );
        return (
          <Fragment key={part.question?.number ?? 0}>
            {part.question && (
              <h2>
                <small>{copy.question(part.question.number)}</small> <span>{part.question.text}</span>
              </h2>
            )}
            {paragraphs.slice(0, from).map(words)}
            {part === ending && (
              <div className={css.ending}>
                {paragraphs.slice(from).map(words)}
                {note !== undefined && <div className={css.note}>{note}</div>}
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

const Words = ({ text }: { text: string }) =>
  markedParts(text).map((one) =>
    one.isBold ? <b key={one.end}>{one.text}</b> : <span key={one.end}>{one.text}</span>,
  );

const Signature = ({ name }: { name: string }) => (
  <span className={css.signature}>
    <span>{name}</span>
    <img src={css.SEAL} alt="" width="60" height="60" />
  </span>
);
