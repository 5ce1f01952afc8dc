import type { ServiceKind } from '#domain/product-type.ts';
import type { Sample, SpecialistMore } from '#domain/specialists/samples.ts';
import { readSamples, readSpecialistMore } from '#schemas/samples.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** GET /fairy/{fairyId}/more (an addition of ours). Rejects with ApiFailure. */
export const getSpecialistMore = (client: ShopClient, fairyId: string): Promise<SpecialistMore> =>
  readResponse(client.GET('/fairy/{fairyId}/more', { params: { path: { fairyId } } }), readSpecialistMore);

/** GET /sample-answer (an addition of ours): of every specialist who has one. Rejects with ApiFailure. */
export const listSamples = (
  client: ShopClient,
  service: ServiceKind,
): Promise<(Sample & { fairyId: string })[]> =>
  readResponse(client.GET('/sample-answer', { params: { query: { service } } }), readSamples);
