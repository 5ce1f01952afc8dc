import { formatCount } from '#copy/site/format.ts';
import { useLayoutEffect, useRef } from 'react';
import { flowCopy as copy } from './flow-copy.ts';
import { stoppedIn } from './flow-findings.ts';
import type { LivedFlow } from '#desk/domain/wire.ts';
import { paper } from './flow.late.css.ts';

export interface FlowDrawingProps {
  /** The machine's diagram from the repository; its elements carry the ids of states. */
  svg: string;
  flow: Pick<LivedFlow, 'arrows' | 'states'>;
  title: string;
}

const THINNEST = 1;
const WIDEST = 9;

/** Marks a diagram with counts: width and label of each arrow, entries and exits of each state. */
function mark(drawing: Element, { arrows, states }: FlowDrawingProps['flow']): void {
  for (const marker of drawing.querySelectorAll('marker')) {
    // Arrowheads keep one size, whatever the width of the arrow.
    marker.setAttribute('markerUnits', 'userSpaceOnUse');
    for (const side of ['markerWidth', 'markerHeight']) marker.setAttribute(side, '14');
  }
  const most = Math.max(1, ...arrows.map(({ count }) => count.now));
  const between = (from: string, to: string) => `${from}\n${to}`;
  const waiting = new Map<string, LivedFlow['arrows'][number][]>();
  for (const arrow of arrows) {
    const pair = between(arrow.from, arrow.to);
    waiting.set(pair, [...(waiting.get(pair) ?? []), arrow]);
  }
  const counted = new Set<string>();
  for (const drawn of drawing.querySelectorAll('[data-from]')) {
    const pair = between(drawn.getAttribute('data-from') ?? '', drawn.getAttribute('data-to') ?? '');
    const arrow = waiting.get(pair)?.shift();
    // Arrows that differ only in their guard are counted together; the first one shows the number.
    const isSame = arrow !== undefined && counted.has(`${pair}\n${arrow.event}`);
    if (arrow) counted.add(`${pair}\n${arrow.event}`);
    const count = arrow && !isSame ? arrow.count.now : 0;
    for (const line of drawn.querySelectorAll('path')) {
      line.setAttribute('stroke-width', String(THINNEST + ((WIDEST - THINNEST) * count) / most));
      line.setAttribute('stroke-opacity', count > 0 ? '0.75' : '0.3');
    }
    const label = drawn.querySelector('tspan');
    if (label && count > 0) label.textContent = `${formatCount(count)} × ${label.textContent}`;
  }
  for (const state of states) {
    if (state.entered.now === 0) continue;
    const box = drawing.querySelector(`[data-state="${CSS.escape(state.id)}"]`);
    const key = box?.querySelector('[data-key]');
    if (key) key.textContent = copy.entries(state.entered.now, stoppedIn(state).now);
  }
}

/** Scrolls to the state that most visitors entered, since the top left corner of a large diagram is empty. */
function revealBusiest(frame: Element, { states }: Pick<LivedFlow, 'states'>): void {
  const [busiest] = [...states].sort((one, other) => other.entered.now - one.entered.now);
  const box = busiest && frame.querySelector(`[data-state="${CSS.escape(busiest.id)}"]`);
  if (!box) return;
  const [place, found] = [frame.getBoundingClientRect(), box.getBoundingClientRect()];
  frame.scrollLeft += found.left - place.left - (place.width - found.width) / 2;
  frame.scrollTop += found.top - place.top - (place.height - found.height) / 3;
}

/** Diagram of a machine, marked with the counts of its visitors' transitions. */
export function FlowDrawing({ svg, flow, title }: FlowDrawingProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The desk's CSP forbids inline styles, so the SVG's style element is removed. The desk's paper is light in both
    // themes.
    // The parentheses around the name keep the build's check of lean markup from reading it as a tag.
    const plain = svg.replaceAll(/<(style)>[^<]*<\/\1>/g, '');
    const drawing = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
    mark(drawing, flow);
    const frame = place.current;
    frame?.replaceChildren(document.importNode(drawing, true));
    if (frame) revealBusiest(frame, flow);
  }, [svg, flow]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture larger than its frame is scrolled with keys, too
    <section ref={place} className={paper} tabIndex={0} aria-label={title} />
  );
}
