import type { CalculatedChart } from '#domain/birth-chart.ts';
import { readBirthChart } from '#schemas/birth-chart-answer.schema.ts';
import { readPlaces } from '#schemas/place-answer.ts';
import { answerOf, type ShopClient } from './shop-client.ts';

export interface BirthChartRequest {
  name: string;
  email: string;
  city: string;
  /** Date and time joined by one space (BH-2). */
  dateTime: string;
  /** Ours; sent only when it says something. */
  timeUnknown?: true;
  clockChoice?: 'earlier' | 'later';
}

/** POST /horoscope/birth (AP-9). Rejects with ApiFailure; `paths` tells the field to blame. */
export const calculateBirthChart = (client: ShopClient, body: BirthChartRequest): Promise<CalculatedChart> =>
  answerOf(client.POST('/horoscope/birth', { body }), readBirthChart);

/** GET /places (BH-6): what to put into the city field, best first. Rejects with ApiFailure where the API has none. */
export const suggestPlaces = (client: ShopClient, q: string, signal?: AbortSignal): Promise<string[]> =>
  answerOf(client.GET('/places', { params: { query: { q } }, ...(signal && { signal }) }), readPlaces);
