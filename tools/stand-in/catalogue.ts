import { pln, type Pln } from '#domain/grosze.ts';

/** Id of an entity: eight digits for its kind, then its number. */
const id = (kind: number, n: number) =>
  `${String(kind).repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;

const TYPES = [
  ['Tarot', 'Karta dnia', 1],
  ['Tarot_partnerski', 'Karty dla dwojga', 1],
  ['Horoskop', 'Horoskop miesięczny', 1],
  ['Horoskop_urodzeniowy', 'Horoskop urodzeniowy', 1],
  ['Wrozba', 'Jedno pytanie', 1],
  ['Wrozba', 'Trzy pytania', 3],
  ['Rytual_partnerski', 'Rytuał dla dwojga', 1],
  ['Rytual_finansowy', 'Rytuał na pieniądze', 1],
  ['Rytual_z_intencja', 'Rytuał z intencją', 1],
  ['Newsletter', 'E-book', 1],
] as const;

/** The stand-in API's products, with exactly the fields of the specification. */
export const products = TYPES.map(([productType, title, questionsCount], index) => ({
  id: id(1, index + 1),
  title,
  description: `Próbna usługa: ${title}.`,
  imageSrc: '',
  productType,
  basePrompt: '',
  questionsCount,
}));

const offersOf = (fairy: number, cheapest: Pln) =>
  products
    .filter(({ productType }) => productType !== 'Newsletter')
    .map(({ id: productId, title, productType, questionsCount }, index) => ({
      id: id(3, fairy * 100 + index),
      fairyId: id(2, fairy),
      productId,
      price: cheapest + index,
      title,
      productType,
      questionsCount,
    }));

/** The stand-in API's specialists. The second one has no rating yet. */
export const fairies = [
  { name: 'Próbna Halina', zodiacSign: 'Aries', rating: 5 },
  { name: 'Próbna Zofia', zodiacSign: 'Pisces', rating: null },
].map((fairy, index) => ({
  id: id(2, index + 1),
  seoTitle: fairy.name,
  seoDescription: '',
  imageSrc: '',
  isAvailable: true,
  responseTime: 'ok. 3 godz.',
  description: 'Wróżka z zastępczego API.',
  specializations: [{ id: id(4, index + 1), content: 'Miłość', icon: 'HEARTH' }],
  products: offersOf(index + 1, pln(30 + 10 * index)),
  ...fairy,
}));

const point = (decimalDegrees: number) => ({
  zodiacTranslation: 'Baran',
  degreesFormatted: '7°29′',
  decimalDegrees,
});

/** A made-up chart in the format of the specification; its positions are not real. */
export const birthHoroscope = {
  ...Object.fromEntries(
    [
      'sun',
      'moon',
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
      'chiron',
      'sirius',
    ].map((body, index) => [body, point(index * 29)]),
  ),
  ascendant: point(100),
  zodiacCusps: Array.from({ length: 12 }, (_, house) => (100 + house * 30) % 360),
};
