import { useEffect, useState } from 'react';
import { LunarDialog } from '#blocks/lunar/lunar-dialog.tsx';
import type { CalendarDate } from '#domain/birth-date.ts';
import { toWireMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { useShopApi } from '#page/use-shop-api.ts';

export interface MoonCalendarProps {
  open: boolean;
  onClose: () => void;
  today: CalendarDate;
}

/** The lunar calendar behind the banner's moon. Fetches one month at a time and caches it while the page is open. */
export function MoonCalendar({ open, onClose, today }: MoonCalendarProps) {
  const api = useShopApi();
  const [month, setMonth] = useState({ year: today.year, month: today.month });
  const [known, setKnown] = useState<Readonly<Record<string, readonly LunarDay[] | 'failed'>>>({});
  const key = toWireMonth(month);
  const days = known[key];

  useEffect(() => {
    if (days !== undefined) return;
    let isGone = false;
    const keep = (response: readonly LunarDay[] | 'failed') => {
      if (!isGone) setKnown((old) => ({ ...old, [key]: response }));
    };
    api()
      .then(({ getLunarCalendar }) => getLunarCalendar(month))
      .then(keep, () => keep('failed'));
    return () => {
      isGone = true;
    };
  }, [api, month, key, days]);

  function retry() {
    setKnown(({ [key]: _failed, ...rest }) => rest);
  }

  return (
    <LunarDialog
      open={open}
      onClose={onClose}
      month={month}
      days={days === 'failed' ? undefined : days}
      failed={days === 'failed'}
      today={today}
      onMonth={setMonth}
      onRetry={retry}
    />
  );
}
