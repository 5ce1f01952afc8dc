import type { ReactNode } from 'react';
import { numeral } from '#styles/step.css.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** A whole number from 1 as a Roman numeral; past twelve, which no page reaches, as it is. */
export const roman = (n: number) => NUMERALS[n - 1] ?? String(n);

export interface StepHeadingProps {
  /** Names the section: `aria-labelledby`. */
  id: string;
  /** 1 to 4. */
  step: number;
  children: ReactNode;
}

/** Heading of one step of the purchase. It can take focus from a script; its numeral is not read aloud. */
export const StepHeading = ({ id, step, children }: StepHeadingProps) => (
  <h2 id={id} tabIndex={-1}>
    <span className={numeral} aria-hidden="true">
      {roman(step)}.
    </span>
    {children}
  </h2>
);
