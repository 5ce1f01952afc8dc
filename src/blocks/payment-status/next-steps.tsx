import { resultCopy } from '#copy/result.ts';
import { litPath } from '#domain/lunar/moon-disc.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/order-result.late.css.ts';
import { disc, lit } from '#styles/result.css.ts';

export interface NextStepsProps {
  /** What the four steps are called. */
  labels: readonly string[];
  /** What stands below each, as far as it is known. */
  notes: readonly (string | undefined)[];
}

/** How full the moon of each step is. */
const LIT = [0.22, 0.5, 0.78, 1];
/** The second: it is paid, and nothing more is known to have happened. */
const CURRENT = 1;

/** What becomes of a paid order, as four moons that wax. */
export const NextSteps = ({ labels, notes }: NextStepsProps) => (
  <section className={`${wrap} ${css.next}`} aria-labelledby="co-dalej">
    <h2 id="co-dalej">{resultCopy.paid.nextTitle}</h2>
    <ol className={css.steps}>
      {labels.map((label, place) => (
        <li key={label} className={css.step} aria-current={place === CURRENT ? 'step' : undefined}>
          <svg viewBox="-18 -18 36 36" width={36} height={36} className={css.moon} aria-hidden="true">
            <circle r="14" className={disc} />
            <path d={litPath(14, LIT[place] ?? 1)} className={lit} />
          </svg>
          <span className={css.label}>{label}</span> <span>{notes[place]}</span>
        </li>
      ))}
    </ol>
  </section>
);
