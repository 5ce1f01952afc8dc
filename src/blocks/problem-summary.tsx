import { errorCopy } from '#copy/errors.ts';
import { ErrorSummary } from '#kit/error-summary.tsx';
import { summaryParts } from '#styles/field.css.ts';
import { fieldId } from './form-binding.ts';

export interface ProblemSummaryProps {
  /** A sentence for each wrong field, by field name. */
  problems: Readonly<Record<string, string>>;
  /** Names of the fields from top to bottom; others come last, in the order of `problems`. */
  order: readonly string[];
  /** How many submits were rejected; each brings focus here anew. */
  rejections: number;
  /** Begins the ids of the form's controls, as in its FormBinding. */
  idPrefix?: string | undefined;
}

/** What is wrong with a form; each line leads to its field (OF-7, A24). Nothing when nothing is wrong. */
export function ProblemSummary({ problems, order, rejections, idPrefix }: ProblemSummaryProps) {
  const names = [...new Set([...order, ...Object.keys(problems)])];
  return (
    <ErrorSummary
      title={errorCopy.summaryTitle}
      problems={names.flatMap((name) => {
        const message = problems[name];
        return message === undefined ? [] : [{ fieldId: fieldId(name, idPrefix), message }];
      })}
      focusKey={rejections}
      parts={summaryParts}
    />
  );
}
