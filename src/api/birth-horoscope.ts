import type { CalculatedChart } from '#domain/birth-chart.ts';
import { readBirthChart } from '#schemas/birth-chart-answer.schema.ts';
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
