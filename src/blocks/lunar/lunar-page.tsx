import {
  capital,
  dayOfMonth,
  lunarCopy,
  monthTitle,
  todayInWords,
  turnLabel,
} from '#copy/sky/lunar-calendar.ts';
import { compareDates, type CalendarDate } from '#domain/birth-date.ts';
import { monthsLater, toWireMonth, type CalendarMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { LUNAR_FILE_PATH, lunarMonthPath } from '#domain/lunar/lunar-path.ts';
import { buttonClass, iconButton } from '#styles/button.css.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/sky/lunar-calendar.late.css.ts';
import * as header from '#styles/shell/page-header.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { SectionError } from '../section-error.tsx';
import { BigMoon } from './moons.tsx';
import { LunarLists } from './lunar-lists.tsx';
import { LunarMonth } from './lunar-month.tsx';

export interface LunarPageProps {
  month: CalendarMonth;
  /** Missing if they could not be loaded. */
  days: readonly LunarDay[] | undefined;
  today: CalendarDate;
  onRetry: () => void;
}

/** The lunar calendar as a page: today's moon if it belongs to the month, the month, its phases and changes of sign. */
export const LunarPage = ({ month, days, today, onRetry }: LunarPageProps) => {
  const now = days?.find(({ date }) => compareDates(date, today) === 0);
  return (
    <>
      <section className={header.header}>
        <div className={`${wrap} ${css.sky}`}>
          <div>
            {now && (
              <p className={css.kicker}>{lunarCopy.today(`${dayOfMonth(now.date)} ${now.date.year}`)}</p>
            )}
            <h1 tabIndex={-1}>{lunarCopy.title}</h1>
            {now && <p className={header.slogan}>{todayInWords(now)}</p>}
            <p className={header.description}>{lunarCopy.note}</p>
          </div>
          {now && <BigMoon moon={now.moon} />}
        </div>
      </section>
      <div className={`${wrap} ${css.columns}`}>
        <section aria-labelledby="lunar-month">
          <div className={css.head}>
            <MonthLink to={monthsLater(month, -1)} isBackward />
            <h2 id="lunar-month">{capital(monthTitle(month))}</h2>
            <MonthLink to={monthsLater(month, 1)} />
          </div>
          {days ? <LunarMonth month={month} days={days} today={today} /> : <SectionError onRetry={onRetry} />}
          {/* A file served by the server, so a plain anchor instead of the router's link. */}
          <a href={LUNAR_FILE_PATH} className={buttonClass.line}>
            {lunarCopy.subscribe}
          </a>
        </section>
        {days && <LunarLists month={month} days={days} today={today} heading="h2" />}
      </div>
    </>
  );
};

interface MonthLinkProps {
  to: CalendarMonth | undefined;
  isBackward?: boolean;
}

/** Link to a neighbouring month; an empty cell at the ends of the calendar. */
const MonthLink = ({ to, isBackward = false }: MonthLinkProps) =>
  to ? (
    <Link
      to={lunarMonthPath(toWireMonth(to))}
      className={`${iconButton} ${css.turn}`}
      aria-label={turnLabel(to, isBackward)}
    >
      <Icon name="arrow-right" className={isBackward ? css.backward : undefined} />
    </Link>
  ) : (
    <span className={iconButton} />
  );
