import type { Mark } from '../reports/flow-report.ts';
import { MARK_WORDS, pageWords } from '../words/page.ts';
import { markSign } from './colours.css.ts';
import * as css from './layout.css.ts';

const marks = Object.keys(MARK_WORDS) as Mark[];

/** Signs for the coverage of a state by the last tests. */
export const MARK_SIGN: Readonly<Record<Mark, string>> = { walked: '✓', excused: '–', missing: '!' };

/** Legend of what the page adds to a diagram, which has its own. */
export const Legend = ({ withCoverage }: { withCoverage: boolean }) => (
  <section className={css.legend} aria-label={pageWords.legend}>
    <p>
      <span className={css.legendEntry}>
        <span className={css.currentDot} aria-hidden="true" /> {pageWords.current}
      </span>
    </p>
    {withCoverage && (
      <p>
        <strong>{pageWords.legendMarks}:</strong>{' '}
        {marks.map((name) => (
          <span key={name} className={css.legendEntry}>
            <span className={markSign[name]} aria-hidden="true">
              {MARK_SIGN[name]}
            </span>{' '}
            {MARK_WORDS[name]}
          </span>
        ))}
      </p>
    )}
  </section>
);
