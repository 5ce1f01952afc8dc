import type { ProductType } from '#domain/product-type.ts';
import { demandsOf } from '#domain/product-demands.ts';
import { NBSP, plural } from '../site/format.ts';

const KINDS = {
  spread: { choose: 'wybierz rozkład, który prowadzi', others: 'prowadzą', many: 'rozkładów' },
  horoscope: { choose: 'wybierz horoskop, który czyta', others: 'czytają', many: 'horoskopów' },
  ritual: { choose: 'wybierz rytuał, który prowadzi', others: 'prowadzą', many: 'rytuałów' },
} as const;

const kindOf = (type: ProductType) => {
  const { topic, intentions } = demandsOf(type);
  return KINDS[topic ?? (intentions ? 'ritual' : 'horoscope')];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (titles: readonly string[]) =>
  [titles.slice(0, -1).join(', '), ...titles.slice(-1)].filter((part) => part !== '').join(` i${NBSP}`);

/** Texts for a customer who chose a specialist first. */
export const wishCopy = {
  /** A single name in -a is declined to the accusative; any other name gets a sentence without it. */
  title: (name: string, type: ProductType) => {
    const { choose } = kindOf(type);
    return /^\S+a$/.test(name)
      ? `Wybrano ${name.slice(0, -1)}ę: ${choose}`
      : `Twoja wróżka: ${name}. ${capital(choose)}`;
  },
  text: (hers: number, all: number, type: ProductType) =>
    `${all === 1 ? '' : `${hers}${NBSP}z${NBSP}${all}${NBSP}${kindOf(type).many}, `}${plural(hers, 'cena jest już dokładna', 'ceny są już dokładne', 'ceny są już dokładne')}.`,
  others: (titles: readonly string[], type: ProductType) =>
    `${listed(titles)} ${kindOf(type).others} inne wróżki.`,
  change: 'Zmień wróżkę',
} as const;
