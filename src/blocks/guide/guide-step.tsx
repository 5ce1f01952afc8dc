import { guideCopy } from '#copy/purchase/guide.ts';
import type { GuideQuestion } from '#domain/guide/suggestion.ts';
import { Button } from '#kit/button.tsx';
import { RadioCards } from '#kit/radio-cards.tsx';
import { buttonParts } from '#styles/button.css.ts';
import * as css from '#styles/purchase/guide.late.css.ts';
import { lead, linkButton, muted, rubric } from '#styles/text.css.ts';
import { variantParts } from '#styles/purchase/variant-step.css.ts';
import type { GuideHints } from '#domain/guide/hints.ts';
import { guideSteps, type GuideOption } from './guide-options.ts';

export interface GuideStepProps {
  question: GuideQuestion;
  /** The chosen answer, if there is one. */
  value: string | undefined;
  onChoose: (option: string) => void;
  onNext: () => void;
  /** Missing at the first question. */
  onBack?: (() => void) | undefined;
  onSkip: () => void;
  hints?: GuideHints | undefined;
  /** The answers are being compared. */
  isBusy: boolean;
}

/** Id of the heading that takes the focus at each step. */
export const GUIDE_HEADING = 'pomoz-naglowek';

/** One question of the guide: answers as radio cards, none of them required. */
export function GuideStep(props: GuideStepProps) {
  const { question, value, onChoose, onNext, onBack, onSkip, hints, isBusy } = props;
  const steps = guideSteps(hints);
  const place = steps.findIndex((step) => step.question === question);
  const step = steps[place];
  if (!step) return null;
  const isLast = place === steps.length - 1;
  return (
    <section aria-labelledby={GUIDE_HEADING} inert={isBusy}>
      <div className={css.head}>
        <p className={rubric}>{guideCopy.step(place + 1)}</p>
        <Button onPress={onSkip} parts={{ root: linkButton }}>
          {guideCopy.skip}
        </Button>
      </div>
      <h1 id={GUIDE_HEADING} tabIndex={-1} className={css.title}>
        {step.title}
      </h1>
      <p className={`${lead} ${muted} ${css.lead}`}>{step.lead}</p>
      <RadioCards
        key={question}
        labelledBy={GUIDE_HEADING}
        name={question}
        value={value}
        onValueChange={onChoose}
        parts={{ ...variantParts, root: css.options, body: css.option }}
        options={step.options.map((option) => ({
          value: option.value,
          content: <OptionCard option={option} />,
        }))}
      />
      <div className={css.actions}>
        <Button onPress={onNext} pending={isBusy} parts={buttonParts.primary}>
          {isBusy ? guideCopy.looking : isLast ? guideCopy.show : guideCopy.next}
        </Button>
        {onBack && (
          <Button onPress={onBack} parts={buttonParts.ghost}>
            {guideCopy.back}
          </Button>
        )}
      </div>
    </section>
  );
}

/** An answer: its title and what it means. */
export const OptionCard = ({ option: { title, text } }: { option: GuideOption }) => (
  <>
    <span className={css.optionTitle}>{title}</span> <span className={css.optionText}>{text}</span>
  </>
);
