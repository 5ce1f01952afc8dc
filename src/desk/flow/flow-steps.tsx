import { formatCount } from '#copy/site/format.ts';
import { flowCopy as copy } from './flow-copy.ts';
import { changeOf, stoppedIn } from './flow-findings.ts';
import type { LivedFlow } from '#desk/domain/wire.ts';
import { hint } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import * as s from './flow.late.css.ts';

/** The states of a flow as bars with their numbers: how many came, and how many ended there. */
export function FlowSteps({ states }: Pick<LivedFlow, 'states'>) {
  const most = Math.max(1, ...states.map(({ entered }) => entered.now));
  return (
    <section className={panel} aria-labelledby="flow-steps">
      <h2 id="flow-steps">{copy.steps}</h2>
      <ol className={s.steps}>
        {states.map((state) => {
          const stop = { part: stoppedIn(state), whole: state.entered };
          const isHot = (changeOf(stop) ?? 0) > 0;
          return (
            <li key={state.id} className={s.step}>
              <p className={s.stepHead}>
                <span>{state.words}</span>
                <b>{formatCount(state.entered.now)}</b>
              </p>
              <svg
                className={s.bar}
                data-hot={isHot || undefined}
                aria-hidden="true"
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
              >
                <rect width={(100 * state.entered.now) / most} height="1" fill="currentColor" />
              </svg>
              <span className={hint}>
                {isHot && <span>{'▲ '}</span>}
                <span>{state.isGoal ? copy.goal : copy.stop(stop)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
