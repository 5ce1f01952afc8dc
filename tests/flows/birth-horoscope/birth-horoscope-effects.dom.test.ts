import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { birthListener } from '#flows/birth-horoscope/birth-horoscope-effects.ts';
import { storedBirthDetails } from '#browser/birth-details.ts';
import { CHART_HEADING, PURCHASE_HEADING } from '#blocks/birth-anchors.ts';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
  type CalculationFailure,
} from '#machines/birth-horoscope.machine.ts';
import { heldPort } from '#tests/machines/held-port.ts';
import { spiedShop } from '#tests/page/stage.tsx';

const scroll = vi.hoisted(() => vi.fn<(element: Element) => Promise<void>>(async () => {}));
vi.mock('#browser/scroll.ts', () => ({ scrollToElement: scroll }));

/** A running machine, heard by the page, whose calculation the test ends. */
function listen() {
  const charts = heldPort<Calculated, BirthDetails>();
  const machine = birthHoroscopeMachine.provide({
    actors: { calculate: charts.logic },
    delays: { requestDelay: 0 },
  });
  const actor = createActor(machine);
  const { shop, toast, announce, retract } = spiedShop();
  const search = vi.fn();
  actor.on('*', birthListener(actor, shop, search));
  actor.start();
  actor.send({ type: 'details.recall', values: { name: 'Hanna', city: 'Krakuf' }, timeUnknown: false });
  return {
    actor,
    toast,
    announce,
    retract,
    search,
    async calculate(end: (call: ReturnType<typeof charts.last>) => Promise<void>) {
      actor.send({ type: 'form.submit', problems: {} });
      await vi.waitFor(() => expect(charts.calls).toHaveLength(1));
      await end(charts.last());
    },
  };
}

const addToPage = (tag: string, id: string) => {
  const element = Object.assign(document.createElement(tag), { id, tabIndex: -1 });
  document.body.append(element);
  return element;
};
const failing =
  (field: CalculationFailure['field']) => (call: { reject: (error: unknown) => Promise<void> }) =>
    call.reject({ field });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  scroll.mockClear();
});

describe('what the birth horoscope emits happens in the page', () => {
  it('a chart that is ready takes the focus, the page scrolls to it, then to the purchase [BH-2]', async () => {
    const { calculate, actor, announce, retract } = listen();
    await calculate((call) => call.resolve({ chart: {}, chartHandle: undefined, isAmbiguous: false }));
    const chart = addToPage('h2', CHART_HEADING);
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith(chart));
    expect(chart).toHaveFocus();
    expect(announce).toHaveBeenCalledWith(birthCopy.scrolledAnnounce);
    expect(retract, 'what was said of one that failed').toHaveBeenCalledExactlyOnceWith('chart');
    actor.send({ type: 'purchase.start' });
    const purchase = addToPage('h2', PURCHASE_HEADING);
    await vi.waitFor(() => expect(scroll).toHaveBeenLastCalledWith(purchase));
    expect(purchase).toHaveFocus();
  });

  it('an unknown city takes the focus, and the nearest names are looked for [BH-7]', async () => {
    const { calculate, toast, search } = listen();
    const city = addToPage('input', 'urodziny-city');
    await calculate(failing('city'));
    expect(city).toHaveFocus();
    expect(search).toHaveBeenCalledExactlyOnceWith('Krakuf');
    expect(toast).not.toHaveBeenCalled();
  });

  it('a wrong hour takes the focus; the city is not named [BH-7]', async () => {
    const { calculate, search } = listen();
    const hour = addToPage('input', 'urodziny-birthTime');
    await calculate(failing('birthTime'));
    expect(hour).toHaveFocus();
    expect(search).not.toHaveBeenCalled();
  });

  it('a field that is still read-only takes the focus once it can be edited [BH-7] [EG-1]', async () => {
    const { calculate } = listen();
    const hour = Object.assign(addToPage('input', 'urodziny-birthTime'), { readOnly: true });
    await calculate(failing('birthTime'));
    expect(hour).not.toHaveFocus();
    hour.readOnly = false;
    await vi.waitFor(() => expect(hour).toHaveFocus());
  });

  it('anything else is a toast [BH-7]', async () => {
    const { calculate, toast } = listen();
    await calculate(failing(undefined));
    expect(toast).toHaveBeenCalledExactlyOnceWith('error', {
      title: birthCopy.failTitle,
      text: birthCopy.fail,
      about: 'chart',
      isInPage: true,
    });
  });

  it('a rejected form says how much is to be mended [OF-7]', () => {
    const { actor, announce } = listen();
    actor.send({ type: 'form.submit', problems: { name: 'x' } });
    expect(announce).toHaveBeenCalledExactlyOnceWith('Do poprawy: 1\u00a0pole.');
  });

  it('what was typed is kept for the tab [BH-7]', () => {
    const { actor } = listen();
    actor.send({ type: 'field.leave', name: 'name', problems: {} });
    expect(storedBirthDetails().values).toEqual({ name: 'Hanna', city: 'Krakuf' });
  });
});
