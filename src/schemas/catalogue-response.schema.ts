import * as z from 'zod/mini';
import {
  SPECIALIZATION_ICONS,
  type Fairy,
  type FairyProduct,
  type Product,
  type Specialization,
} from '#domain/catalogue.ts';
import { isServiceKind, readProductType, type ProductType, type ServiceKind } from '#domain/product-type.ts';
import { QUESTIONS_MAX, QUESTIONS_MIN } from '#domain/shop-constants.ts';
import type { Ratings } from '#domain/ratings.ts';
import { isUuid } from '#domain/uuid.ts';
import { readZodiacSign, type ZodiacSign } from '#domain/zodiac.ts';
import { readList, type DroppedItem } from './list.reader.ts';
import { price } from './price.schema.ts';

/** Schemas of the catalogue's responses, read leniently (AP-13) and mapped to the storefront's spelling (AP-12). */
const uuid = z.custom<string>(isUuid);
const optionalText = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value : '')),
  z.string(),
);
const questionsCount = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'number' && Number.isFinite(value)
      ? Math.min(Math.max(Math.round(value), QUESTIONS_MIN), QUESTIONS_MAX)
      : QUESTIONS_MIN,
  ),
  z.number(),
);

/** An invalid rating is dropped: a default would make a statement about a person. */
const rating = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'number' && value >= 1 && value <= 5 ? Math.round(value) : undefined,
  ),
  z.optional(z.number()),
);

const productType = z.pipe(
  z.unknown(),
  z.transform((word, context): ProductType => {
    const type = readProductType(word);
    if (type) return type;
    context.issues.push({ code: 'custom', message: 'unknown product type', input: word });
    return z.NEVER;
  }),
);
const zodiacSign = z.pipe(
  z.unknown(),
  z.transform((word, context): ZodiacSign => {
    const sign = readZodiacSign(word);
    if (sign) return sign;
    context.issues.push({ code: 'custom', message: 'unknown zodiac sign', input: word });
    return z.NEVER;
  }),
);

export const productResponse: z.ZodMiniType<Product> = z.object({
  id: uuid,
  title: z.string(),
  description: optionalText,
  imageSrc: optionalText,
  productType,
  questionsCount,
});

const fairyProductResponse: z.ZodMiniType<FairyProduct> = z.object({
  id: uuid,
  productId: uuid,
  productType,
  price,
});

const specializationResponse: z.ZodMiniType<Specialization> = z.object({
  id: z.string(),
  content: z.string(),
  icon: z.enum(SPECIALIZATION_ICONS),
});

const listOf = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.transform((value: unknown) => readList(schema, value)?.items ?? []),
    z.array(z.custom<T>()),
  );

const ratings: z.ZodMiniType<Ratings> = z.object({
  count: z.number(),
  mean: z.optional(z.number()),
  isSample: z.optional(z.boolean()),
});

export const fairyResponse: z.ZodMiniType<Fairy> = z.object({
  id: uuid,
  name: z.string().check(z.minLength(1)),
  seoTitle: optionalText,
  seoDescription: optionalText,
  imageSrc: optionalText,
  isAvailable: z.boolean(),
  responseTime: optionalText,
  rating: z.optional(rating),
  ratings: z.catch(z.optional(ratings), undefined),
  isBrand: z.catch(z.optional(z.boolean()), undefined),
  samples: z.catch(z.optional(z.array(z.custom<ServiceKind>(isServiceKind))), undefined),
  voice: z.catch(z.optional(z.string()), undefined),
  description: optionalText,
  zodiacSign,
  specializations: listOf(specializationResponse),
  products: listOf(fairyProductResponse),
});

/** What {@link fairyResponse} leaves out of a specialist that it can read. */
export function droppedParts(fairy: unknown): { part: string; item: DroppedItem }[] {
  if (typeof fairy !== 'object' || fairy === null) return [];
  const { id, products, specializations } = fairy as Record<string, unknown>;
  const of = (part: string, list: { dropped: DroppedItem[] } | undefined) =>
    (list?.dropped ?? []).map((item) => ({
      part,
      item: { ...item, id: item.id ?? (typeof id === 'string' ? `of ${id.slice(0, 64)}` : undefined) },
    }));
  return [
    ...of('products', readList(fairyProductResponse, products)),
    ...of('specializations', readList(specializationResponse, specializations)),
  ];
}
