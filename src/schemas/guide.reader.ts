import * as z from 'zod/mini';
import type { GuideOffer } from '#domain/guide/rank.ts';
import { GUIDE_LENGTHS, GUIDE_MANNERS } from '#domain/guide/guide-table.ts';
import { fairyResponse, productResponse } from './catalogue-response.schema.ts';
import { readList } from './list.reader.ts';

/** Keeps what a table knows; other values are left out. */
const tableOf = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.transform((table: unknown) =>
      Object.fromEntries(
        Object.entries(table ?? {}).flatMap(([id, word]) => {
          const value = values.find((one) => one === word);
          return value === undefined ? [] : [[id, value]];
        }),
      ),
    ),
    z.record(z.string(), z.enum(values)),
  );

const guide = z.object({
  fairies: z.unknown(),
  products: z.unknown(),
  lengths: tableOf(GUIDE_LENGTHS),
  manners: tableOf(GUIDE_MANNERS),
});

/** Parses the guide's offer and table; `undefined` if invalid. */
export function readGuide(body: unknown): GuideOffer | undefined {
  const read = z.safeParse(guide, body);
  if (!read.success) return undefined;
  const fairies = readList(fairyResponse, read.data.fairies)?.items;
  const products = readList(productResponse, read.data.products)?.items;
  return fairies && products && { ...read.data, fairies, products };
}
