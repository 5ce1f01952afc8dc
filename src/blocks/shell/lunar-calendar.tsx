import { lunarCopy, monthTitle } from '#copy/lunar-calendar.ts';
import type { CalendarDate } from '#domain/birth-date.ts';
import { monthsLater, type CalendarMonth, type LunarDay } from '#domain/lunar-calendar.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { iconButton } from '#styles/button.css.ts';
import { dialogParts } from '#styles/dialog.late.css.ts';
import * as css from '#styles/lunar-calendar.late.css.ts';
import { Icon } from '../icon.tsx';
import { LunarMonth } from './lunar-month.tsx';
import { SectionError } from '../section-error.tsx';
import { Skeletons } from '../skeletons.tsx';

export interface LunarCalendarProps {
  open: boolean;
  onClose: () => void;
  month: CalendarMonth;
  /** Missing while they are loading. */
  days: readonly LunarDay[] | undefined;
  /** The month failed to load. */
  failed: boolean;
  today: CalendarDate;
  onMonth: (month: CalendarMonth) => void;
  onRetry: () => void;
}

/** Dialog with the lunar calendar (BC-7), one month at a time. */
export const LunarCalendar = ({
  open,
  onClose,
  month,
  days,
  failed,
  today,
  onMonth,
  onRetry,
}: LunarCalendarProps) => (
  <Dialog
    open={open}
    onOpenChange={(next) => {
      if (!next) onClose();
    }}
    title={lunarCopy.title}
    closeLabel={lunarCopy.close}
    closeIcon={<Icon name="close" />}
    parts={dialogParts}
  >
    <div className={css.head}>
      <MonthButton label={lunarCopy.previous} to={monthsLater(month, -1)} onMonth={onMonth} isBackward />
      <p className={css.month} aria-live="polite">
        {monthTitle(month)}
      </p>
      <MonthButton label={lunarCopy.next} to={monthsLater(month, 1)} onMonth={onMonth} />
    </div>
    <div className={css.page} aria-busy={!days && !failed}>
      {days && <LunarMonth month={month} days={days} today={today} />}
      {failed && <SectionError onRetry={onRetry} />}
      {!days && !failed && <Skeletons kind="post" count={1} />}
    </div>
  </Dialog>
);

interface MonthButtonProps {
  label: string;
  /** Missing at the end of the calendar's range. */
  to: CalendarMonth | undefined;
  onMonth: (month: CalendarMonth) => void;
  isBackward?: boolean | undefined;
}

const MonthButton = ({ label, to, onMonth, isBackward }: MonthButtonProps) => (
  <Button aria-label={label} blocked={!to} onPress={() => to && onMonth(to)} parts={{ root: iconButton }}>
    <Icon name="arrow-right" className={isBackward ? css.backward : undefined} />
  </Button>
);
