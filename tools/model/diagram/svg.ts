import { SIGN, type Hue } from '../words/actors.ts';
import type { Tone } from '../words/words.ts';
import { darkStyle, FAINT, HUE_INK, INK, LINE, PAPER, TONE_INK } from './colours.ts';
import {
  BASE,
  layOut,
  placedBoxes,
  SIZE,
  WIDTH,
  type Lane,
  type PlacedBox,
  type PlacedExit,
} from './layout.ts';
import { boxesOf, diagramParts, type Box, type Drawable } from './parts.ts';
import { drawLine, escaped, widthOf } from './text.ts';

const TONE_NAME: Readonly<Record<Tone, string>> = {
  calm: 'czeka, nic nie nagli',
  busy: 'coś trwa albo nagli',
  good: 'udało się',
  bad: 'coś jest nie tak',
};
const HUE_NAME: Readonly<Record<Hue, string>> = {
  person: 'człowiek',
  system: 'sklep i jego otoczenie',
  bad: 'odmowa albo awaria',
  clock: 'upływ czasu',
  itself: 'samo, od razu',
};

const PAD = 12;
const LEGEND_HEIGHT = 62;

function frameOf({ shape, tone, children }: PlacedBox): { fill: string; more: string } {
  if (shape === 'end') return { fill: TONE_INK[tone][0], more: ' stroke-width="3"' };
  if (shape === 'region') return { fill: PAPER[0], more: ' stroke-dasharray="7 4"' };
  if (shape === 'passage' || shape === 'history') return { fill: PAPER[0], more: ' stroke-dasharray="2 3"' };
  return { fill: children.length > 0 ? PAPER[0] : TONE_INK[tone][0], more: '' };
}

function drawBox(box: PlacedBox): string[] {
  const { fill, more } = frameOf(box);
  const radius = box.shape === 'passage' || box.shape === 'history' ? 16 : 8;
  const bar =
    box.children.length > 0 && box.tone !== 'calm'
      ? [
          `<rect x="${box.x}" y="${box.y + 8}" width="5" height="${box.title.length * BASE.title}" fill="${TONE_INK[box.tone][0]}"/>`,
        ]
      : [];
  return [
    `<g data-state="${escaped(box.id)}">`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${fill}" stroke="${box.shape === 'end' ? INK[0] : LINE[0]}"${more}/>`,
    ...bar,
    ...(box.isFirst ? [`<circle cx="${box.x}" cy="${box.entersAt}" r="5" fill="${INK[0]}"/>`] : []),
    ...box.title.map((runs, index) =>
      drawLine(box.x + PAD, box.y + PAD / 2 + (index + 1) * BASE.title - 4, SIZE.title, runs),
    ),
    '</g>',
    ...box.children.flatMap(drawBox),
  ];
}

/** Draws an exit: its line in the box and, if it leads somewhere, its arrow through the lane of its target. */
function drawExit(
  box: PlacedBox,
  exit: PlacedExit,
  target: PlacedBox | undefined,
  lane: Lane | undefined,
): string[] {
  const ink = HUE_INK[exit.hue][0];
  const lines = exit.lines.map((runs, index) =>
    drawLine(box.x + PAD, exit.y + index * BASE.text - 4, SIZE.text, runs),
  );
  const right = box.x + box.width;
  const arrow =
    target && lane
      ? [
          `<path d="M${right} ${exit.leavesAt}L${lane.x} ${exit.leavesAt}L${lane.x} ${target.entersAt}L${target.x + target.width} ${target.entersAt}" fill="none" stroke="${ink}" stroke-width="1.6" marker-end="url(#${exit.hue})"/>`,
          `<circle cx="${lane.x}" cy="${exit.leavesAt}" r="2.4" fill="${ink}"/>`,
        ]
      : [];
  const to = exit.to === undefined ? '' : ` data-to="${escaped(exit.to)}"`;
  return [
    `<g data-from="${escaped(exit.from)}"${to} data-transition="${escaped(exit.transition)}">`,
    ...lines,
    ...arrow,
    '</g>',
  ];
}

/** Draws the meaning of signs and colours that occur, two lines at the top. */
function drawLegend(root: Box): string[] {
  const boxes = boxesOf(root);
  const hues = (Object.keys(HUE_NAME) as Hue[]).filter((hue) =>
    boxes.some(({ exits }) => exits.some((exit) => exit.hue === hue)),
  );
  const row = (y: number, entries: readonly { mark: (x: number) => string; words: string }[]) => {
    let x = PAD;
    return entries.flatMap(({ mark, words }) => {
      const at = x;
      x += widthOf(words, SIZE.text) + 40;
      return [mark(at), drawLine(at + 19, y, SIZE.text, [{ text: words, ink: INK[0] }])];
    });
  };
  return [
    ...row(
      24,
      hues.map((hue) => ({
        mark: (x) => drawLine(x, 24, SIZE.text, [{ text: SIGN[hue], ink: HUE_INK[hue][0], isBold: true }]),
        words: HUE_NAME[hue],
      })),
    ),
    ...row(47, [
      ...(Object.keys(TONE_NAME) as Tone[]).map((tone) => ({
        mark: (x: number) =>
          `<rect x="${x}" y="36" width="14" height="14" rx="4" fill="${TONE_INK[tone][0]}" stroke="${LINE[0]}"/>`,
        words: TONE_NAME[tone],
      })),
      {
        mark: (x: number) => drawLine(x, 47, SIZE.text, [{ text: '↺', ink: FAINT[0] }]),
        words: 'stan się nie zmienia',
      },
    ]),
  ];
}

const marker = (hue: Hue) =>
  `<marker id="${hue}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${HUE_INK[hue][0]}"/></marker>`;

/** Draws boxes with their ways out as a stand-alone SVG, in the theme of the reader's device. */
export function boxesSvg(parts: Box, title: string): string {
  const { root, lanes, height } = layOut(parts, LEGEND_HEIGHT);
  const boxes = placedBoxes(root);
  const placed = new Map(boxes.map((box) => [box.id, box]));
  const targetOf = ({ to }: PlacedExit) => (to === undefined ? undefined : placed.get(to));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="DejaVu Sans, Verdana, system-ui, sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    darkStyle(),
    `<defs>${(Object.keys(HUE_NAME) as Hue[]).map(marker).join('')}</defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER[0]}"/>`,
    ...drawLegend(parts),
    ...drawBox(root),
    ...boxes.flatMap((box) =>
      box.exits.flatMap((exit) =>
        drawExit(box, exit, targetOf(exit), exit.to === undefined ? undefined : lanes.get(exit.to)),
      ),
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** Draws a whole machine. */
export const machineSvg = (model: Drawable): string => boxesSvg(diagramParts(model), model.title);
