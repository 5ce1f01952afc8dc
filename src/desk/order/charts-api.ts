import * as z from 'zod/mini';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import type { ChartOwner } from '#domain/desk-terms.ts';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';

/** The chart of one person of an order. */
export interface PersonChart extends CalculatedChart {
  who: ChartOwner;
}

const response = z.array(
  z.object({ who: z.enum(['customer', 'partner']), chart: z.unknown(), assumed: z.unknown() }),
);

/** Loads the charts of an order's customer and partner. Rejects with DeskFailure when one of them is incomplete. */
export async function getOrderCharts(client: DeskClient, orderId: number): Promise<PersonChart[]> {
  const call = client.GET('/orders/{orderId}/charts', { params: { path: { orderId } } });
  return (await readAs(call, response)).map(({ who, chart, assumed }) => {
    const read = readBirthChart({ birthHoroscope: chart, assumed });
    if (!read) throw new DeskFailure(0);
    return { who, ...read };
  });
}
