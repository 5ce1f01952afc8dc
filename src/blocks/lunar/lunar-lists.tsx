import {
  dayOfMonth,
  hourOf,
  lunarCopy,
  phasesTitle,
  phaseText,
  sinceText,
} from '#copy/sky/lunar-calendar.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import { compareDates, type CalendarDate } from '#domain/birth-date.ts';
import type { CalendarMonth, LunarDay } from '#domain/lunar/lunar-calendar.ts';
import * as css from '#styles/sky/lunar-calendar.late.css.ts';
import { ZODIAC_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';
import { SmallMoon } from './moons.tsx';

export interface LunarListsProps {
  month: CalendarMonth;
  days: readonly LunarDay[];
  today: CalendarDate;
  /** Level of the two headings: below the dialog's title, or below the page's month. */
  heading: 'h2' | 'h3';
}

/** The month's exact phases, each in its sign, and the hours at which the moon enters a sign. Warsaw's time. */
export const LunarLists = ({ month, days, today, heading: Heading }: LunarListsProps) => (
  <>
    <section aria-labelledby="lunar-phases">
      <Heading id="lunar-phases">{phasesTitle(month)}</Heading>
      <ol className={css.phases}>
        {days.map(
          (day) =>
            day.phaseAt !== undefined && (
              <li key={day.date.day}>
                <SmallMoon moon={day.moon} size={32} />
                <b>{phaseText(day)}</b> <span>{`${dayOfMonth(day.date)}, ${hourOf(day.phaseAt)}`}</span>
              </li>
            ),
        )}
      </ol>
    </section>
    <section aria-labelledby="lunar-changes">
      <Heading id="lunar-changes">{lunarCopy.changes}</Heading>
      <ol className={css.changes}>
        {days.map(
          ({ date, change }) =>
            change && (
              <li key={date.day} className={compareDates(date, today) === 0 ? css.changesToday : undefined}>
                <span>{`${date.day}.${date.month}`}</span> <span>{sinceText(change.at)}</span>{' '}
                <b>
                  <Icon name={ZODIAC_ICON[change.sign]} size={18} />
                  <span>{ZODIAC_NAME[change.sign]}</span>
                </b>
              </li>
            ),
        )}
      </ol>
    </section>
  </>
);
