import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import type { Elements } from '#kit/elements.ts';
import { hidden } from '#styles/text.css.ts';

export interface PlainFormProps {
  /** Where the form is sent; holds the choice, never what the customer typed. */
  action: string;
  /** Values that no visible field of the page holds; empty ones are left out. */
  carried: Readonly<Record<string, string>>;
  children: Elements;
}

/**
 * The form of an order page without scripts. Enter in a text field presses its first button, which only refreshes the
 * page; that button is hidden from everyone else.
 */
export const PlainForm = ({ action, carried, children }: PlainFormProps) => (
  <form method="post" action={action} noValidate>
    <button type="submit" className={hidden} tabIndex={-1} aria-hidden="true">
      {plainOrderCopy.refresh}
    </button>
    {Object.entries(carried).map(([name, value]) =>
      value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
    )}
    {children}
  </form>
);
