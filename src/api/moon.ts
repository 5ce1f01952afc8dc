import { toWireMonth, type CalendarMonth, type LunarDay } from '#domain/lunar-calendar.ts';
import type { Moon } from '#domain/moon.ts';
import { readLunarCalendar } from '#schemas/lunar-calendar-answer.ts';
import { readMoon } from '#schemas/moon-answer.ts';
import { answerOf, type ShopClient } from './shop-client.ts';

/** GET /moon (AP-10). Rejects with ApiFailure. */
export const getMoon = (client: ShopClient): Promise<Moon> => answerOf(client.GET('/moon'), readMoon);

/** GET /moon/calendar/{month} (an addition of ours). Rejects with ApiFailure. */
export const getLunarCalendar = (client: ShopClient, month: CalendarMonth): Promise<LunarDay[]> =>
  answerOf(
    client.GET('/moon/calendar/{month}', { params: { path: { month: toWireMonth(month) } } }),
    readLunarCalendar,
  );
