import { readPlaces } from '#schemas/places.reader.ts';
import { answerOf, type ShopClient } from './shop-client.ts';

/** GET /places (BH-6): what to put into the city field, best first. Rejects with ApiFailure where the API has none. */
export const suggestPlaces = (client: ShopClient, q: string, signal?: AbortSignal): Promise<string[]> =>
  answerOf(client.GET('/places', { params: { query: { q } }, ...(signal && { signal }) }), readPlaces);
