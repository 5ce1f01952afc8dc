import { guideCopy } from '#copy/purchase/guide.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { RadioCards } from '#kit/radio-cards.tsx';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/purchase/guide.late.css.ts';
import { muted } from '#styles/text.css.ts';
import { variantParts } from '#styles/purchase/variant-step.css.ts';
import type { GuideQuestion } from '#domain/guide/suggestion.ts';
import type { GuideHints } from '#domain/guide/hints.ts';
import { guideSteps } from '../guide/guide-options.ts';
import { GUIDE_HEADING, OptionCard } from '../guide/guide-step.tsx';

/** The guide's three questions without scripts, in one form; its answers are posted, so no address contains them. */
export const PlainGuideForm = ({
  hints,
  answers,
}: {
  hints: GuideHints | undefined;
  /** What was answered before, and could not be compared. */
  answers: Readonly<Partial<Record<GuideQuestion, string>>>;
}) => (
  <form method="post" action={PLAIN_GUIDE_PATH}>
    <h1 id={GUIDE_HEADING} className={css.title}>
      {guideCopy.open}
    </h1>
    {guideSteps(hints).map(({ question, title, lead, options }) => (
      <section key={question} className={css.question} aria-labelledby={`pytanie-${question}`}>
        <h2 id={`pytanie-${question}`}>{title}</h2>
        <p className={muted}>{lead}</p>
        <RadioCards
          labelledBy={`pytanie-${question}`}
          name={question}
          value={answers[question]}
          onValueChange={() => undefined}
          parts={{ ...variantParts, root: css.options, body: css.option }}
          options={options.map((option) => ({
            value: option.value,
            content: <OptionCard option={option} />,
          }))}
        />
      </section>
    ))}
    <p className={css.actions}>
      <button type="submit" className={buttonClass.primary}>
        {guideCopy.show}
      </button>
    </p>
  </form>
);
