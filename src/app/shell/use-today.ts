import { useEffect, useState } from 'react';
import type { CalendarDate } from '#domain/birth-date.ts';
import { shopDay } from '#domain/shop-day.ts';

const MINUTE = 60_000;

/** The shop's day (SH-6): the server's at first, so that hydration agrees, then the real one, also past midnight. */
export function useToday(sent: CalendarDate): CalendarDate {
  const [today, setToday] = useState(sent);
  useEffect(() => {
    const correct = () =>
      setToday((old) => {
        const now = shopDay();
        return now.day === old.day && now.month === old.month && now.year === old.year ? old : now;
      });
    correct();
    const timer = setInterval(correct, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return today;
}
