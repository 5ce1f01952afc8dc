import {
  changeText,
  dayInWords,
  lunarCopy,
  monthTitle,
  phaseText,
  WEEKDAYS,
} from '#copy/sky/lunar-calendar.ts';
import { ZODIAC_NAME } from '#copy/sky/zodiac.ts';
import { compareDates, type CalendarDate } from '#domain/birth-date.ts';
import { weeksOfMonth, type CalendarMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import * as css from '#styles/sky/lunar-calendar.late.css.ts';
import { hidden } from '#styles/text.css.ts';
import { ZODIAC_ICON } from '../icon-name.ts';
import { Icon } from '../icon.tsx';
import { SmallMoon } from './moons.tsx';

export interface LunarMonthProps {
  month: CalendarMonth;
  days: readonly LunarDay[];
  /** Today in Warsaw; marked if it belongs to the month. */
  today: CalendarDate;
}

/** Table of a lunar month: numbered weeks from Monday (BC-7). Each cell is one sentence for the ear. */
export const LunarMonth = ({ month, days, today }: LunarMonthProps) => (
  <div className={css.frame}>
    <table className={css.table}>
      <caption className={hidden}>{monthTitle(month)}</caption>
      <thead>
        <tr>
          <th scope="col" abbr={lunarCopy.week}>
            <span className={hidden}>{lunarCopy.weekShort}</span>
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
  </div>
);

interface DayProps {
  date: CalendarDate;
  lunar: LunarDay | undefined;
  today: CalendarDate;
}

function Day({ date, lunar, today }: DayProps) {
  const isToday = compareDates(date, today) === 0;
  const look = [css.day, lunar?.phaseAt && css.withPhase, isToday && css.today].filter(Boolean).join(' ');
  return (
    <div className={look} aria-current={isToday ? 'date' : undefined}>
      {lunar ? (
        <>
          <span className={hidden}>{dayInWords(lunar)}</span>
          <DayFace lunar={lunar} />
        </>
      ) : (
        <span className={css.number}>{date.day}</span>
      )}
    </div>
  );
}

/** What of a day is seen: the signs as symbols on narrow screens, in words on wide ones. */
const DayFace = ({ lunar }: { lunar: LunarDay }) => {
  const { date, moon, change } = lunar;
  const phase = phaseText(lunar);
  return (
    <div className={css.face} aria-hidden="true">
      <span className={css.number}>{date.day}</span>
      <SmallMoon moon={moon} size={24} />
      <span className={css.signs}>
        <Icon name={ZODIAC_ICON[moon.sign]} size={17} />
        {change && <Icon name={ZODIAC_ICON[change.sign]} size={17} />}
      </span>
      <span className={css.words}>
        {phase ? <b>{phase}</b> : <span className={css.quiet}>{ZODIAC_NAME[moon.sign]}</span>}
        {change && <span>{changeText(change)}</span>}
      </span>
    </div>
  );
};
