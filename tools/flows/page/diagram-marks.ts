import { statesOf } from '../../model/machine-parts.ts';
import type { Model } from '../../model/model.ts';
import { wordsOf } from '../active-states.ts';
import { markOf, type ReadReport } from '../reports/flow-report.ts';
import { MARK_WORDS, pageWords } from '../words/page.ts';

/** Marks drawn on a diagram. */
export interface Marks {
  current: readonly string[];
  picked: string | undefined;
  report: ReadReport | undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Accessible name of a diagram. */
export const withTitle = ({ title }: Model): string => pageWords.diagram(title);

const statesIn = (svg: SVGSVGElement) => [...svg.querySelectorAll<SVGGElement>('g[data-state]')];
const exitsIn = (svg: SVGSVGElement) => [...svg.querySelectorAll<SVGGElement>('g[data-from]')];

/** Makes the states of a diagram clickable, the sentences in their boxes too. */
export function prepare(svg: SVGSVGElement, model: Model, onPick: (stateId: string) => void): void {
  // A picture as a whole hides its parts from assistive technology; here each state is a button.
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', withTitle(model));
  svg.querySelector(':scope > title')?.remove();
  for (const state of statesIn(svg)) {
    const id = state.dataset['state'] ?? '';
    state.setAttribute('role', 'button');
    state.setAttribute('tabindex', '0');
    state.addEventListener('click', () => onPick(id));
    state.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPick(id);
    });
  }
  // What may happen in a state is written over its box, and fills most of it.
  for (const exit of exitsIn(svg)) exit.addEventListener('click', () => onPick(exit.dataset['from'] ?? ''));
}

/** Sets the tooltip of a part. */
function tell(part: SVGGElement, words: string): void {
  const title = part.querySelector('title') ?? part.appendChild(document.createElementNS(SVG, 'title'));
  title.textContent = words;
}

const countWords = (report: ReadReport, id: string) => {
  const count = report.counts[id] ?? 0;
  return count > 0 ? pageWords.walkedTimes(count) : `${MARK_WORDS[markOf(report, id)]}.`;
};

/** Updates the marks: the simulation's states, the selected state, and the coverage of the last tests. */
export function mark(svg: SVGSVGElement, model: Model, { current, picked, report }: Marks): void {
  const nodes = new Map(statesOf(model.machine).map((node) => [node.id, node]));

  for (const state of statesIn(svg)) {
    const id = state.dataset['state'] ?? '';
    const node = nodes.get(id);
    if (!node) continue;
    const isCurrent = current.includes(id);
    state.toggleAttribute('data-current', isCurrent);
    state.setAttribute('aria-pressed', String(id === picked));
    if (report) state.dataset['mark'] = markOf(report, id);
    const walked = report ? countWords(report, id) : '';
    const label = [wordsOf(node), isCurrent ? `(${pageWords.current})` : '', walked]
      .filter(Boolean)
      .join(' ');
    state.setAttribute('aria-label', label);
    tell(state, label);
  }
  if (!report) return;
  for (const exit of exitsIn(svg)) {
    const id = exit.dataset['transition'] ?? '';
    exit.dataset['mark'] = markOf(report, id);
    tell(exit, countWords(report, id));
  }
}

/** Scrolls the frame to centre some states, or the first where not all find room; unless they are visible. */
export function revealState(frame: HTMLElement, svg: SVGSVGElement, ids: readonly string[]): void {
  const boxes = statesIn(svg)
    .filter(({ dataset }) => ids.includes(dataset['state'] ?? ''))
    .map((state) => state.getBoundingClientRect());
  const [first] = boxes;
  if (!first) return;
  const place = frame.getBoundingClientRect();
  const isFar = Math.max(...boxes.map(({ bottom }) => bottom)) - first.top > place.height;
  const shown = isFar ? [first] : boxes;
  const left = Math.min(...shown.map((box) => box.left));
  const right = Math.max(...shown.map((box) => box.right));
  const top = Math.min(...shown.map((box) => box.top));
  const bottom = Math.max(...shown.map((box) => box.bottom));
  if (top >= place.top && bottom <= place.bottom && left >= place.left && right <= place.right) return;
  frame.scrollBy({
    left: (left + right) / 2 - place.left - place.width / 2,
    top: (top + bottom) / 2 - place.top - place.height / 2,
  });
}
