import { memo } from 'react';
import { orderPageCopy } from '#copy/purchase/guided-purchase.ts';
import { ORDER_STEPS, stepCopy } from '#copy/purchase/order-steps.ts';
import { hidden } from '#styles/text.css.ts';
import * as css from '#styles/purchase/step-bar.css.ts';
import type { IconName } from '../icon-name.ts';
import { Icon } from '../icon.tsx';

const STEPS: readonly { anchor: string; icon: IconName }[] = [
  { anchor: '#wariant', icon: 'moon-waxing-crescent' },
  { anchor: '#wrozka', icon: 'moon-first-quarter' },
  { anchor: '#dane', icon: 'moon-waxing-gibbous' },
  { anchor: '#platnosc', icon: 'moon-full-moon' },
];

export interface StepBarProps {
  current: 1 | 2 | 3 | 4;
  /** The other steps are not on this page. */
  isAlone?: boolean;
}

/** Progress bar of the purchase: a moon waxes with each step, and a completed step links to its section. */
export const StepBar = memo(({ current, isAlone }: StepBarProps) => (
  <nav aria-label={stepCopy.listLabel}>
    <ol className={css.bar}>
      {STEPS.map(({ anchor, icon }, index) => {
        const n = index + 1;
        const isDone = n < current;
        const status = isDone ? stepCopy.done : n === current ? stepCopy.current : undefined;
        const content = (
          <>
            <Icon name={n > current ? 'moon-new-moon' : icon} size={30} className={css.moon} />
            <span className={css.words}>
              <span className={css.count}>
                <span>{orderPageCopy.step(n)}</span>{' '}
                <span className={hidden}>{orderPageCopy.stepOf(status)}</span>
              </span>{' '}
              <span className={css.title}>{ORDER_STEPS[index]?.short}</span>
            </span>
          </>
        );
        const lit = n > current ? undefined : '';
        return (
          <li key={anchor} className={css.item} aria-current={n === current ? 'step' : undefined}>
            {isDone && !isAlone ? (
              <a href={anchor} className={css.face} data-lit={lit}>
                {content}
              </a>
            ) : (
              <span className={css.face} data-lit={lit}>
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
));
