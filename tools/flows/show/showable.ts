import type { Script } from '../script.ts';
import type { ShopState } from '../shop-state.ts';
import { unshownWords } from '../words/page.ts';
import { stepsOf } from './steps-of.ts';

/** Whether a state can be shown in the real shop; else why not, in Polish. */
export function whyNotShown(model: string, script: Script | undefined, shop: ShopState): string | undefined {
  if (!stepsOf(model)) return unshownWords.serverOnly;
  if (!script || script.isPassing) return unshownWords.passing;
  // Before the first answer of the device no page is open.
  if (model === 'consent' && script.steps.length === 1) return unshownWords.unopened;
  if (shop.status === 'starting') return unshownWords.starting;
  return shop.status === 'absent' ? shop.reason : undefined;
}

/** The address that shows a state: on the stage, by the model's and the state's names. */
export const stageAddress = (stage: string, model: string, stateId: string): string =>
  `${stage}/__pokaz/?${new URLSearchParams({ przeplyw: model, stan: stateId }).toString()}`;
