import { act, fireEvent, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { birthCopy } from '#copy/sky/birth-horoscope.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
} from '#machines/birth-horoscope.machine.ts';
import { BirthScreen } from '#flows/birth-horoscope/birth-screen.tsx';
import { validateBirth } from '#flows/birth-horoscope/birth-view.ts';
import { ShopProvider, type Shop } from '#page/shop.tsx';
import { drawn } from '#tests/blocks/birth-chart/sample-chart.ts';
import { heldPort } from '#tests/machines/held-port.ts';

const values = {
  name: 'Hanna',
  birthDate: '1988-11-20',
  birthTime: '23:40',
  city: 'Kraków',
  email: 'hanna@przyklad.pl',
};
const chart = { ...drawn, subject: values };
const calculated: Calculated = { chart, chartHandle: 'a-chart', isAmbiguous: false };

const shop: Shop = {
  config: { apiUrl: '/api' } as Shop['config'],
  toast: () => undefined,
  retract: () => undefined,
  announce: () => undefined,
};

/** The section with its form filled in right, but for the terms. */
function openSection() {
  const charts = heldPort<Calculated, BirthDetails>();
  const machine = birthHoroscopeMachine.provide({
    actors: { calculate: charts.logic },
    delays: { requestDelay: 0 },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'details.recall', values, timeUnknown: false });
  const search = vi.fn();
  render(
    <ShopProvider shop={shop}>
      <BirthScreen
        hourMayBeUnknown
        actor={actor}
        places={[]}
        onSearchPlaces={search}
        onShare={() => {}}
        onSave={() => {}}
        onPrint={() => {}}
        purchase={null}
      />
    </ShopProvider>,
  );
  return { charts, actor, search };
}

const submit = () => screen.getByRole('button', { name: /^(Oblicz horoskop|Ustawiamy)/ });
const terms = () => screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ });
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const isBusy = () => vi.waitFor(() => expect(text()).toContain(birthCopy.calculating));

function type(name: string, value: string) {
  const field = document.querySelector(`input[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}`);
  fireEvent.change(field, { target: { value } });
}

/** Accepts the terms, submits, and waits until the shop is asked. */
async function calculate(charts: ReturnType<typeof openSection>['charts']) {
  fireEvent.click(terms());
  fireEvent.click(submit());
  await act(() => vi.waitFor(() => expect(charts.calls.length).toBeGreaterThan(0)));
}

// Fetched while the customer waits; how fast that is, is no matter here.
beforeAll(() => import('#flows/birth-horoscope/birth-chart-screen.tsx'));

describe('the birth-horoscope form', () => {
  it('without the terms nothing is calculated; the list of problems takes the focus [VA-BH]', () => {
    const { actor } = openSection();
    fireEvent.click(submit());
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(screen.getByRole('group', { name: 'Popraw zaznaczone pola' })).toHaveFocus();
    expect(text()).toContain(validationCopy.terms);
  });

  it('a rejected form begins the page’s title with „Błąd: ”, until it is sent [A3]', async () => {
    document.title = 'Kwiat Paproci';
    const { charts } = openSection();
    fireEvent.click(submit());
    expect(document.title).toBe('Błąd: Kwiat Paproci');
    await calculate(charts);
    expect(document.title).toBe('Kwiat Paproci');
  });

  it('shows that it waits, and can not be sent twice [BH-2]', async () => {
    const { charts } = openSection();
    await calculate(charts);
    await isBusy();
    fireEvent.click(submit());
    await act(async () => {});
    expect(charts.calls).toHaveLength(1);
    expect(charts.last().input).toEqual({ values, timeUnknown: false, clockChoice: undefined });
  });

  it('then shows the chart and offers the purchase [BH-3] [BH-5]', async () => {
    const { charts, actor } = openSection();
    await calculate(charts);
    await act(() => charts.last().resolve(calculated));
    const buy = await screen.findByRole('button', { name: 'Wykup horoskop urodzinowy' });
    fireEvent.click(buy);
    expect(actor.getSnapshot().context.isBuying).toBe(true);
    expect(screen.queryByRole('button', { name: 'Wykup horoskop urodzinowy' })).toBeNull();
  });

  it.each([
    ['city', validationCopy.cityUnknown],
    ['birthTime', validationCopy.birthTimeSkipped],
    [undefined, birthCopy.fail.replaceAll('\u00a0', ' ')],
  ] as const)(
    'a failure that names %s says so, and every field keeps its value [BH-7]',
    async (wrongField, message) => {
      const { charts, actor } = openSection();
      await calculate(charts);
      await act(() => charts.last().reject({ field: wrongField }));
      const reasons = [validationCopy.cityUnknown, validationCopy.birthTimeSkipped, birthCopy.fail];
      const said = reasons.map((one) => one.replaceAll('\u00a0', ' ')).filter((one) => text().includes(one));
      expect(said, 'and nothing else').toEqual([message.replaceAll('\u00a0', ' ')]);
      const invalid = [...document.querySelectorAll('input[aria-invalid]')].map((one) =>
        one.getAttribute('name'),
      );
      expect(invalid).toEqual(wrongField === undefined ? [] : [wrongField]);
      expect(actor.getSnapshot().context.values).toEqual(values);
    },
  );

  it('the hour that fell twice is that of the chart which stands there, not one that is typed meanwhile [BH-6]', async () => {
    const { charts } = openSection();
    await calculate(charts);
    await act(() => charts.last().resolve({ ...calculated, isAmbiguous: true }));
    const question = () => screen.getByRole('group', { name: /23:40/ });
    await act(() => vi.waitFor(() => expect(question()).toBeVisible()));
    type('birthTime', '12:15');
    expect(question()).toBeVisible();
  });

  it('a chart that is calculated anew stays where it is until the next one comes [BH-2]', async () => {
    const { charts } = openSection();
    await calculate(charts);
    await act(() => charts.last().resolve(calculated));
    const buy = () => screen.getByRole('button', { name: 'Wykup horoskop urodzinowy' });
    await act(() => vi.waitFor(() => expect(buy()).toBeVisible()));
    fireEvent.click(submit());
    await isBusy();
    expect(buy()).toBeVisible();
  });

  it('the answer to the shop’s question keeps the focus while the chart is calculated, and takes no second press [BH-6] [A20]', async () => {
    const { charts } = openSection();
    await calculate(charts);
    await act(() => charts.last().resolve({ ...calculated, isAmbiguous: true }));
    const later = await screen.findByRole('button', { name: 'Po zmianie czasu' });
    later.focus();
    fireEvent.click(later);
    await isBusy();
    expect(later).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Przed zmianą czasu' }));
    await act(() => vi.waitFor(() => expect(charts.calls).toHaveLength(2)));
    expect(charts.last().input.clockChoice).toBe('later');
  });

  it('a mistake in the form takes away neither the chart nor what is offered below it [BH-7]', async () => {
    const { charts, actor } = openSection();
    await calculate(charts);
    await act(() => charts.last().resolve(calculated));
    const buy = await screen.findByRole('button', { name: 'Wykup horoskop urodzinowy' });
    type('city', 'Ur');
    fireEvent.click(submit());
    expect(screen.getByRole('group', { name: 'Popraw zaznaczone pola' })).toBeVisible();
    fireEvent.click(buy);
    expect(actor.getSnapshot().context.isBuying).toBe(true);
  });

  it('a typed city asks for places, and what is typed in any other field does not [BH-6]', () => {
    const { search } = openSection();
    type('name', 'Wrona');
    type('email', 'wrona@przyklad.pl');
    type('birthDate', '1988-11-21');
    expect(search).not.toHaveBeenCalled();
    type('city', 'Wroc');
    expect(search).toHaveBeenCalledExactlyOnceWith('Wroc');
  });
});

it('an unknown hour need not be given [BH-6] [VA-BH]', () => {
  const form = { values: { ...values, birthTime: '' }, tosChecked: true };
  expect(validateBirth({ ...form, timeUnknown: false })).toEqual({ birthTime: validationCopy.birthTime });
  expect(validateBirth({ ...form, timeUnknown: true })).toEqual({});
});
