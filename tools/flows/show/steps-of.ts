import { flowsOnScreen } from '../../model/flows-on-screen.ts';
import type { Ui } from '../../model/steps/ui.ts';
import type { Steps } from '../../model/walk.ts';

/** How a model is walked in a running shop; nothing for one that no customer sees. */
export const stepsOf = (model: string): ((ui: Ui) => Steps) | undefined =>
  flowsOnScreen.find((flow) => flow.model.name === model)?.stepsOf;
