import { initialTransition } from 'xstate';
import {
  birthHoroscopeMachine,
  type BirthDetails,
  type Calculated,
} from '#machines/birth-horoscope.machine.ts';
import { PLAIN_BIRTH_FIELDS, type PlainBirthForm } from '#schemas/plain/plain-birth.reader.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { sendTo, settlePort, type InnerEvent, type PureRun } from '../../pure-run.ts';
import { slipProblems } from '../../slip-problems.ts';
import { validateBirth } from '../birth-view.ts';

type Machine = typeof birthHoroscopeMachine;
export type BirthRun = PureRun<Machine>;

const play = (run: BirthRun, event: Parameters<typeof sendTo<Machine>>[2]) =>
  sendTo(birthHoroscopeMachine, run, event);

/** The two seconds before a calculation: a browser that waits for a page has waited already. */
const PAUSE_IS_OVER: InnerEvent = { type: 'xstate.after.requestDelay.birthHoroscope.waiting' };

/** The machine's state when the page is opened. */
export const openBirth = (): BirthRun => ({
  snapshot: initialTransition(birthHoroscopeMachine)[0],
  emitted: [],
});

/**
 * One press on the birth chart's form without scripts, or on the question about an hour that occurred twice. The
 * machine's state comes from the form alone.
 */
export async function stepBirth(
  form: PlainBirthForm,
  calculate: (details: BirthDetails) => Promise<Calculated>,
): Promise<BirthRun> {
  const { tosChecked, timeUnknown, zegar } = form;
  const values = Object.fromEntries(PLAIN_BIRTH_FIELDS.map((name) => [name, form[name]]));
  if (form.miasto !== undefined) values['city'] = form.miasto;
  const problems = {
    ...slipProblems(values, form[ASKED_FIELD]),
    ...validateBirth({ values, timeUnknown, tosChecked }),
  };
  const { context } = openBirth().snapshot;
  let run: BirthRun = {
    snapshot: birthHoroscopeMachine.resolveState({
      value: { open: { form: 'editing', chart: 'none' } },
      context: { ...context, values, timeUnknown, tosChecked, problems },
    }),
    emitted: [],
  };
  run = play(run, zegar ? { type: 'clock.choose', choice: zegar } : { type: 'form.submit', problems });
  return settlePort(birthHoroscopeMachine, play(run, PAUSE_IS_OVER), 'calculate', calculate);
}
