import { machineSvg } from './diagram/svg.ts';
import type { Model } from './model.ts';
import { stateList } from './state-list.ts';

/** A committed file generated from a machine; `path` is relative to the repository's root. */
export interface Drawing {
  path: string;
  text: string;
}

/** Generates a machine's diagram and list of states for machines/diagrams/. */
export function drawingsOf(model: Model): readonly Drawing[] {
  const stem = `machines/diagrams/${model.name}`;
  return [
    { path: `${stem}.svg`, text: machineSvg(model) },
    { path: `${stem}.states.md`, text: stateList(model) },
  ];
}
