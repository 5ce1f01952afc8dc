import { createActor, SimulatedClock, type EmittedFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
} from '#machines/birth-horoscope.machine.ts';
import { heldPort } from './held-port.ts';

const noTerms = { tosChecked: 'Musisz zaakceptować regulamin i politykę prywatności' };
const chart: Calculated = { chart: 'a chart', chartHandle: 'a-chart', isAmbiguous: false };

function startBirth() {
  const calculations = heldPort<Calculated, BirthDetails>();
  const clock = new SimulatedClock();
  const actor = createActor(birthHoroscopeMachine.provide({ actors: { calculate: calculations.logic } }), {
    clock,
  });
  const emitted: EmittedFrom<typeof birthHoroscopeMachine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'field.change', name: 'city', value: 'Kraków', problems: {} });
  return {
    calculations,
    clock,
    emitted,
    send: actor.send,
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    isDrawn: () => actor.getSnapshot().context.calculated !== undefined,
    saidTypes: () => emitted.map(({ type }) => type),
    /** Submits and lets the pause pass. */
    calculate() {
      actor.send({ type: 'form.submit', problems: {} });
      clock.increment(2_000);
    },
  };
}

describe('the calculation', () => {
  test('is sent 2000 ms after the submit, not one moment earlier [BH-2] [BC-4]', () => {
    const birth = startBirth();
    birth.send({ type: 'form.submit', problems: {} });
    expect(birth.has('busy')).toBe(true);
    birth.clock.increment(1_999);
    expect(birth.calculations.calls).toHaveLength(0);
    birth.clock.increment(1);
    expect(birth.calculations.calls.map(({ input }) => input)).toEqual([
      { values: { city: 'Kraków' }, timeUnknown: false, clockChoice: undefined },
    ]);
  });

  test('a second press does not start the pause anew [BH-2]', () => {
    const birth = startBirth();
    birth.send({ type: 'form.submit', problems: {} });
    birth.clock.increment(1_999);
    birth.send({ type: 'form.submit', problems: {} });
    birth.clock.increment(1);
    expect(birth.calculations.calls).toHaveLength(1);
  });

  test('cannot be submitted twice [BH-2]', () => {
    const birth = startBirth();
    birth.calculate();
    birth.send({ type: 'form.submit', problems: {} });
    birth.clock.increment(60_000);
    expect(birth.calculations.calls).toHaveLength(1);
  });

  test('the chart is shown, and scrolled to once [BH-2]', async () => {
    const birth = startBirth();
    birth.calculate();
    await birth.calculations.last().resolve(chart);
    expect(birth.isDrawn()).toBe(true);
    expect(birth.context().calculated).toEqual(chart);
    expect(birth.saidTypes().filter((type) => type === 'chart.revealed')).toHaveLength(1);
  });

  test('a form with problems is not sent, and says so [VA-BH]', () => {
    const birth = startBirth();
    birth.send({ type: 'form.submit', problems: noTerms });
    birth.clock.increment(60_000);
    expect(birth.has('rejected')).toBe(true);
    expect(birth.saidTypes()).toEqual(['form.rejected']);
    expect(birth.calculations.calls).toHaveLength(0);
  });

  test('an unknown city is named, every field keeps its value, and it can be tried again [BH-7]', async () => {
    const birth = startBirth();
    birth.calculate();
    await birth.calculations.last().reject({ field: 'city' });
    expect(birth.has('refused')).toBe(true);
    expect(birth.has('failed')).toBe(false);
    expect(birth.context().wrongField).toBe('city');
    expect(birth.context().values.city).toBe('Kraków');
    expect(birth.saidTypes().at(-1)).toBe('chart.refused');
    birth.send({ type: 'field.change', name: 'city', value: 'Krakow', problems: {} });
    expect(birth.context().wrongField).toBeUndefined();
    expect(birth.has('refused')).toBe(false);
    birth.calculate();
    expect(birth.calculations.calls).toHaveLength(2);
  });

  test('an hour that was skipped is refused no more once it is said to be unknown [BH-7]', async () => {
    const birth = startBirth();
    birth.calculate();
    await birth.calculations.last().reject({ field: 'birthTime' });
    birth.send({ type: 'field.change', name: 'city', value: 'Krakow', problems: {} });
    expect(birth.has('refused')).toBe(true);
    birth.send({ type: 'time.toggle', unknown: true, problems: {} });
    expect(birth.has('refused')).toBe(false);
    expect(birth.context().wrongField).toBeUndefined();
  });

  test('a failure of any other kind names no field [BH-7]', async () => {
    const birth = startBirth();
    birth.calculate();
    await birth.calculations.last().reject(new Error('offline'));
    expect(birth.has('failed')).toBe(true);
    expect(birth.context().wrongField).toBeUndefined();
  });
});

describe('an hour that happened twice [BH-6]', () => {
  async function startAmbiguous() {
    const birth = startBirth();
    birth.calculate();
    await birth.calculations.last().resolve({ ...chart, isAmbiguous: true });
    return birth;
  }

  test('asks which one, and calculates again with the choice after the same pause', async () => {
    const birth = await startAmbiguous();
    expect(birth.context().calculated?.isAmbiguous).toBe(true);
    birth.send({ type: 'clock.choose', choice: 'later' });
    birth.clock.increment(2_000);
    expect(birth.calculations.last().input.clockChoice).toBe('later');
  });

  test('asks on while the reading is bought, so that no order goes without the answer for good [BH-5]', async () => {
    const birth = await startAmbiguous();
    birth.send({ type: 'purchase.start' });
    expect([birth.context().isBuying, birth.context().calculated?.isAmbiguous]).toEqual([true, true]);
    birth.send({ type: 'clock.choose', choice: 'later' });
    birth.clock.increment(2_000);
    expect(birth.calculations.last().input.clockChoice).toBe('later');
  });

  test('another birth time forgets the choice', async () => {
    const birth = await startAmbiguous();
    birth.send({ type: 'clock.choose', choice: 'later' });
    birth.clock.increment(2_000);
    await birth.calculations.last().resolve(chart);
    birth.send({ type: 'field.change', name: 'birthTime', value: '15:00', problems: {} });
    birth.calculate();
    expect(birth.calculations.last().input.clockChoice).toBeUndefined();
  });

  test('the purchase that was begun goes on with the chart of the answer [BH-5]', async () => {
    const birth = await startAmbiguous();
    birth.send({ type: 'purchase.start' });
    birth.send({ type: 'clock.choose', choice: 'later' });
    birth.clock.increment(2_000);
    expect(birth.context().isBuying).toBe(true);
    await birth.calculations.last().resolve(chart);
    expect([birth.context().isBuying, birth.context().calculated?.isAmbiguous]).toEqual([true, false]);
    expect(birth.saidTypes().filter((type) => type === 'purchase.revealed')).toHaveLength(1);
  });

  test('a wrong answer is taken back by another submit, which asks anew', async () => {
    const birth = await startAmbiguous();
    birth.send({ type: 'clock.choose', choice: 'later' });
    birth.clock.increment(2_000);
    await birth.calculations.last().resolve(chart);
    birth.calculate();
    expect(birth.calculations.last().input.clockChoice).toBeUndefined();
  });

  test('nothing is calculated once the form has become wrong [VA-BH]', async () => {
    const birth = await startAmbiguous();
    birth.send({ type: 'terms.set', accepted: false, problems: noTerms });
    birth.send({ type: 'clock.choose', choice: 'later' });
    birth.clock.increment(60_000);
    expect(birth.calculations.calls).toHaveLength(1);
    expect(birth.has('rejected')).toBe(true);
  });
});

describe('the last good chart and its purchase stay until another chart comes [BH-7]', () => {
  async function startBuying() {
    const birth = startBirth();
    birth.calculate();
    await birth.calculations.last().resolve({ ...chart, isAmbiguous: true });
    birth.send({ type: 'purchase.start' });
    return birth;
  }

  test('through a form with a mistake', async () => {
    const birth = await startBuying();
    birth.send({ type: 'form.submit', problems: noTerms });
    expect([birth.has('rejected'), birth.isDrawn(), birth.context().isBuying]).toEqual([true, true, true]);
    birth.send({ type: 'clock.choose', choice: 'later' });
    expect(birth.has('rejected')).toBe(true);
  });

  test.each([{ field: 'city' } as const, new Error('offline')])('through a refusal: %o', async (failure) => {
    const birth = await startBuying();
    birth.calculate();
    await birth.calculations.last().reject(failure);
    expect([birth.isDrawn(), birth.context().isBuying]).toEqual([true, true]);
    expect(birth.context().calculated?.chart).toBe('a chart');
    birth.send({ type: 'clock.choose', choice: 'later' });
    expect(birth.has('busy')).toBe(true);
    expect(birth.context().wrongField).toBeUndefined();
  });
});

test('the purchase starts from the chart only, and asks for its place [BH-5]', async () => {
  const birth = startBirth();
  birth.send({ type: 'purchase.start' });
  expect(birth.context().isBuying).toBe(false);
  birth.calculate();
  await birth.calculations.last().resolve(chart);
  birth.send({ type: 'purchase.start' });
  expect(birth.context().isBuying).toBe(true);
  expect(birth.isDrawn()).toBe(true);
  expect(birth.saidTypes().at(-1)).toBe('purchase.revealed');
});

test('remembered details fill only what is empty [OF-4]', () => {
  const birth = startBirth();
  birth.send({ type: 'details.recall', values: { city: 'Gdynia', name: 'Wanda' }, timeUnknown: true });
  expect(birth.context().values).toEqual({ city: 'Kraków', name: 'Wanda' });
  expect(birth.context().timeUnknown).toBe(true);
});
