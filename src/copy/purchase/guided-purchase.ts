import type { Grosze } from '#domain/grosze.ts';
import { demandsOf } from '#domain/product-demands.ts';
import type { ProductType } from '#domain/product-type.ts';
import { formatPrice } from '../site/format.ts';

/** Texts of the guided purchase before a choice: step bar, variant cards, prices. */
export const orderPageCopy = {
  step: (n: number) => `Krok ${n}`,
  /** Follows `step`, for assistive technology only. */
  stepOf: (status?: string) => `z 4${status ? `, ${status}` : ''}:`,
  /** Precedes a lowest price. */
  from: 'od',
  fromLabel: (label: string, price: Grosze) => `${label}, od ${formatPrice(price)}`,
} as const;

/** Notes on a variant card, by product type. */
export const variantNote = (type: ProductType) => (demandsOf(type).partner ? 'dla dwóch osób' : undefined);
