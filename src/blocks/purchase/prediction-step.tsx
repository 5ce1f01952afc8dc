import { CHOOSE, ORDER_STEPS, SERVICE_CHOICE } from '#copy/purchase/order-steps.ts';
import { panel, stack } from '#styles/layout.css.ts';
import { firstHead, narrow, step } from '#styles/purchase/step.css.ts';
import type { ComponentType } from 'react';
import { SelectInput, type SelectInputProps } from '../select-input.tsx';
import { StepHeading } from './step-heading.tsx';
import { GuideLink } from './guide-link.tsx';

export interface PredictionStepProps {
  /** PRODUCTS_NAMES of the page's content; defaults to our copy (SH-13). */
  heading?: string | undefined;
  /** "title (price zł)" or "title (od price zł)" (OP-6). */
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** The dropdown: the kit's unless given, or the browser's own for a page without scripts. */
  Select?: ComponentType<SelectInputProps>;
  /** Path of the guide, linked beside the heading. */
  guide?: string | undefined;
  /** An order is being placed: nothing can be chosen. */
  locked?: boolean | undefined;
}

const HEADING = 'wariant-naglowek';

/** Step one of a prediction: the dropdown of question packages (OP-6). */
export const PredictionStep = ({
  heading,
  guide,
  options,
  value,
  onChoose,
  Select = SelectInput,
  locked,
}: PredictionStepProps) => (
  <section
    id="wariant"
    className={`${step} ${narrow} ${panel} ${stack}`}
    aria-labelledby={HEADING}
    inert={locked}
  >
    <div className={firstHead}>
      <StepHeading id={HEADING} step={1}>
        {heading ?? ORDER_STEPS[0].title}
      </StepHeading>
      {guide !== undefined && <GuideLink to={guide} />}
    </div>
    <Select
      label={SERVICE_CHOICE}
      name="wariant"
      value={value}
      options={options}
      onValueChange={onChoose}
      placeholder={CHOOSE}
    />
  </section>
);
