import { personalDataCopy as copy } from './personal-data-copy.ts';
import type { PersonalData } from '#desk/domain/wire.ts';
import { rows } from '#styles/desk/order.css.ts';

const NAMES = Object.keys(copy.counts) as (keyof PersonalData['counts'])[];

/** How much is stored about a person, kind by kind; what there is none of is left out. */
export const DataCounts = ({ counts }: Pick<PersonalData, 'counts'>) => (
  <dl className={rows}>
    {NAMES.filter((name) => counts[name] > 0).map((name) => (
      <div key={name}>
        <dt>{copy.counts[name]}</dt>
        <dd>{counts[name]}</dd>
      </div>
    ))}
  </dl>
);
