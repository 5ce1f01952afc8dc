import { flowsOnScreen } from './flows-on-screen.ts';
import { answer } from './models/answer.ts';
import { birthHoroscope } from './models/birth-horoscope.ts';
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

/** Requests that a tester sees in the browser alone, by the flow and its port. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [paymentStatus.name]: {
    fetchPaymentStatus: 'GET /api/order/payment-status',
    claimPurchaseReport: 'POST /api/order/purchase-report',
  },
  [birthHoroscope.name]: { calculate: 'POST /api/horoscope/birth' },
  [signIn.name]: { readSession: 'GET /desk-api/me', readInvitation: 'POST /desk-api/invitation' },
};

const MONEY: readonly string[] = [purchase.name, paymentStatus.name, withdrawal.name];

/** The flows that a person can test on a screen, those first that most visitors and all the money pass. */
export const scriptedFlows: readonly ScriptedFlow[] = [
  ...flowsOnScreen.map(({ model, stepsOf }) => ({
    model,
    stepsOf,
    isMoney: MONEY.includes(model.name),
    requests: REQUESTS[model.name] ?? {},
  })),
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
    requests: REQUESTS[signIn.name] ?? {},
    told: Object.fromEntries([
      [CODE, 'kod zapasowy'],
      ...CODES.map((code) => [code, 'dziesięć kodów zapasowych']),
    ]),
  },
];
