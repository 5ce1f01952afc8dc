import type { components } from '#openapi/storefront.d.ts';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import { answerOf, type ShopClient } from './shop-client.ts';

export type BirthChartRequest = components['schemas']['BirthChartRequest'];

/** POST /horoscope/birth (AP-9). Rejects with ApiFailure; `paths` tells the field to blame. */
export const calculateBirthChart = (client: ShopClient, body: BirthChartRequest): Promise<CalculatedChart> =>
  answerOf(client.POST('/horoscope/birth', { body }), readBirthChart);
