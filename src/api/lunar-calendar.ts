import { toWireMonth, type CalendarMonth, type LunarDay } from '#domain/lunar/lunar-calendar.ts';
import { readLunarCalendar } from '#schemas/lunar-calendar.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** GET /moon/calendar/{month} (an addition of ours). Rejects with ApiFailure. */
export const getLunarCalendar = (client: ShopClient, month: CalendarMonth): Promise<LunarDay[]> =>
  readResponse(
    client.GET('/moon/calendar/{month}', { params: { path: { month: toWireMonth(month) } } }),
    readLunarCalendar,
  );
