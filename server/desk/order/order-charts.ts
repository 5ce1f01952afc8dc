import { findBirthReading } from '#server/answers/birth-reading.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { noonChart } from '#server/sky/noon-chart.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { OrderRow } from './read-order.ts';

type PersonChart = DeskSchemas['PersonChart'];

/**
 * Charts of an order: a birth horoscope's as the customer saw it, else that of the birth date. Calculated again,
 * since the drawing sent by her browser is untrusted markup.
 */
export async function orderCharts(db: Db, order: OrderRow): Promise<PersonChart[]> {
  const { orderId, birthDate, partnerBirthDate } = order;
  const reading = await findBirthReading(db, orderId);
  const charts = [
    reading?.computed
      ? { who: 'customer' as const, timeUnknown: reading.birthTime === null, ...reading.computed }
      : birthDate !== null && { who: 'customer' as const, ...(await chartOfDay(birthDate)) },
    partnerBirthDate !== null && { who: 'partner' as const, ...(await chartOfDay(partnerBirthDate)) },
  ];
  return charts.filter((chart) => chart !== false);
}

/** The chart of a day without hour and place. */
const chartOfDay = async (birthDate: string): Promise<Omit<PersonChart, 'who'>> => ({
  timeUnknown: true,
  ...(await noonChart(birthDate)),
});
