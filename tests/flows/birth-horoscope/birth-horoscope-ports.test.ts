import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import {
  provideBirthHoroscope,
  subjectOf,
  toChartRequest,
} from '#flows/birth-horoscope/birth-horoscope-ports.ts';
import { ApiFailure } from '#api/api-failure.ts';
import type { ShopApi } from '#api/shop-api.ts';
import type { BirthDetails } from '#machines/birth-horoscope.machine.ts';
import { drawn } from '#tests/blocks/birth-chart/sample-chart.ts';

const details: BirthDetails = {
  values: {
    name: ' Hanna ',
    email: ' Hanna@Przyklad.PL',
    city: 'Kraków ',
    birthDate: '1988-11-20',
    birthTime: '23:40',
  },
  timeUnknown: false,
  clockChoice: undefined,
};

describe('what the contract wants of what was typed', () => {
  it('date and time joined by one space, text trimmed, the address in small letters [BH-2]', () => {
    expect(toChartRequest(details)).toEqual({
      name: 'Hanna',
      email: 'hanna@przyklad.pl',
      city: 'Kraków',
      dateTime: '1988-11-20 23:40',
    });
  });

  it('additions of ours are sent only when they say something [BH-2]', () => {
    expect(toChartRequest({ ...details, timeUnknown: true })).toMatchObject({
      dateTime: '1988-11-20 12:00',
      timeUnknown: true,
    });
    expect(toChartRequest({ ...details, clockChoice: 'later' })).toMatchObject({ clockChoice: 'later' });
  });

  it('a chart of an unknown hour is nobody’s hour [BH-6]', () => {
    expect(subjectOf({ ...details, timeUnknown: true })).toMatchObject({
      name: 'Hanna',
      birthTime: undefined,
    });
  });
});

/** Submits a right form to a machine whose API responds like this, and waits for the end. */
async function calculate(respond: () => Promise<unknown>, clockChoice?: 'earlier') {
  const calculateBirthChart = vi.fn(respond);
  const machine = provideBirthHoroscope(async () => ({ calculateBirthChart }) as unknown as ShopApi);
  const actor = createActor(machine.provide({ delays: { requestDelay: 0 } })).start();
  actor.send({ type: 'details.recall', values: details.values, timeUnknown: false });
  actor.send({ type: 'form.submit', problems: {} });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (clockChoice) {
    actor.send({ type: 'clock.choose', choice: clockChoice });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  }
  return { snapshot: actor.getSnapshot(), calculateBirthChart };
}

describe('the connected machine', () => {
  it('keeps the chart with whose it is, and the draft’s id [BH-2] [BH-5]', async () => {
    const { snapshot } = await calculate(async () => drawn);
    expect(snapshot.context.calculated).toBeDefined();
    expect(snapshot.context.calculated).toMatchObject({
      chartHandle: '17',
      isAmbiguous: false,
      chart: { subject: { name: 'Hanna', city: 'Kraków' } },
    });
  });

  const ambiguous = { ...drawn, assumed: drawn.assumed && { ...drawn.assumed, clock: 'ambiguous' as const } };

  it('an hour that came twice is asked about [BH-6]', async () => {
    const { snapshot } = await calculate(async () => ambiguous);
    expect(snapshot.context.calculated?.isAmbiguous).toBe(true);
  });

  it('and not asked again once the customer has chosen [BH-6]', async () => {
    const { snapshot, calculateBirthChart } = await calculate(async () => ambiguous, 'earlier');
    expect(snapshot.context.calculated?.isAmbiguous).toBe(false);
    expect(calculateBirthChart).toHaveBeenLastCalledWith(expect.objectContaining({ clockChoice: 'earlier' }));
  });

  it.each([
    [['/city'], 'city'],
    [['/dateTime', '/city'], 'city'],
    [['/dateTime'], 'birthTime'],
    [['/email'], undefined],
    [[], undefined],
  ] as const)('a refusal of %j names the field %s [BH-7]', async (paths, field) => {
    const refusal = new ApiFailure('refused', { code: 100, isLost: false, paths: [...paths] });
    const { snapshot } = await calculate(() => Promise.reject(refusal));
    expect(snapshot.hasTag(field === undefined ? 'failed' : 'refused')).toBe(true);
    expect(snapshot.context.wrongField).toBe(field);
    expect(snapshot.context.values).toEqual(details.values);
  });

  it('without network no field is named [BH-7]', async () => {
    const { snapshot } = await calculate(() => Promise.reject(new ApiFailure('offline')));
    expect(snapshot.hasTag('failed')).toBe(true);
    expect(snapshot.context.wrongField).toBeUndefined();
  });
});
