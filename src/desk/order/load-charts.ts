import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import type { ChartOwner } from '#domain/desk-terms.ts';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';

/** The chart of one person of an order. */
interface PersonChart extends CalculatedChart {
  who: ChartOwner;
}

/** Loads the charts of an order's customer and partner. Rejects with DeskFailure when one of them is incomplete. */
export async function loadCharts(client: DeskClient, orderId: number): Promise<PersonChart[]> {
  const charts = await unwrap(client.GET('/orders/{orderId}/charts', { params: { path: { orderId } } }));
  return charts.map(({ who, chart, assumed }) => {
    const read = readBirthChart({ birthHoroscope: chart, assumed });
    if (!read) throw new DeskFailure(0);
    return { who, ...read };
  });
}
