import { findingWords, flowCopy as copy } from './flow-copy.ts';
import { findingsOf } from './flow-findings.ts';
import type { LivedFlow } from '#desk/domain/wire.ts';
import { hint, stack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import * as s from './flow.late.css.ts';

/** Notable findings about a flow, in sentences, and how long payments took. */
export function FlowFacts({ flow }: { flow: LivedFlow }) {
  const findings = findingsOf(flow).map(findingWords);
  const { now, before } = flow.payments;
  return (
    <div className={stack}>
      <section className={panel} aria-labelledby="flow-seen">
        <h2 id="flow-seen">{copy.seen}</h2>
        {findings.length === 0 ? (
          <p>{copy.nothing}</p>
        ) : (
          <ul className={s.findings}>
            {findings.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={panel} aria-labelledby="flow-payments">
        <h2 id="flow-payments">{copy.payments}</h2>
        <dl className={s.facts}>
          {[
            [copy.paid, copy.compared({ now: now.count, before: before.count })],
            [copy.median, copy.times(now.median, before.median)],
            [copy.p95, copy.times(now.p95, before.p95)],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={hint}>{copy.hint}</p>
      </section>
    </div>
  );
}
