import type { AnyMachineSnapshot, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import type {
  birthHoroscopeMachine,
  Calculated,
  CalculationFailure,
} from '#machines/birth-horoscope.machine.ts';
import { birth } from '../models/birth-horoscope.ts';
import { chartResponse } from '../sample-chart.ts';
import type { Steps } from '../walk.ts';
import { consentGiven, exactly, somewhere, starting, type Ui } from './ui.ts';

type Event<Type extends string> = Extract<EventFromLogic<typeof birthHoroscopeMachine>, { type: Type }>;

const CALL = 'POST /horoscope/birth';
const section = exactly('Horoskop urodzeniowy');
const city = exactly('Miasto urodzenia');
const terms = starting('Akceptuję regulamin');
const noHour = starting('Nie znam godziny');
const submit = exactly('Oblicz horoskop');
const problemList = exactly('Popraw zaznaczone pola');
const clock = { earlier: exactly('Przed zmianą czasu'), later: exactly('Po zmianie czasu') } as const;
const buy = exactly('Wykup horoskop urodzinowy');
const waits = somewhere('Ustawiamy planety na niebie...');
const unknownCity = somewhere(
  'Nie wiemy, które to miejsce. Wybierz je z podpowiedzi, dopisz województwo lub kraj albo sprawdź nazwę.',
);
const skippedHour = somewhere('Tej godziny wtedy nie było');
const failed = somewhere('Sprawdź nazwę miasta i spróbuj ponownie. Twoje dane zostały w formularzu.');

const contextOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof birthHoroscopeMachine> => context;

/** Test steps of the free birth chart. */
export function birthHoroscopeSteps(ui: Ui): Steps {
  // The home page has the newsletter's form besides, with terms of its own.
  const form = ui.within('form', section);
  return { events: birthEvents(ui), states: birthStates(ui, form) };

  function birthEvents({ end, open, advance, press }: Ui): Steps['events'] {
    const read = <Type extends string>(event: EventObject) => event as unknown as Event<Type>;
    return {
      // The page opens, with the tab's stored data.
      'xstate.init': () =>
        open('/', {
          device: consentGiven,
          tab: { 'birth-horoscope': { values: birth, timeUnknown: false } },
        }),
      'details.recall': async () => undefined,
      'field.change': (event) => form.fill(city, read<'field.change'>(event).value, 'combobox'),
      'field.leave': () => form.leave(city, 'combobox'),
      'terms.set': () => form.press('checkbox', terms),
      'time.toggle': () => form.press('checkbox', noHour),
      'form.submit': () => form.press('button', submit),
      'xstate.after.requestDelay.birthHoroscope.waiting': () => advance(2_000),
      'xstate.done.actor.calculate': (event) =>
        end(CALL, { status: 200, body: chartResponse((event as unknown as { output: Calculated }).output) }),
      'xstate.error.actor.calculate': (event) => {
        const { field } = (event as unknown as { error: CalculationFailure }).error;
        const path = field === 'birthTime' ? '/dateTime' : `/${field ?? ''}`;
        const errors = field === undefined ? [] : [{ path, message: 'refused by the test' }];
        return end(CALL, {
          status: field === undefined ? 500 : 400,
          body: { code: field === undefined ? 500 : 100, message: 'refused by the test', errors },
        });
      },
      'clock.choose': (event) => press('button', clock[read<'clock.choose'>(event).choice]),
      'purchase.start': () => press('button', buy),
    };
  }
}

type Form = ReturnType<Ui['within']>;

/** Checks that recognise each state on the screen. */
function birthStates(ui: Ui, form: Form): Steps['states'] {
  const filledForm = async (snapshot: AnyMachineSnapshot) => {
    const { values, tosChecked, timeUnknown } = contextOf(snapshot);
    // Stored data arrive at the moment at which the machine starts.
    await form.has('combobox', city, values['city'] === undefined ? {} : { value: values['city'] });
    await form.has('checkbox', terms, { checked: tosChecked });
    await form.has('checkbox', noHour, { checked: timeUnknown });
    await form.has('button', submit, { disabled: false });
  };
  const busy = async (hasAsked: boolean) => {
    await ui.reads(waits);
    await form.has('button', submit, { disabled: true });
    if (ui.holds(CALL) && !hasAsked)
      throw new Error('The shop asked for the chart before the pause was over');
  };
  const drawn = async (snapshot: AnyMachineSnapshot) => {
    await ui.has('heading', somewhere('tak wyglądało twoje niebo'));
    await filledForm(snapshot);
    if (!contextOf(snapshot).calculated?.isAmbiguous) return ui.hasNo('button', clock.later);
    await ui.has('button', clock.earlier);
    await ui.has('button', clock.later);
  };
  return {
    'birthHoroscope.open.form.editing': async (snapshot) => {
      await filledForm(snapshot);
      await form.hasNo('group', problemList);
    },
    'birthHoroscope.open.chart.none': () => ui.hasNo('heading', somewhere('tak wyglądało twoje niebo')),
    'birthHoroscope.open.form.rejected': async (snapshot) => {
      await filledForm(snapshot);
      const { problems, touched } = contextOf(snapshot);
      const shown = Object.entries(problems).filter(([name]) => touched[name]);
      await form.has('group', problemList);
      for (const [, problem] of shown) await form.has('link', exactly(problem));
    },
    'birthHoroscope.open.form.failed': async (snapshot) => {
      await filledForm(snapshot);
      await ui.reads(failed);
    },
    'birthHoroscope.open.form.refused': async (snapshot) => {
      await filledForm(snapshot);
      await ui.reads(contextOf(snapshot).wrongField === 'city' ? unknownCity : skippedHour);
    },
    'birthHoroscope.open.chart.offered': async (snapshot) => {
      await drawn(snapshot);
      await ui.has('button', buy);
    },
    'birthHoroscope.open.chart.buying': async (snapshot) => {
      await drawn(snapshot);
      await ui.has('heading', buy);
      await ui.hasNo('button', buy);
    },
    'birthHoroscope.waiting': () => busy(false),
    'birthHoroscope.calculating': () => busy(true),
  };
}
