import { SIGN, type Hue } from '../../model/words/actors.ts';
import type { Tone } from '../../model/words/words.ts';
import type { Mark } from '../reports/flow-report.ts';
import { HUE_WORDS, MARK_WORDS, TONE_WORDS, pageWords } from '../words/page.ts';
import { cause as causeClass, toneDot, markSign } from './colours.css.ts';
import * as css from './layout.css.ts';

const hues = Object.keys(HUE_WORDS) as Hue[];
const tones = Object.keys(TONE_WORDS) as Tone[];
const marks = Object.keys(MARK_WORDS) as Mark[];

/** Signs for the coverage of a state by the last tests. */
export const MARK_SIGN: Readonly<Record<Mark, string>> = { walked: '✓', excused: '–', missing: '!' };

/** Legend of arrows, colours and signs. */
export function Legend({ withCoverage }: { withCoverage: boolean }) {
  return (
    <section className={css.legend} aria-label={pageWords.legend}>
      <p>
        <strong>{pageWords.legendCauses}:</strong>{' '}
        {hues.map((name) => (
          <span key={name} className={css.legendEntry}>
            <span className={causeClass[name]} aria-hidden="true">
              {SIGN[name]}
            </span>{' '}
            {HUE_WORDS[name]}
          </span>
        ))}
      </p>
      <p>
        <strong>{pageWords.legendTones}:</strong>{' '}
        {tones.map((name) => (
          <span key={name} className={css.legendEntry}>
            <span className={toneDot[name]} aria-hidden="true" /> {TONE_WORDS[name]}
          </span>
        ))}
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
}
