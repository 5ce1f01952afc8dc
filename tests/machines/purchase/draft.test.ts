import { describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { draftOf, offeredCode, restoredValues, type Draft } from '#machines/purchase.machine.ts';
import { predictions, tarot } from './sample-choice.ts';
import { startAtForm, startPurchase, typing } from './start-purchase.ts';

const NOTHING: Draft = { values: {}, setAside: [], coupon: undefined };
const restore = { type: 'questions.restore', problems: {} } as const;
const questions = ({ context }: ReturnType<typeof startPurchase>) =>
  ['question0', 'question1', 'question2'].map((name) => context().values[name]);

const atQuestions = (variantId: string) => startAtForm(variantId, 'jagna', predictions);

describe('questions after a change of package [RD-2] [OP-6]', () => {
  test('the fields are empty, and one press brings back what was written', () => {
    const purchase = atQuestions('one');
    purchase.send(typing('question0', 'Kiedy?'));
    purchase.send({ type: 'variant.choose', variantId: 'three' });
    expect(questions(purchase)).toEqual([undefined, undefined, undefined]);
    purchase.send(restore);
    expect(questions(purchase)).toEqual(['Kiedy?', undefined, undefined]);
    expect(purchase.saidTypes()).toContain('questions.restored');
    expect(restoredValues(purchase.context())).toBeUndefined();
  });

  test('as many come back as the package has fields, in their order, and the others wait for the next', () => {
    const purchase = atQuestions('three');
    purchase.send(typing('question2', 'Z kim?'));
    purchase.send(typing('question0', 'Kiedy?'));
    purchase.send({ type: 'variant.choose', variantId: 'one' });
    purchase.send(restore);
    expect(questions(purchase)).toEqual(['Kiedy?', undefined, undefined]);
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send(restore);
    expect(questions(purchase)).toEqual(['Kiedy?', 'Z kim?', undefined]);
  });

  test('they are offered while no question is written, and not over one that is', () => {
    const purchase = atQuestions('one');
    purchase.send(typing('question0', 'Kiedy?'));
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send(typing('question1', 'Gdzie?'));
    expect(restoredValues(purchase.context())).toBeUndefined();
    purchase.send(restore);
    expect(questions(purchase)).toEqual([undefined, 'Gdzie?', undefined]);
    purchase.send(typing('question1', '  '));
    expect(restoredValues(purchase.context())).toMatchObject({ question0: 'Kiedy?' });
  });

  test('a package changed twice without a word keeps them; nothing written is lost', () => {
    const purchase = atQuestions('one');
    purchase.send(typing('question0', 'Kiedy?'));
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send({ type: 'variant.choose', variantId: 'three' });
    purchase.send(typing('question0', 'Gdzie?'));
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send(restore);
    expect(questions(purchase)).toEqual(['Gdzie?', 'Kiedy?', undefined]);
  });

  test('what is wrong with the restored text is known', () => {
    const purchase = atQuestions('one');
    purchase.send(typing('question0', 'Kiedy?'));
    purchase.send({ type: 'variant.choose', variantId: 'two' });
    purchase.send({ ...restore, problems: { firstName: 'brak' } });
    expect(purchase.context().problems).toEqual({ firstName: 'brak' });
  });

  test('where nothing was written nothing is offered, nor where the variant asks no question', () => {
    const empty = atQuestions('one');
    empty.send({ type: 'variant.choose', variantId: 'two' });
    expect(restoredValues(empty.context())).toBeUndefined();
    const other = startPurchase({ ...tarot, draft: { ...NOTHING, setAside: ['Kiedy?'] } });
    other.send({ type: 'address.read', variantId: 'solo', fairyId: 'jagna' });
    other.send(restore);
    expect(other.context().values).toEqual({});
  });
});

describe('a coupon that has lost its choice [RD-2] [OP-5]', () => {
  test('is cleared, and one press applies it to the new one', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon(' PAPROC15 ', grosze(75_65));
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(purchase.price()).toBe(grosze(99_00));
    expect(offeredCode(purchase.context())).toBe('PAPROC15');
    purchase.send({ type: 'coupon.reapply' });
    expect(purchase.has('coupon-checking')).toBe(true);
    expect(purchase.coupons.last().input).toEqual({ code: 'PAPROC15', fairyProductId: 'mirela-solo' });
    await purchase.coupons.last().resolve({ discountedPrice: grosze(84_15) });
    expect(purchase.price()).toBe(grosze(84_15));
    expect(offeredCode(purchase.context())).toBeUndefined();
  });

  test('does not come back by itself with the choice that it was for', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    purchase.send({ type: 'specialist.choose', fairyId: 'jagna' });
    expect(purchase.has('coupon-checking')).toBe(false);
    expect(purchase.price()).toBe(grosze(89_00));
  });

  test('is not offered over a code that is typed, nor after another one was applied', async () => {
    const purchase = startAtForm();
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    purchase.send({ type: 'coupon.type', code: 'LATO' });
    expect(offeredCode(purchase.context())).toBeUndefined();
    purchase.send({ type: 'coupon.reapply' });
    expect(purchase.has('coupon-checking')).toBe(false);
    await purchase.useCoupon('LATO', grosze(90_00));
    purchase.send({ type: 'coupon.remove' });
    expect(offeredCode(purchase.context())).toBeUndefined();
  });

  test.each([102, 103, 104, 1103])('that was refused (%i) is not offered again', async (code) => {
    const purchase = startAtForm();
    purchase.send({ type: 'coupon.type', code: 'STARY' });
    purchase.send({ type: 'coupon.apply' });
    await purchase.coupons.last().reject({ code, isLost: false });
    expect(draftOf(purchase.context()).coupon).toBeUndefined();
    purchase.send({ type: 'specialist.choose', fairyId: 'mirela' });
    expect(offeredCode(purchase.context())).toBeUndefined();
  });
});

describe('what a tab keeps until the order is paid [RD-2]', () => {
  test('the customer’s own words and her coupon, and neither consent nor customer data', async () => {
    const purchase = startAtForm();
    purchase.send(typing('topic', 'Praca'));
    purchase.send(typing('intentions', ' '));
    purchase.send(typing('firstName', 'Wanda'));
    purchase.send(typing('earlyStart', 'on'));
    purchase.send({ type: 'coupon.type', code: ' PAPROC15 ' });
    expect(draftOf(purchase.context())).toEqual({
      values: { topic: 'Praca' },
      setAside: [],
      coupon: { code: 'PAPROC15', fairyProductId: undefined },
    });
    await purchase.useCoupon('PAPROC15', grosze(75_65));
    expect(draftOf(purchase.context()).coupon).toEqual({ code: 'PAPROC15', fairyProductId: 'jagna-solo' });
    purchase.send({ type: 'coupon.remove' });
    expect(draftOf(purchase.context()).coupon).toBeUndefined();
  });

  test('a page that comes back has it, and its coupon counts again by itself for the same offer alone', async () => {
    const draft: Draft = {
      values: { topic: 'Praca' },
      setAside: ['Kiedy?'],
      coupon: { code: 'PAPROC15', fairyProductId: 'jagna-solo' },
    };
    const purchase = startPurchase({ ...tarot, draft });
    expect(draftOf(purchase.context())).toEqual(draft);
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'mirela' });
    expect(purchase.has('coupon-checking')).toBe(false);
    expect(offeredCode(purchase.context())).toBe('PAPROC15');
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'jagna' });
    expect(purchase.has('coupon-checking')).toBe(true);
    await purchase.coupons.last().resolve({ discountedPrice: grosze(75_65) });
    expect(purchase.price()).toBe(grosze(75_65));
    expect(purchase.context().values.topic).toBe('Praca');
  });

  test('a coupon that has ended meanwhile is refused with its reason, at the full price', async () => {
    const coupon = { code: 'PAPROC15', fairyProductId: 'jagna-solo' };
    const purchase = startPurchase({ ...tarot, draft: { ...NOTHING, coupon } });
    purchase.send({ type: 'address.read', variantId: 'solo', fairyId: 'jagna' });
    await purchase.coupons.last().reject({ code: 103, isLost: false });
    expect(purchase.context().couponProblem !== undefined).toBe(true);
    expect(purchase.price()).toBe(grosze(89_00));
    expect(draftOf(purchase.context()).coupon).toBeUndefined();
  });
});
