import { specialistPageCopy as copy } from '#copy/purchase/specialist-page.ts';
import type { Sample } from '#domain/specialists/samples.ts';
import * as css from '#styles/purchase/specialist-page.late.css.ts';

/** A made-up answer, said to be one: question, then the answer. */
export const SampleAnswer = ({ sample: { question, answer } }: { sample: Sample }) => (
  <div className={css.answer}>
    <p className={css.note}>{copy.made}</p>
    {question !== '' && (
      <blockquote className={css.question}>
        <p>{question}</p>
      </blockquote>
    )}
    {[...new Set(answer.split(/\n{2,}/))].map((paragraph) => (
      <p key={paragraph} className={css.paragraph}>
        {paragraph}
      </p>
    ))}
  </div>
);
