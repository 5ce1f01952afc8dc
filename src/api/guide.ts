import type { GuideOffer } from '#domain/guide/rank.ts';
import { readGuide } from '#schemas/guide.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/** GET /guide (an addition of ours). Rejects with ApiFailure. */
export const getGuide = (client: ShopClient): Promise<GuideOffer> =>
  readResponse(client.GET('/guide'), readGuide);
