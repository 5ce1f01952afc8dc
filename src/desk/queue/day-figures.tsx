import { queueCopy as copy } from '#desk/copy/queue.ts';
import { formatMinutes } from '#desk/copy/time.ts';
import type { Queue } from '#desk/domain/wire.ts';
import { muted, wideOnly } from '#styles/desk/base.css.ts';
import { figure, figures, lateFigure } from '#styles/desk/queue.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';

/** The day's figures; those that are lists are links to them. */
export const DayFigures = ({ counts, figures: day }: Pick<Queue, 'counts' | 'figures'>) => {
  const late = counts['late'] ?? 0;
  return (
    <div className={figures} role="group" aria-label={copy.today}>
      <MenuLink to="/" className={figure}>
        <b>{counts['open'] ?? 0}</b> <span>{copy.open}</span>
      </MenuLink>
      {late > 0 && (
        <MenuLink to="/?stan=late" className={`${figure} ${lateFigure}`}>
          <b>{late}</b> <span>{copy.late}</span>
        </MenuLink>
      )}
      <div className={figure}>
        <b>{day.sentToday}</b> <span>{copy.sentToday(day.sentToday)}</span>
      </div>
      {day.usualMinutes !== null && (
        <div className={`${figure} ${wideOnly}`}>
          <b>{formatMinutes(day.usualMinutes)}</b> <span className={muted}>{copy.usual}</span>
        </div>
      )}
    </div>
  );
};
