import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminContentBlock } from '#schemas/desk/admin-content-block.schema.ts';
import { adminFairy } from '#schemas/desk/admin-fairy.schema.ts';
import { adminMail } from '#schemas/desk/admin-mail.schema.ts';
import { adminOrderUpdate } from '#schemas/desk/admin-order.schema.ts';
import { adminProduct, adminProductUpdate } from '#schemas/desk/admin-product.schema.ts';
import { problemsOf } from '#schemas/problems.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/payment.ts';
import { API_PRODUCT_TYPE, PRODUCT_TYPES } from '#domain/product-type.ts';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('mail to a customer', () => {
  const validate = (mail: unknown) => problemsOf(adminMail(NOW), mail);

  it.each([{ content: 'Tak.' }, { content: 'Już', scheduledFor: '2026-11-21T12:00:01Z' }])(
    'takes %j [VA-AD]',
    (mail) => expect(validate(mail)).toEqual({}),
  );

  it.each(['', 'ab', '  ab  ', undefined, 5])('a content of %j is too short [VA-AD]', (content) => {
    expect(validate({ content })).toEqual({ content: 'Treść maila powinna mieć przynajmniej 3 znaki' });
  });

  it.each([
    '2026-11-22',
    '2026-11-21T13:00',
    '2026-11-21T12:00:00.001Z',
    '2026-11-21T13:30:00+01:00',
    '2028-02-29T08:00:00Z',
  ])('%s is a time to come [VA-AD]', (scheduledFor) => {
    expect(validate({ content: 'Dzień dobry', scheduledFor })).toEqual({});
  });

  it.each([
    ['this very moment', '2026-11-21T12:00:00Z'],
    ['the past', '2026-11-20T12:00:00Z'],
    ['the past of another zone', '2026-11-21T12:30:00+01:00'],
    ['a day that does not exist', '2027-02-29'],
    ['a month that does not exist', '2027-13-01'],
    ['an hour that does not exist', '2027-01-01T24:01:00Z'],
    ['a date in Polish', '1.12.2027'],
    ['words', 'jutro'],
    ['nothing', ''],
    ['a number', 1_900_000_000_000],
  ])('refuses %s [VA-AD]', (_, scheduledFor) => {
    expect(validate({ content: 'Dzień dobry', scheduledFor })).toEqual({
      scheduledFor: 'Niepoprawna data lub jest w przeszłości',
    });
  });
});

describe('product', () => {
  const product = {
    title: 'Trzy karty',
    description: 'Przeszłość, teraz, przyszłość',
    imageSrc: '/karty.svg',
    basePrompt: 'Pisz ciepło',
    productType: 'Tarot',
    questionsCount: 1,
  };
  const validate = (change: object) => problemsOf(adminProduct, { ...product, ...change });

  it.each(['title', 'description', 'imageSrc', 'basePrompt'])(
    '%s has 3 to 2000 characters [VA-AD]',
    (name) => {
      const message = { [name]: 'Pole powinno mieć od 3 do 2000 znaków' };
      expect(validate({ [name]: 'abc' })).toEqual({});
      expect(validate({ [name]: 'a'.repeat(2_000) })).toEqual({});
      expect(validate({ [name]: 'ab' })).toEqual(message);
      expect(validate({ [name]: 'a'.repeat(2_001) })).toEqual(message);
      expect(validate({ [name]: undefined })).toEqual(message);
    },
  );

  it.each([
    [1, undefined],
    [3, undefined],
    [0, 'Ilość pytań powinna być większa od 0'],
    [-1, 'Ilość pytań powinna być większa od 0'],
    [4, 'Ilość pytań powinna być mniejsza od 4'],
    [undefined, 'Ilość pytań powinna być większa od 0'],
    [1.5, 'Ilość pytań powinna być większa od 0'],
  ])('%s questions: %s [VA-AD]', (questionsCount, message) => {
    expect(validate({ questionsCount }).questionsCount).toBe(message);
  });

  it.each(PRODUCT_TYPES)('reads %s in both spellings [VA-AD] [AP-12]', (type) => {
    expect(validate({ productType: type })).toEqual({});
    expect(z.parse(adminProduct, { ...product, productType: API_PRODUCT_TYPE[type] }).productType).toBe(type);
  });

  it.each(['', 'Kawa', undefined])('refuses the type %j [VA-AD]', (productType) => {
    expect(validate({ productType })).toEqual({ productType: 'Wybierz typ produktu' });
  });

  it('a change may name anything or nothing, and validates what it names [VA-AD]', () => {
    expect(problemsOf(adminProductUpdate, {})).toEqual({});
    expect(problemsOf(adminProductUpdate, { questionsCount: 2 })).toEqual({});
    expect(problemsOf(adminProductUpdate, { questionsCount: 4 })).toEqual({
      questionsCount: 'Ilość pytań powinna być mniejsza od 4',
    });
  });
});

describe('specialist', () => {
  const validate = (fairy: object) => problemsOf(adminFairy, fairy);

  it('every field may be missing [VA-AD]', () => expect(validate({})).toEqual({}));

  it.each(['name', 'seoTitle', 'seoDescription', 'imageSrc', 'responseTime', 'description'])(
    '%s has at least 3 characters [VA-AD]',
    (name) => {
      expect(validate({ [name]: 'Ewa' })).toEqual({});
      expect(validate({ [name]: 'Al' })).toEqual({ [name]: 'Pole powinno mieć minimum 3 znaki' });
    },
  );

  it.each([1, 4.5, 5])('a rating of %s [VA-AD]', (rating) => expect(validate({ rating })).toEqual({}));

  it.each([0, 0.9, 5.1, 6, '5', Number.NaN])('no rating of %j [VA-AD]', (rating) => {
    expect(validate({ rating })).toEqual({ rating: 'Ocena powinna być liczbą od 1 do 5' });
  });

  it('one of the twelve signs [VA-AD]', () => {
    for (const zodiacSign of ZODIAC_SIGNS) expect(validate({ zodiacSign })).toEqual({});
    expect(validate({ zodiacSign: 'Baran' })).toEqual({ zodiacSign: 'Wybierz znak zodiaku' });
  });
});

describe('content block', () => {
  it.each([
    [{ label: 'Nagłówek', content: 'Treść' }, {}],
    [{ label: 'ab', content: 'Treść' }, { label: 'Tytuł pola powinien mieć minimum 3 znaki' }],
    [{ label: 'Nagłówek', content: 'ab' }, { content: 'Treść pola powinna mieć minimum 3 znaki' }],
    [
      {},
      {
        label: 'Tytuł pola powinien mieć minimum 3 znaki',
        content: 'Treść pola powinna mieć minimum 3 znaki',
      },
    ],
  ])('%j: %j [VA-AD]', (block, problems) => expect(problemsOf(adminContentBlock, block)).toEqual(problems));
});

describe('order update', () => {
  const prompt = { content: 'Czy?', response: 'Tak', sequenceNumber: 1, ignoreResponse: false };
  const takes = (update: object) => z.safeParse(adminOrderUpdate(NOW), update).success;

  it('takes every status, a time to come, prompts and nothing at all [VA-AD]', () => {
    expect(takes({})).toBe(true);
    for (const status of ORDER_STATUSES) expect(takes({ status })).toBe(true);
    for (const paymentStatus of PAYMENT_STATUSES) expect(takes({ paymentStatus })).toBe(true);
    expect(
      takes({ scheduledFor: '2026-12-24', prompt: 'x', prompts: [prompt], response: 'y', deleted: true }),
    ).toBe(true);
    expect(takes({ prompts: [{ ...prompt, response: undefined }] })).toBe(true);
  });

  it.each([
    { status: 'PAID' },
    { paymentStatus: 'DRAFT' },
    { scheduledFor: '2020-01-01' },
    { prompts: [{ ...prompt, sequenceNumber: '1' }] },
    { prompts: [{ ...prompt, ignoreResponse: undefined }] },
    { deleted: 'tak' },
  ])('refuses %j [VA-AD]', (update) => expect(takes(update)).toBe(false));
});
