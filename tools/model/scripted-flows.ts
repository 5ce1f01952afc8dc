import { flowsOnScreen } from './flows-on-screen.ts';
import { answer } from './models/answer.ts';
import { edit } from './models/edit.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { signIn } from './models/sign-in.ts';
import { withdrawal } from './models/withdrawal.ts';
import { answerSteps } from './steps/answer.ts';
import { editSteps } from './steps/edit.ts';
import { signInSteps } from './steps/sign-in.ts';
import type { ScriptedFlow } from './test-scripts.ts';

/** The moment at which the desk's scripts take place: its promised times are counted from it. */
const NOW = Date.parse('2026-11-21T12:00:00.000Z');

/** The way into the desk of a shop for trying out; each opening of the link lets one person in. */
const ENTER =
  'Nowe okno prywatne. Otwórz odnośnik /sandbox/przygotuj/zaplecze i wejdź jako właścicielka; druga osoba wchodzi tak samo w drugiej przeglądarce, Jagna przyciskiem „Wejdź jako Jagna”.';

const MONEY: readonly string[] = [purchase.name, paymentStatus.name, withdrawal.name];

/** The flows that a person can test on a screen, those first that most visitors and all the money pass. */
export const scriptedFlows: readonly ScriptedFlow[] = [
  ...flowsOnScreen.map(({ model, stepsOf }) => ({ model, stepsOf, isMoney: MONEY.includes(model.name) })),
  {
    model: answer,
    stepsOf: (ui) => answerSteps(ui, NOW),
    isMoney: false,
    place: 'zaplecze: ',
    prepared: `${ENTER} Odnośnik /sandbox/przygotuj/zapytanie składa opłacone zamówienie wróżby z trzema pytaniami i otwiera je.`,
  },
  { model: edit, stepsOf: editSteps, isMoney: false, place: 'zaplecze: ', prepared: ENTER },
  {
    model: signIn,
    stepsOf: signInSteps,
    isMoney: false,
    place: 'zaplecze: ',
    prepared: 'Nowe okno prywatne.',
  },
];
