import { machineSvg } from './diagram/svg.ts';
import type { Model } from './model.ts';
import { stateList } from './state-list.ts';

/** A committed file that is made from a machine. `path` from the repository's root. */
export interface Drawing {
  path: string;
  text: string;
}

/** The picture and the list of one machine, kept under machines/diagrams/. */
export async function drawingsOf(model: Model): Promise<readonly Drawing[]> {
  const stem = `machines/diagrams/${model.name}`;
  return [
    { path: `${stem}.svg`, text: await machineSvg(model.machine, model.title) },
    { path: `${stem}.states.md`, text: stateList(model) },
  ];
}
