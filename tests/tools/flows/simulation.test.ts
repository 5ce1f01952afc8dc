import { describe, expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import type { Model } from '#tools/model/model.ts';
import { answer } from '#tools/model/models/answer.ts';
import { orderFulfilment } from '#tools/model/models/order-fulfilment.ts';
import { paymentStatus } from '#tools/model/models/payment-status.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { refund } from '#tools/model/models/refund.ts';
import { causeWords } from '#tools/model/words/actors.ts';
import { leavesOf, pathOf } from '#tools/flows/active-states.ts';
import { doerOf, offeredIn, wayOf, type Simulation } from '#tools/flows/simulation.ts';
import { emittedWords, factsOf } from '#tools/model/words/tell.ts';

const chapterOf = (title: string) => {
  const chapter = purchase.chapters.find((one) => one.title === title);
  if (!chapter) throw new Error(`There is no chapter ${title}`);
  return chapter;
};

const lastOf = (simulation: Simulation) => {
  const step = wayOf(purchase, simulation).at(-1);
  if (!step) throw new Error('A way has its start');
  return step;
};

/** Presses offered events by their words, in a chapter. */
function play(title: string, ...presses: string[]): Simulation {
  const chapter = chapterOf(title);
  let simulation: Simulation = { chapter, taken: [] };
  for (const words of presses) {
    const { here } = offeredIn(purchase, chapter, lastOf(simulation).snapshot);
    const happening = here.find((one) => one.words.includes(words));
    if (!happening) throw new Error(`${words} is not offered: ${here.map((one) => one.words).join(' ')}`);
    simulation = { chapter, taken: [...simulation.taken, happening] };
  }
  return simulation;
}

const story = ['PAPROC15', 'Zastosuj', 'kupon dobry', 'Płatność online', 'kupon przestał działać'];

test('a coupon that expires between applying and paying: no order, full price, the code is refused [MO-4]', () => {
  const { snapshot } = lastOf(play('Kupon', ...story));
  expect(leavesOf(snapshot).map(pathOf)).toEqual(['open.filling.form.failed', 'open.filling.coupon.refused']);
  const facts = Object.fromEntries(factsOf(purchase, snapshot).map(({ label, value }) => [label, value]));
  expect(facts['Do zapłaty']).toMatch(/^42,99/);
  expect(facts['Kupon']).toBe('PAPROC15, odrzucony (103)');
  expect(facts['Zamówienie']).toBeUndefined();
});

test('what the machine emits is told in Polish', () => {
  const way = wayOf(purchase, play('Kupon', ...story));
  const told = way.flatMap(({ emitted }) => emitted.map((event) => emittedWords(purchase, event)));
  expect(told.at(-1)).toBe('Komunikat: kupon nie jest już dostępny, zamówienia nie złożono (103).');
  expect(told.join(' ')).toContain('kupon działa, 36,54');
});

test('a step less is the way without it', () => {
  const whole = play('Kupon', ...story);
  const { snapshot } = lastOf({ ...whole, taken: whole.taken.slice(0, -2) });
  expect(leavesOf(snapshot).map(pathOf)).toEqual([
    'open.filling.form.editing',
    'open.filling.coupon.applied',
  ]);
});

test('other chapters with the same beginning offer the rest, and nothing twice', () => {
  const { here, more } = offeredIn(purchase, chapterOf('Kupon'), lastOf(play('Kupon')).snapshot);
  const words = [...here, ...more].map((one) => one.words);
  expect(words).toContain('Naciśnij „Wyczyść zapamiętane dane”.');
  expect(words).not.toContain('Wybierz wariant „Trzy pytania”.');
  expect(new Set(words).size).toBe(words.length);
});

test.each([
  [purchase, 'variant.choose', 'klientka'],
  [purchase, 'catalogue.receive', 'sklep'],
  [purchase, 'customer.recall', 'urządzenie'],
  [purchase, 'xstate.done.actor.createOrder', 'sklep'],
  [purchase, 'xstate.error.actor.createOrder', 'sklep: odmowa albo awaria'],
  [orderFulfilment, 'payment.complete', 'operator płatności'],
  [orderFulfilment, 'payment.fail', 'operator płatności: odmowa albo awaria'],
  [orderFulfilment, 'answer.send', 'poczta'],
  [refund, 'refund.fail', 'operator płatności: odmowa albo awaria'],
  [answer, 'answer.return', 'właścicielka'],
  [answer, 'text.change', 'osoba z zaplecza'],
  [paymentStatus, 'xstate.after.pollEvery.paymentStatus.following.status.waiting', 'czas'],
] as const)('in $name $1 is the doing of: $2', (model, type, who) => {
  expect(causeWords(doerOf(model as Model, { event: { type }, words: '' }))).toBe(who);
});

describe.each(models.map((model) => [model.name, model] as const))('%s', (_, model) => {
  test('every chapter can be begun, and tells its facts in words', () => {
    for (const chapter of model.chapters) {
      const last = wayOf(model, { chapter, taken: [] }).at(-1);
      expect(last).toBeDefined();
      if (!last) continue;
      for (const { label, value } of factsOf(model, last.snapshot)) {
        expect(`${label}: ${value}`).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
