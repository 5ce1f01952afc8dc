import { promise } from '#copy/promise.ts';
import * as css from '#styles/order-form.css.ts';
import type { IconName } from './icon-name.ts';
import { Icon } from './icon.tsx';

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
 * The form's letterhead: what the customer is promised, and a moon that waxes as fields are filled, full when none is
 * left. The moon is an ornament; what is missing is said at the fields.
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
