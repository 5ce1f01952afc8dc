import { useEffect, useState } from 'react';
import type { CalendarDate } from '#domain/birth-date.ts';
import { shopDay } from '#domain/shop-day.ts';

const MINUTE = 60_000;

/**
 * Today's date in Warsaw (SH-6): during hydration the server's, so that the markup matches, then the current one,
 * also past midnight.
 */
export function useToday(sent: CalendarDate): CalendarDate {
  const [today, setToday] = useState(sent);
  useEffect(() => {
    const correct = () =>
      setToday((old) => {
        const now = shopDay();
        return now.day === old.day && now.month === old.month && now.year === old.year ? old : now;
      });
    // In a task of its own: the first look at Warsaw's clock takes as long as a part of the page.
    const first = setTimeout(correct);
    const timer = setInterval(correct, MINUTE);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return today;
}
