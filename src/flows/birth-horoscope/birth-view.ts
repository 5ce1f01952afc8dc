import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { birthHoroscopeMachine, Values } from '#machines/birth-horoscope.machine.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import type { ChartSubject } from '#domain/birth-chart.ts';
import { birthFormSchema } from '#schemas/birth-form.schema.ts';
import { problemsOf, type Problems } from '#schemas/problems.ts';
import type { ChartOrder } from '../purchase/purchase-ports.ts';
import { visibleProblems } from '../form-problems.ts';

/** The running machine of a chart. */
export type BirthActor = ActorRefFrom<typeof birthHoroscopeMachine>;

interface BirthFormValues {
  values: Values;
  timeUnknown: boolean;
  tosChecked: boolean;
}

/** Validates the birth-horoscope form (VA-BH). */
export const validateBirth = ({ values, timeUnknown, tosChecked }: BirthFormValues): Problems =>
  problemsOf(birthFormSchema(timeUnknown), { ...values, tosChecked });

/** Messages for fields that the API rejected (BH-7). */
const SERVER_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['city', validationCopy.cityUnknown],
  ['birthDate', validationCopy.birthDate],
  ['birthTime', validationCopy.birthTimeSkipped],
]);

/** The problems to show: the form's own, and the one of a field that the API rejected (BH-7). */
export function birthProblems(context: SnapshotFrom<typeof birthHoroscopeMachine>['context']): Problems {
  const { wrongField } = context;
  const rejected = wrongField && SERVER_PROBLEMS.get(wrongField);
  return { ...(wrongField && rejected && { [wrongField]: rejected }), ...visibleProblems(context) };
}

/** Values that the order form takes from the chart (BH-1). */
export function orderValuesOf({ name, email, city, birthDate }: ChartSubject): Record<string, string> {
  const [birthYear = '', birthMonth = '', birthDay = ''] = birthDate
    .split('-')
    .map((part) => String(Number(part)));
  return { firstName: name, email, city, birthYear, birthMonth, birthDay };
}

/** The hour of birth as the order carries it; missing when it is not known. */
export const hourOf = ({
  birthTime,
  clockChoice,
}: Pick<ChartSubject, 'birthTime' | 'clockChoice'>): ChartOrder['hour'] =>
  birthTime === undefined ? undefined : { birthTime, ...(clockChoice && { clockChoice }) };
