import { flowsOnScreen } from './flows-on-screen.ts';
import { answer } from './models/answer.ts';
import { edit } from './models/edit.ts';
import { paymentStatus } from './models/payment-status.ts';
import { purchase } from './models/purchase.ts';
import { CODE, CODES, signIn } from './models/sign-in.ts';
import { withdrawal } from './models/withdrawal.ts';
import { answerSteps } from './steps/answer.ts';
import { editSteps } from './steps/edit.ts';
import { signInSteps } from './steps/sign-in.ts';
import type { ScriptedFlow } from './test-scripts.ts';

/** The moment at which the desk's scripts take place: its promised times are counted from it. */
const NOW = Date.parse('2026-11-21T12:00:00.000Z');

const MONEY: readonly string[] = [purchase.name, paymentStatus.name, withdrawal.name];

/** The flows that a person can test on a screen, those first that most visitors and all the money pass. */
export const scriptedFlows: readonly ScriptedFlow[] = [
  ...flowsOnScreen.map(({ model, stepsOf }) => ({ model, stepsOf, isMoney: MONEY.includes(model.name) })),
  {
    model: answer,
    stepsOf: (ui) => answerSteps(ui, NOW),
    isMoney: false,
  },
  { model: edit, stepsOf: editSteps, isMoney: false },
  {
    model: signIn,
    stepsOf: signInSteps,
    isMoney: false,
    told: Object.fromEntries([
      [CODE, 'kod zapasowy'],
      ...CODES.map((code) => [code, 'dziesięć kodów zapasowych']),
    ]),
  },
];
