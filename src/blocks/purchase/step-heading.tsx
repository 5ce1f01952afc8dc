import { numeral } from '#styles/purchase/step.css.ts';

const NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

/** Formats 1 to 12 as a Roman numeral; higher numbers are returned as they are. */
export const roman = (n: number) => NUMERALS[n - 1] ?? String(n);

export interface StepHeadingProps {
  /** Id for the section's `aria-labelledby`. */
  id: string;
  /** 1 to 4. */
  step: number;
  children: string;
}

/** Heading of one step of the purchase, focusable by script; screen readers skip its numeral. */
export const StepHeading = ({ id, step, children }: StepHeadingProps) => (
  <h2 id={id} tabIndex={-1}>
    <span className={numeral} aria-hidden="true">
      {`${roman(step)}.`}
    </span>
    <span>{children}</span>
  </h2>
);
