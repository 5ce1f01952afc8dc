import { promise } from '#copy/purchase/promise.ts';
import * as css from '#styles/purchase/order-form.css.ts';
import type { IconName } from '../icon-name.ts';
import { Icon } from '../icon.tsx';

const PHASES: readonly IconName[] = [
  'moon-new-moon',
  'moon-waxing-crescent',
  'moon-first-quarter',
  'moon-waxing-gibbous',
  'moon-full-moon',
];

export interface FormMoonProps {
  values: Readonly<Record<string, string>>;
  /** Fields that count. */
  names: readonly string[];
}

/**
 * Header of the order form: the promise to the customer, and a moon that waxes as required fields are filled. The
 * moon is decorative; missing fields are reported at the fields.
 */
export function FormMoon({ values, names }: FormMoonProps) {
  const filled = names.filter((name) => values[name]?.trim()).length;
  const phase = Math.floor((filled / names.length) * (PHASES.length - 1));
  return (
    <p className={css.letterhead}>
      {promise}
      <Icon name={PHASES[phase] ?? 'moon-new-moon'} size={44} className={css.waxingMoon} />
    </p>
  );
}
