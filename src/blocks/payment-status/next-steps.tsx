import type { NextStep } from '#copy/purchase/order-next.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { litPath } from '#domain/lunar/moon-disc.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/order-result.late.css.ts';
import { disc, lit } from '#styles/result.css.ts';

/** How full the moon of a step is that has come. */
const LIT = { done: 0.22, current: 0.5 } as const;

/** Steps of a paid order, as waxing moons; a future step is a dotted circle. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section className={`${wrap} ${css.next}`} aria-labelledby="co-dalej">
    <h2 id="co-dalej">{resultCopy.paid.nextTitle}</h2>
    <ol className={css.steps}>
      {steps.map(({ label, note, state }) => (
        <li key={label} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
          <svg viewBox="-18 -18 36 36" width={36} height={36} className={css.moon} aria-hidden="true">
            {state === 'ahead' ? (
              <circle r="14" className={css.ahead} />
            ) : (
              <>
                <circle r="14" className={disc} />
                <path d={litPath(14, LIT[state])} className={lit} />
              </>
            )}
          </svg>
          <span className={css.label}>{label}</span> <span>{note}</span>
        </li>
      ))}
    </ol>
  </section>
);
