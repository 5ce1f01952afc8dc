import { readPlaces } from '#schemas/places.reader.ts';
import { readResponse, type ShopClient } from './shop-client.ts';

/**
 * GET /places (BH-6): suggestions for the city field, best first. Rejects with ApiFailure, also where the API has no
 * such operation.
 */
export const suggestPlaces = (client: ShopClient, q: string, signal?: AbortSignal): Promise<string[]> =>
  readResponse(client.GET('/places', { params: { query: { q } }, ...(signal && { signal }) }), readPlaces);
