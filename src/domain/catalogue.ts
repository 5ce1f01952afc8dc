import type { Grosze } from './grosze.ts';
import type { Ratings } from './ratings.ts';
import type { ProductType, ServiceKind } from './product-type.ts';
import type { ZodiacSign } from './zodiac.ts';

/**
 * A product of the shop (AP-2), also called variant. Each specialist who sells it has her own price, a FairyProduct
 * (AP-1).
 */
export interface Product {
  id: string;
  title: string;
  description: string;
  imageSrc: string;
  productType: ProductType;
  questionsCount: number;
}

export interface FairyProduct {
  id: string;
  productId: string;
  productType: ProductType;
  price: Grosze;
}

export const SPECIALIZATION_ICONS = ['HEARTH', 'MONEY', 'EARTH'] as const;
export type SpecializationIcon = (typeof SPECIALIZATION_ICONS)[number];

export interface Specialization {
  id: string;
  content: string;
  icon: SpecializationIcon;
}

/** Who a specialist is: a person under her own name, or a character of the shop behind whom several people write. */
export const PERSONAS = ['person', 'brand'] as const;
export type Persona = (typeof PERSONAS)[number];

export interface Fairy {
  id: string;
  name: string;
  seoTitle: string;
  seoDescription: string;
  imageSrc: string;
  isAvailable: boolean;
  responseTime: string;
  /** Whole number from 1 to 5; undefined if the API has none. */
  rating?: number | undefined;
  /** Undefined if the API has only `rating`. */
  ratings?: Ratings | undefined;
  /** A character of the shop, behind whom several people write. */
  isBrand?: boolean | undefined;
  /** A quotation from her; undefined if she has none. */
  voice?: string | undefined;
  /** Services of which her page has a sample answer. */
  samples?: readonly ServiceKind[] | undefined;
  description: string;
  zodiacSign: ZodiacSign;
  specializations: Specialization[];
  products: FairyProduct[];
  /** She sells none of the products that her offers were narrowed to, but others. */
  sellsElsewhere?: true;
}

/** The products of one service, and the shop's specialists with their offers of these alone. */
export interface Catalogue {
  /** The products, in the order of the service's types. */
  products: Product[];
  fairies: Fairy[];
  /** Entity tags of the API's responses: of the specialists, then of each type's products. Missing if one has none. */
  tags?: readonly string[];
}
