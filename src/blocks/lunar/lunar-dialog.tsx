import { capital, lunarCopy, monthTitle, turnLabel } from '#copy/sky/lunar-calendar.ts';
import type { CalendarDate } from '#domain/birth-date.ts';
import { monthsLater, toWireMonth, type CalendarMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { lunarMonthPath } from '#domain/lunar/lunar-path.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { iconButton } from '#styles/button.css.ts';
import { dialogParts } from '#styles/dialog.late.css.ts';
import * as css from '#styles/sky/lunar-calendar.late.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { LunarLists } from './lunar-lists.tsx';
import { LunarMonth } from './lunar-month.tsx';
import { SectionError } from '../section-error.tsx';
import { Skeletons } from '../skeletons.tsx';

export interface LunarDialogProps {
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
export const LunarDialog = ({
  open,
  onClose,
  month,
  days,
  failed,
  today,
  onMonth,
  onRetry,
}: LunarDialogProps) => (
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
      <MonthButton to={monthsLater(month, -1)} onMonth={onMonth} isBackward />
      <p className={css.month} aria-live="polite">
        {capital(monthTitle(month))}
      </p>
      <MonthButton to={monthsLater(month, 1)} onMonth={onMonth} />
    </div>
    <div className={css.page} aria-busy={!days && !failed}>
      {days && (
        <>
          <LunarMonth month={month} days={days} today={today} />
          <div className={css.lists}>
            <LunarLists month={month} days={days} today={today} heading="h3" />
          </div>
        </>
      )}
      {failed && <SectionError onRetry={onRetry} />}
      {!days && !failed && <Skeletons kind="post" count={1} />}
    </div>
    <p className={css.ownPage}>
      <Link to={lunarMonthPath(toWireMonth(month))} onClick={onClose}>
        {lunarCopy.ownPage}
      </Link>
    </p>
  </Dialog>
);

interface MonthButtonProps {
  /** Missing at the end of the calendar's range. */
  to: CalendarMonth | undefined;
  onMonth: (month: CalendarMonth) => void;
  isBackward?: boolean | undefined;
}

const MonthButton = ({ to, onMonth, isBackward }: MonthButtonProps) => (
  <Button
    aria-label={turnLabel(to, isBackward)}
    blocked={!to}
    onPress={() => to && onMonth(to)}
    parts={{ root: iconButton }}
  >
    <Icon name="arrow-right" className={isBackward ? css.backward : undefined} />
  </Button>
);
