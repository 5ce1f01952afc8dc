import type { Decision } from '#machines/answer.machine.ts';
import { exactly, starting, type HeldCall } from './ui.ts';

/** The button that takes each decision about an answer. */
export const DECISION: Readonly<Record<Decision['kind'], RegExp>> = {
  suggest: /^Zaproponuj\s(szkic|inny)$/,
  'hand-over': exactly('Oddaj do sprawdzenia'),
  approve: starting('Zatwierdź i wyślij'),
  'send-back': exactly('Odeślij z uwagą'),
  recall: exactly('Cofnij zatwierdzenie'),
  retime: exactly('Wyślij teraz'),
  'send-again': exactly('Wyślij ponownie'),
  correct: exactly('Zacznij poprawkę'),
  'drop-correction': exactly('Porzuć poprawkę'),
};
/** The call that each decision makes. */
export const PATH: Readonly<Record<Decision['kind'], HeldCall>> = {
  suggest: 'POST /orders/7/answer/suggestion',
  'hand-over': 'POST /orders/7/answer/hand-over',
  approve: 'POST /orders/7/answer/approve',
  'send-back': 'POST /orders/7/answer/send-back',
  recall: 'POST /orders/7/answer/recall',
  retime: 'POST /orders/7/answer/retime',
  'send-again': 'POST /orders/7/answer/send-again',
  correct: 'POST /orders/7/answer/correction',
  'drop-correction': 'POST /orders/7/answer/correction/drop',
};
