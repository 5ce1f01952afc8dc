import { SAMPLE_BRAND } from '#domain/shop-constants.ts';
import { placed } from './placeholders.ts';

/** A gap of a document, which keeps it out of the shop until the owner has filled it. */
export const toFill = (what: string) => `[uzupełnij: ${what}]`;

/** The gaps that a text still has. */
export const gapsIn = (text: string): string[] => text.match(/\[uzupełnij: [^\][]*\]/gu) ?? [];

/** Words of the sample with the place of the shop's own name. */
export const brandPlaced = (text: string) => text.replaceAll(SAMPLE_BRAND, () => placed('BRAND_NAME'));
