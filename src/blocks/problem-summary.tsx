import { orderFormCopy } from '#copy/purchase/order.ts';
import { errorCopy } from '#copy/site/errors.ts';
import { ErrorSummary } from '#kit/error-summary.tsx';
import { summaryParts } from '#styles/field.css.ts';
import { fieldId } from './form-binding.ts';

export interface ProblemSummaryProps {
  /** Validation messages by field name. */
  problems: Readonly<Record<string, string>>;
  /** Names of the fields from top to bottom; others come last, in the order of `problems`. */
  order: readonly string[];
  /** Number of rejected submits; each one moves the focus here. */
  rejections: number;
  /** Prefix of the controls' ids, as in FormBinding. */
  idPrefix?: string | undefined;
}

/** Adds whose field it is (the second person, a question's number), since several fields share a message. */
const whose = (name: string, order: readonly string[]) =>
  name.startsWith('partner')
    ? `${orderFormCopy.partner}: `
    : name.startsWith('question')
      ? `${orderFormCopy.question(+name.slice(8) + 1, order.includes('question1') ? 2 : 1)}: `
      : '';

/** Error summary of a form; each line links to its field (OF-7, A24). Renders nothing without problems. */
export function ProblemSummary({ problems, order, rejections, idPrefix }: ProblemSummaryProps) {
  const names = [...new Set([...order, ...Object.keys(problems)])];
  return (
    <ErrorSummary
      title={errorCopy.summaryTitle}
      problems={names.flatMap((name) => {
        const message = problems[name];
        return message === undefined
          ? []
          : [{ fieldId: fieldId(name, idPrefix), message: whose(name, order) + message }];
      })}
      focusKey={rejections}
      parts={summaryParts}
    />
  );
}
