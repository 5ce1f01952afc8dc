import { flowsOnScreen } from '../../model/flows-on-screen.ts';
import type { Ui } from '../../model/steps/ui.ts';
import type { Steps } from '../../model/walk.ts';

/** The steps of a model in a running shop; `undefined` for a model without a screen. */
export const stepsOf = (model: string): ((ui: Ui) => Steps) | undefined =>
  flowsOnScreen.find((flow) => flow.model.name === model)?.stepsOf;
