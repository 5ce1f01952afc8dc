import type { SpecialistMore } from '#domain/specialists/samples.ts';
import { readSpecialistMore } from '#schemas/samples.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** GET /fairy/{fairyId}/more (an addition of ours). Rejects with ApiFailure. */
export const getSpecialistMore = (client: ShopClient, fairyId: string): Promise<SpecialistMore> =>
  readResponse(client.GET('/fairy/{fairyId}/more', { params: { path: { fairyId } } }), readSpecialistMore);
