import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import { fromPromise } from 'xstate';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
  type CalculationFailure,
} from '#machines/birth-horoscope.machine.ts';
import type { BirthChartRequest } from '#api/birth-horoscope.ts';
import type { ShopApi, ShopApiSource } from '#api/shop-api.ts';
import type { DrawnChart } from '#domain/birth-chart.ts';

const NOON = '12:00';

/**
 * The subject of a chart, taken from the form. It is stored with the chart, since the form may be edited afterwards.
 */
export function subjectOf({ values, timeUnknown, clockChoice }: BirthDetails): DrawnChart['subject'] {
  const text = (name: string) => readTyped(values[name] ?? '');
  return {
    name: text('name'),
    email: readEmail(values['email'] ?? ''),
    city: text('city'),
    birthDate: text('birthDate'),
    birthTime: timeUnknown ? undefined : text('birthTime'),
    clockChoice,
  };
}

/** Maps the form's values to the request body. Our additions to the contract are sent only if set. */
export function toChartRequest(details: BirthDetails): BirthChartRequest {
  const { timeUnknown } = details;
  const { name, email, city, birthDate, birthTime, clockChoice } = subjectOf(details);
  return {
    name,
    email,
    city,
    dateTime: `${birthDate} ${birthTime ?? NOON}`,
    ...(timeUnknown && { timeUnknown }),
    ...(clockChoice && { clockChoice }),
  };
}

/** Maps the rejected paths of an API error (`/city`, `/dateTime`) to a form field. */
function readFailure(error: unknown): CalculationFailure {
  const paths = typeof error === 'object' && error !== null && 'paths' in error ? error.paths : undefined;
  if (!Array.isArray(paths)) return { field: undefined };
  if (paths.includes('/city')) return { field: 'city' };
  return { field: paths.includes('/dateTime') ? 'birthTime' : undefined };
}

/** The port `calculate`. Rejects with a CalculationFailure. */
export async function calculate(
  input: BirthDetails,
  api: () => Promise<Pick<ShopApi, 'calculateBirthChart'>>,
): Promise<Calculated> {
  const { calculateBirthChart } = await api();
  try {
    const calculated = await calculateBirthChart(toChartRequest(input));
    return {
      chart: { ...calculated, subject: subjectOf(input) } satisfies DrawnChart,
      chartHandle: calculated.chartHandle,
      isAmbiguous: calculated.assumed?.clock === 'ambiguous' && input.clockChoice === undefined,
    };
  } catch (error) {
    return Promise.reject(readFailure(error));
  }
}

/** The birth-horoscope machine with its port implemented by the API. */
export const provideBirthHoroscope = (api: ShopApiSource) =>
  birthHoroscopeMachine.provide({
    actors: { calculate: fromPromise<Calculated, BirthDetails>(({ input }) => calculate(input, api)) },
  });
