import { priceHistoryResponse, priceListResponse } from '#desk/schemas/prices.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** A new price in grosze, or null to take it off sale, and the version that was seen (0: there was none). */
export interface PriceChange {
  fairyId: string;
  productId: string;
  price: number | null;
  seen: number;
}

/** The calls of the matrix of prices; apart from the others, since only a page that comes late needs them. */
export const pricesApi = (client: DeskClient) => ({
  listPrices: () => readAs(client.GET('/prices'), priceListResponse),
  changePrices: (changes: PriceChange[]) =>
    readAs(client.PUT('/prices', { body: { changes } }), priceListResponse),
  getHistory: (fairyId: string, productId: string) =>
    readAs(
      client.GET('/prices/{fairyId}/{productId}/history', { params: { path: { fairyId, productId } } }),
      priceHistoryResponse,
    ),
});
