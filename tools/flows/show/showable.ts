import type { Script } from '../script.ts';
import type { ShopState } from '../shop-state.ts';
import { unshownWords } from '../words/page.ts';
import { stepsOf } from './steps-of.ts';

/** Why a state can't be shown in the real shop, in Polish; `undefined` if it can. */
export function whyNotShown(model: string, script: Script | undefined, shop: ShopState): string | undefined {
  if (!stepsOf(model)) return unshownWords.serverOnly;
  if (!script || script.isPassing) return unshownWords.passing;
  // Before the first response of the device no page is open.
  if (model === 'consent' && script.steps.length === 1) return unshownWords.unopened;
  if (shop.status === 'starting') return unshownWords.starting;
  return shop.status === 'absent' ? shop.reason : undefined;
}

/** URL of the stage that shows a state. */
export const stageAddress = (stage: string, model: string, stateId: string): string =>
  `${stage}/__pokaz/?${new URLSearchParams({ przeplyw: model, stan: stateId }).toString()}`;
