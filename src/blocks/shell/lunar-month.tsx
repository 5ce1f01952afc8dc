import { dayOfMonth, lunarCopy, monthTitle, moonInWords, WEEKDAYS } from '#copy/lunar-calendar.ts';
import { MOON_PHASE_NAME } from '#copy/moon.ts';
import { compareDates, type CalendarDate } from '#domain/birth-date.ts';
import { weeksOfMonth, type CalendarMonth, type LunarDay } from '#domain/lunar-calendar.ts';
import * as css from '#styles/lunar-calendar.late.css.ts';
import { hidden, rubric } from '#styles/text.css.ts';
import { MOON_ICON, ZODIAC_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';

export interface LunarMonthProps {
  month: CalendarMonth;
  days: readonly LunarDay[];
  /** Today in Warsaw; marked if it belongs to the month. */
  today: CalendarDate;
}

/** Table of a lunar month: numbered weeks from Monday (BC-7), exact phases below. */
export const LunarMonth = ({ month, days, today }: LunarMonthProps) => (
  <>
    <table className={css.table}>
      <caption className={hidden}>{monthTitle(month)}</caption>
      <thead>
        <tr>
          <th scope="col" abbr={lunarCopy.week}>
            {lunarCopy.weekShort}
          </th>
          {WEEKDAYS.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.number}>
            <th scope="row">{week.number}</th>
            {week.days.map((date, index) => (
              <td key={WEEKDAYS[index]?.name}>
                {date && <Day date={date} lunar={days[date.day - 1]} today={today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <section className={css.phases} aria-labelledby="lunar-phases">
      <h3 id="lunar-phases" className={rubric}>
        {lunarCopy.exactPhases}
      </h3>
      <ul className={css.phases}>
        {days.map(
          ({ date, moon, phaseAt }) =>
            phaseAt && (
              <li key={date.day}>
                <Icon name={MOON_ICON[moon.phase]} size={20} className={css.moon} />
                <span>{`${dayOfMonth(date)}, ${phaseAt}: ${MOON_PHASE_NAME[moon.phase]}`}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  </>
);

interface DayProps {
  date: CalendarDate;
  lunar: LunarDay | undefined;
  today: CalendarDate;
}

function Day({ date, lunar, today }: DayProps) {
  const isToday = compareDates(date, today) === 0;
  return (
    <div
      className={isToday ? `${css.day} ${css.today}` : css.day}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{date.day}</span>
      {lunar && (
        <>
          <span className={hidden}>{`: ${moonInWords(lunar.moon)}`}</span>
          <Icon name={MOON_ICON[lunar.moon.phase]} size={20} className={css.moon} />
          <span className={css.sign}>
            <Icon name={ZODIAC_ICON[lunar.moon.sign]} size={16} />
          </span>
        </>
      )}
    </div>
  );
}
