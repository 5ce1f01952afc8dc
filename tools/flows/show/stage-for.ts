import { deskFlows, flowsOnScreen } from '../../model/flows-on-screen.ts';
import { consentGiven } from '../../model/steps/ui.ts';
import type { Steps } from '../../model/walk.ts';
import { deskInFrame } from './desk-in-frame.ts';
import { shopInFrame, type FramedShop } from './shop-in-frame.ts';

const deskFlow = (model: string) => deskFlows.find((flow) => flow.model.name === model);
const shopFlow = (model: string) => flowsOnScreen.find((flow) => flow.model.name === model);

/** Whether a model has a screen: in the shop, or at the desk. */
export const isOnScreen = (model: string): boolean => (deskFlow(model) ?? shopFlow(model)) !== undefined;
/** Whether a model's screen is the desk's. */
export const isAtDesk = (model: string): boolean => deskFlow(model) !== undefined;

/** A flow's page in a frame, with the steps by which it is played. */
export interface PlayedPage {
  page: Omit<FramedShop, 'ui'>;
  steps: Steps;
}

/** Takes hold of a frame for a flow; `undefined` for one without a screen. */
export function stageFor(model: string, frame: HTMLIFrameElement): PlayedPage | undefined {
  const desk = deskFlow(model);
  if (desk) {
    const page = deskInFrame(frame);
    return { page, steps: desk.stepsOf(page.ui) };
  }
  const shop = shopFlow(model);
  if (!shop) return undefined;
  // Without stored consent the cookie banner would cover every screen.
  const page = shopInFrame(frame, model === 'consent' ? {} : consentGiven);
  return { page, steps: shop.stepsOf(page.ui) };
}
