import { expect } from 'vitest';
import type { AnyMachineSnapshot, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import type {
  birthHoroscopeMachine,
  Calculated,
  CalculationFailure,
} from '#machines/birth-horoscope.machine.ts';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { chartCopy } from '#copy/sky/chart.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { birth } from '#tools/model/models/birth-horoscope.ts';
import { chartResponse } from '#tools/model/sample-chart.ts';
import type { Steps } from '#tools/model/walk.ts';
import { isWithoutChart } from './plain-chapters.ts';
import { spaced, type PlainVisit } from './plain-visit.ts';

type Event<Type extends string> = Extract<EventFromLogic<typeof birthHoroscopeMachine>, { type: Type }>;

const CALL = 'POST /horoscope/birth';
const BUY = '/zamow/horoskop-urodzeniowy';
const read = <Type extends string>(event: EventObject) => event as unknown as Event<Type>;
const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof birthHoroscopeMachine> => context;

/** Test steps of the free birth chart in a browser without scripts. */
export function plainBirthSteps(visit: PlainVisit): Steps {
  const { browser, network } = visit;
  const filled = (snapshot: AnyMachineSnapshot) => {
    const { values, tosChecked, timeUnknown } = contextOf(snapshot);
    // Before the customer has typed anything, the machine's first state has nothing yet.
    if (values['city'] !== undefined) expect(browser.control('city').value).toBe(values['city']);
    expect(browser.control('tosChecked').checked).toBe(tosChecked);
    expect(browser.control('timeUnknown').checked).toBe(timeUnknown);
  };
  const problems = () =>
    [...browser.document.querySelectorAll('[role=group][tabindex] li')].map(({ textContent }) => textContent);
  const drawn = (snapshot: AnyMachineSnapshot) => {
    filled(snapshot);
    expect(browser.text).toContain('tak wyglądało twoje niebo');
    expect(browser.document.querySelector('main svg[viewBox="-200 -200 400 400"]')).not.toBeNull();
  };
  return {
    events: {
      'xstate.init': () => visit.open('/prosto/horoskop-urodzeniowy'),
      // A device without scripts remembers nothing: the customer types it.
      'details.recall': async () => visit.edit(() => browser.type(birth)),
      'field.change': async (event) => {
        const { name, value } = read<'field.change'>(event);
        visit.edit(() => browser.type({ [name]: value }));
      },
      'field.leave': async () => undefined,
      'terms.set': async (event) =>
        visit.edit(() => browser.check('tosChecked', undefined, read<'terms.set'>(event).accepted)),
      'time.toggle': async (event) =>
        visit.edit(() => browser.check('timeUnknown', undefined, read<'time.toggle'>(event).unknown)),
      'form.submit': () => visit.pressAndHold('tosChecked'),
      'clock.choose': (event) => visit.pressAndHold('zegar', read<'clock.choose'>(event).choice),
      // The server asks at once: her browser waits for the page as it is.
      'xstate.after.requestDelay.birthHoroscope.waiting': async () => undefined,
      'xstate.done.actor.calculate': (event) =>
        visit.end(CALL, {
          status: 200,
          body: chartResponse((event as unknown as { output: Calculated }).output),
        }),
      'xstate.error.actor.calculate': (event) => {
        const { field } = (event as unknown as { error: CalculationFailure }).error;
        // Date and hour are one value of the contract.
        const path = field === 'birthTime' ? '/dateTime' : `/${String(field)}`;
        const errors = field === undefined ? [] : [{ path, message: 'refused by the test' }];
        const code = field === undefined ? 500 : 100;
        return visit.end(CALL, {
          status: field === undefined ? 500 : 400,
          body: { code, message: 'refused by the test', errors },
        });
      },
      'purchase.start': async () => {
        const form = browser.document.querySelector<HTMLFormElement>(`form[action="${BUY}"]`);
        const fields = [...(form?.querySelectorAll('input') ?? [])].map((one): [string, string] => [
          one.name,
          one.value,
        ]);
        await browser.send(BUY, new URLSearchParams(fields).toString());
      },
    },
    states: {
      'birthHoroscope.open.form.editing': async (snapshot) => {
        if (isWithoutChart(snapshot)) return;
        filled(snapshot);
        if (!visit.isEdited) expect(problems()).toEqual([]);
      },
      'birthHoroscope.open.chart.none': async () =>
        expect(browser.text).not.toContain('tak wyglądało twoje niebo'),
      'birthHoroscope.open.form.rejected': async (snapshot) => {
        filled(snapshot);
        const context = contextOf(snapshot);
        if (!visit.isEdited) expect(problems()).toEqual(Object.values(context.problems));
      },
      'birthHoroscope.open.form.refused': async (snapshot) => {
        filled(snapshot);
        const { wrongField } = contextOf(snapshot);
        const text = wrongField === 'city' ? validationCopy.cityUnknown : validationCopy.birthTimeSkipped;
        expect(browser.text).toContain(spaced(text));
        expect(browser.text).not.toContain(spaced(birthCopy.fail));
      },
      'birthHoroscope.open.form.failed': async (snapshot) => {
        filled(snapshot);
        expect(browser.text).toContain(spaced(birthCopy.fail));
      },
      'birthHoroscope.open.chart.offered': async (snapshot) => {
        if (isWithoutChart(snapshot)) return;
        drawn(snapshot);
        expect(browser.text).toContain(spaced(chartCopy.buy));
        const asks = contextOf(snapshot).calculated?.isAmbiguous === true;
        expect(visit.shows('zegar')).toBe(asks);
        if (!asks) return;
        browser.control('zegar', 'earlier');
        browser.control('zegar', 'later');
      },
      'birthHoroscope.open.chart.buying': async () => {
        expect(browser.address).toBe(BUY);
        expect(browser.text).toContain(spaced(chartCopy.buy));
        expect(browser.control('firstName').value).toBe(birth.name);
        expect(browser.control('chartHandle').value).toBe('a-chart');
      },
      'birthHoroscope.waiting': async () => expect(network.held?.call).toBe(CALL),
      'birthHoroscope.calculating': async () => expect(network.held?.call).toBe(CALL),
    },
  };
}
