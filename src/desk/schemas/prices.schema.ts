import * as z from 'zod/mini';

/** A specialist's price of a product, in grosze. */
export const price = z.object({
  fairyId: z.string(),
  productId: z.string(),
  price: z.number(),
  isOnSale: z.boolean(),
  /** It costs less than just before, since at most thirty days. */
  isReduced: z.boolean(),
  version: z.number(),
  lowest: z.nullable(z.number()),
  lowestSince: z.nullable(z.string()),
});
export type Price = z.infer<typeof price>;

/** GET and PUT /prices: the matrix. */
export const priceListResponse = z.object({
  products: z.array(z.object({ id: z.string(), title: z.string(), productType: z.string() })),
  fairies: z.array(
    z.object({ id: z.string(), name: z.string(), image: z.string(), isAvailable: z.boolean() }),
  ),
  prices: z.array(price),
});
export type PriceList = z.infer<typeof priceListResponse>;

/** GET /prices/{fairyId}/{productId}/history: what a price was, oldest first. */
export const priceHistoryResponse = z.array(
  z.object({ price: z.number(), from: z.string(), until: z.nullable(z.string()) }),
);
export type PriceHistory = z.infer<typeof priceHistoryResponse>;
