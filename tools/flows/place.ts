import { models } from '../model/models.ts';
import type { Happening, Model } from '../model/model.ts';
import { startReplay } from '../model/replay.ts';
import { offeredIn, type Simulation } from './simulation.ts';
import { shortName, VISITORS_MARK } from './visitors/address.ts';

/** The tabs beside a diagram, by what an address calls them. */
const TABS = { simulation: 'symulacja', state: 'stan', gallery: 'ekrany', visitors: 'odwiedzajacy' } as const;
export type TabName = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as TabName[];

/** Everything on the page that a link can hold. */
export interface Place {
  model: Model;
  /** The selected state. */
  stateId: string | undefined;
  /** Settings of made-up visitors (visitors/address.ts). */
  visitors: string | undefined;
  tab: TabName;
  simulation: Simulation;
  /** The address has steps that this version of the machine no longer takes; those before them were taken. */
  isOutdated: boolean;
  /** What somebody wrote to whoever opens the link. */
  note: string;
}

/** A short name of a step, the same in every version that has the step. */
const codeOf = ({ event }: Happening) => shortName(JSON.stringify(event));

/** Takes the steps of an address, as far as they are possible. */
function readSimulation(
  model: Model,
  chapterIndex: number,
  codes: readonly string[],
): Pick<Place, 'simulation' | 'isOutdated'> {
  const chapter = model.chapters[chapterIndex] ?? model.chapters[0];
  if (!chapter) throw new Error('A model has no chapter');
  const replay = startReplay(model.machine, chapter.input);
  for (const happening of chapter.opening) replay.take(happening);
  const taken: Happening[] = [];
  for (const code of codes) {
    const { here, more } = offeredIn(model, chapter, replay.snapshot());
    const next = [...here, ...more].find((happening) => codeOf(happening) === code);
    if (!next) return { simulation: { chapter, taken }, isOutdated: true };
    replay.take(next);
    taken.push(next);
  }
  return { simulation: { chapter, taken }, isOutdated: false };
}

const usualTab = ({ stateId, visitors }: Pick<Place, 'stateId' | 'visitors'>): TabName =>
  visitors !== undefined ? 'visitors' : stateId === undefined ? 'simulation' : 'state';

/** Reads the text of an address after its `#`: `purchase/ordering?karta=symulacja&rozdzial=2&kroki=1a.2b&uwaga=…`. */
export function readPlace(text: string): Place {
  const [path = '', query = ''] = text.split('?', 2);
  const [name, part = ''] = decodeURIComponent(path).split('/');
  const model = models.find((one) => one.name === name) ?? models[0];
  if (!model) throw new Error('There are no models');
  const isVisitors = part.startsWith(VISITORS_MARK);
  const place = {
    stateId: isVisitors || part === '' ? undefined : part,
    visitors: isVisitors ? part : undefined,
  };
  const params = new URLSearchParams(query);
  const codes = (params.get('kroki') ?? '').split('.').filter(Boolean);
  return {
    model,
    ...place,
    tab: TAB_NAMES.find((tab) => TABS[tab] === params.get('karta')) ?? usualTab(place),
    ...readSimulation(model, Number(params.get('rozdzial') ?? 1) - 1, codes),
    note: params.get('uwaga') ?? '',
  };
}

/** Formats a place for an address, without the `#`. What is as usual is left out. */
export function formatPlace(place: Place): string {
  const { model, stateId, visitors, tab, simulation, note } = place;
  const part = tab === 'visitors' ? visitors : stateId;
  const params = new URLSearchParams();
  if (tab !== usualTab({ stateId, visitors: part === visitors ? visitors : undefined }))
    params.set('karta', TABS[tab]);
  const chapter = model.chapters.indexOf(simulation.chapter);
  if (chapter > 0) params.set('rozdzial', String(chapter + 1));
  if (simulation.taken.length > 0) params.set('kroki', simulation.taken.map(codeOf).join('.'));
  if (note !== '') params.set('uwaga', note);
  const path = part === undefined ? model.name : `${model.name}/${encodeURIComponent(part)}`;
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
