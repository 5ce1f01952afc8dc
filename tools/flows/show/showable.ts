import type { Script } from '../script.ts';
import type { ShopState } from '../shop-state.ts';
import { unshownWords } from '../words/page.ts';
import { isAtDesk, isOnScreen } from './stage-for.ts';

/** Why a state can't be shown in the real shop, in Polish; `undefined` if it can. */
export function whyNotShown(model: string, script: Script | undefined, shop: ShopState): string | undefined {
  if (!isOnScreen(model)) return unshownWords.serverOnly;
  if (!script || script.isPassing) return unshownWords.passing;
  // Before the first response of the device no page is open.
  if (model === 'consent' && script.steps.length === 1) return unshownWords.unopened;
  if (shop.status === 'starting') return unshownWords.starting;
  if (shop.status === 'absent') return shop.reason;
  return isAtDesk(model) && shop.deskUrl === undefined ? unshownWords.noDesk : undefined;
}

/** URL of the stage that shows a state. */
export const stageAddress = (
  { url, deskUrl = url }: Extract<ShopState, { status: 'ready' }>,
  model: string,
  stateId: string,
): string =>
  `${isAtDesk(model) ? deskUrl : url}/__pokaz/?${new URLSearchParams({ przeplyw: model, stan: stateId }).toString()}`;
