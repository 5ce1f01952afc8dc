import type { components } from '#openapi/storefront.d.ts';
import type { CalculatedChart } from '#domain/birth-chart.ts';
import { readBirthChart } from '#schemas/birth-chart.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

export type BirthChartRequest = components['schemas']['BirthChartRequest'];

/** POST /horoscope/birth (AP-9). Rejects with ApiFailure; its `paths` name the rejected fields. */
export const calculateBirthChart = (client: ShopClient, body: BirthChartRequest): Promise<CalculatedChart> =>
  readResponse(client.POST('/horoscope/birth', { body }), readBirthChart);
