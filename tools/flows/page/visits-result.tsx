import { findingWords } from '#desk/flow/flow-copy.ts';
import { findingsOf } from '#desk/flow/flow-findings.ts';
import type { Model } from '../../model/model.ts';
import type { Visits } from '../../model/visitors/visit.ts';
import { medianTime, goalShare, type DrawnVisits } from '../visitors/run.ts';
import { visitorWords as words } from '../words/visitors.ts';
import * as layout from './layout.css.ts';
import * as css from './visitors.css.ts';

interface VisitsResultProps {
  model: Model;
  now: Visits;
  before: Visits | undefined;
  visits: DrawnVisits;
}

/** Made-up visitors pay nothing. */
const NO_PAYMENTS = { count: 0, median: null, p95: null };

/** What came of a run, in sentences. */
export function VisitsResult({ model, now, before, visits }: VisitsResultProps) {
  const share = goalShare(model, now);
  const earlier = before && goalShare(model, before);
  const findings = findingsOf({ ...visits, payments: { now: NO_PAYMENTS, before: NO_PAYMENTS } });
  return (
    <section className={css.group} aria-live="polite" aria-label={words.result}>
      <p className={css.goal}>
        {share === undefined ? words.all(now.visitors) : words.goal(share, now.visitors)}
        {share !== undefined && earlier !== undefined && `, ${words.changeWords(share, earlier)}`}.
      </p>
      <p>{words.time(medianTime(now))}</p>
      {now.endless > 0 && <p>{words.endless(now.endless)}</p>}
      <ul className={layout.log}>
        {findings.map(findingWords).map(({ title, text }) => (
          <li key={title}>
            {title} {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
