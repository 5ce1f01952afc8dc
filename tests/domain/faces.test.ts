import { expect, test } from 'vitest';
import { facesOf } from '#domain/specialists/faces.ts';
import { grosze } from '#domain/grosze.ts';
import { slugInPath, specialistPath, specialistSlugs } from '#domain/paths/specialist-path.ts';
import type { Fairy, FairyProduct } from '#domain/catalogue.ts';

const fairy = (id: string, name: string, products: FairyProduct[] = [], isAvailable = true): Fairy => ({
  id,
  name,
  seoTitle: '',
  seoDescription: '',
  imageSrc: `/${id}.svg`,
  isAvailable,
  responseTime: '',
  description: '',
  zodiacSign: 'Leo',
  specializations: [],
  products,
});
const offer = (productType: FairyProduct['productType'], price: number): FairyProduct => ({
  id: `${productType}-${price}`,
  productId: productType,
  productType,
  price: grosze(price),
});

test('a specialist’s address is her name in ASCII [RD-4] [R90]', () => {
  const slugs = specialistSlugs([
    fairy('a', 'Bogumiła'),
    fairy('b', 'Żaneta Śląska'),
    fairy('c', ' Źródło-Ćma '),
  ]);
  expect([...slugs.values()]).toEqual(['bogumila', 'zaneta-slaska', 'zrodlo-cma']);
  expect(slugInPath(specialistPath('zaneta-slaska'))).toBe('zaneta-slaska');
  for (const path of ['/wrozka', '/wrozka/', '/wrozka/Jagna', '/wrozka/a/b', '/x/wrozka/a', '/wrozka/a?b'])
    expect(slugInPath(path), path).toBeUndefined();
});

test('two who would share an address, and one whose name has no letter for it, have a mark of their own [R90]', () => {
  const slugs = specialistSlugs([
    fairy('11111111-x', 'Róża'),
    fairy('22222222-x', 'Roza'),
    fairy('33333333-x', '月'),
    fairy('44444444-x', 'Iskra'),
  ]);
  expect([...slugs.values()]).toEqual(['roza-11111111', 'roza-22222222', '33333333', 'iskra']);
});

test('the home page shows who sells something, free ones first, with lowest prices [RD-4] [R31] [R32]', () => {
  const { faces, prices } = facesOf([
    fairy('a', 'Halszka', [offer('TAROT', 90_00), offer('PARTNER_TAROT', 40_00)], false),
    fairy('b', 'Absent'),
    { ...fairy('c', 'Iskra', [offer('TAROT', 50_00), offer('PREDICTION', 60_00)]), voice: 'Jedna zapałka.' },
  ]);
  expect(faces).toEqual([
    { path: '/wrozka/iskra', name: 'Iskra', imageSrc: '/c.svg', voice: 'Jedna zapałka.', price: 50_00 },
    { path: '/wrozka/halszka', name: 'Halszka', imageSrc: '/a.svg', price: 40_00 },
  ]);
  expect(prices).toEqual({ tarot: 40_00, prediction: 60_00 });
});
