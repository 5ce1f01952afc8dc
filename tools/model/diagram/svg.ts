import { CALL_TIMEOUT } from '#domain/call-timeout.ts';
import { ACTORS, SIGN, type Hue } from '../words/actors.ts';
import type { Tone } from '../words/words.ts';
import { CHANGE_INK, darkStyle, FAINT, HUE_INK, INK, LINE, PAPER, TONE_INK, type Ink } from './colours.ts';
import {
  BASE,
  layOut,
  placedBoxes,
  SIZE,
  WIDTH,
  type DrawingOptions,
  type Lane,
  type PlacedBox,
  type PlacedExit,
} from './layout.ts';
import { boxesOf, diagramParts, OTHERWISE, type Box, type Drawable } from './parts.ts';
import { drawLine, escaped, widthOf, wrapped } from './text.ts';

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

/** What the frames and dots mean, with how each is drawn. */
const SHAPE_NAME: Readonly<Partial<Record<Box['shape'], string>>> = {
  end: 'tu kończy się ten przepływ',
  region: 'dzieje się równocześnie z sąsiednią częścią',
  passage: 'mija od razu',
  history: 'wraca tam, gdzie było',
};

const ARROW_INK: Readonly<Record<Lane['hue'], Ink>> = { ...HUE_INK, mixed: FAINT };

const PAD = 12;

/** How the frame of each shape differs from a state's. */
const FRAME: Readonly<Partial<Record<Box['shape'], string>>> = {
  end: ' stroke-width="3"',
  region: ' stroke-dasharray="7 4"',
  passage: ' stroke-dasharray="2 3"',
  history: ' stroke-dasharray="2 3"',
};
const FIRST = 'tu się zaczyna';
const ALTERNATIVES =
  'Gdy jedno zdarzenie ma kilka wyjść z warunkami, liczy się pierwsze, którego warunek jest spełniony.';

const STAFF = 'Osoba z zaplecza to wróżka albo właścicielka, o ile wolno jej to robić.';
const PATIENCE = `Serwer ma na odpowiedź ${CALL_TIMEOUT / 1000} sekund, potem liczy się to jak brak odpowiedzi.`;

/** A box that holds others, or lasts for no time, is as white as the paper. */
const fillOf = ({ shape, tone, children }: PlacedBox): string =>
  children.length > 0 || shape === 'region' || shape === 'passage' || shape === 'history'
    ? PAPER[0]
    : TONE_INK[tone][0];

function drawBox(box: PlacedBox): string[] {
  const edge = box.change ? CHANGE_INK[box.change][0] : box.shape === 'end' ? INK[0] : LINE[0];
  const radius = box.shape === 'passage' || box.shape === 'history' ? 16 : 8;
  const bar =
    box.children.length > 0 && box.tone !== 'calm'
      ? [
          `<rect x="${box.x + 5}" y="${box.y + 8}" width="4" height="${box.title.length * BASE.title - 4}" rx="2" fill="${TONE_INK[box.tone][0]}"/>`,
        ]
      : [];
  return [
    `<g data-state="${escaped(box.id)}">`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${fillOf(box)}" stroke="${edge}"${box.change ? ' stroke-width="3"' : (FRAME[box.shape] ?? '')}/>`,
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
  const frame = exit.change
    ? [
        `<rect x="${box.x + 5}" y="${exit.y - BASE.text}" width="${box.width - 10}" height="${exit.lines.length * BASE.text}" rx="4" fill="none" stroke="${CHANGE_INK[exit.change][0]}" stroke-width="1.5"/>`,
      ]
    : [];
  const arrow =
    target && lane
      ? [
          `<path d="M${right} ${exit.leavesAt}L${lane.x} ${exit.leavesAt}" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
          `<path d="M${lane.x} ${exit.leavesAt}L${lane.x} ${target.entersAt}L${target.x + target.width} ${target.entersAt}" fill="none" stroke="${ARROW_INK[lane.hue][0]}" stroke-width="1.6" marker-end="url(#${lane.hue})"/>`,
          `<circle cx="${lane.x}" cy="${exit.leavesAt}" r="2.4" fill="${ink}"/>`,
        ]
      : [];
  const to = exit.to === undefined ? '' : ` data-to="${escaped(exit.to)}"`;
  return [
    `<g data-from="${escaped(exit.from)}"${to} data-transition="${escaped(exit.transition)}">`,
    ...frame,
    ...lines,
    ...arrow,
    '</g>',
  ];
}

/** Draws the legend of the signs and colours in use, and returns its height. */
function drawLegend(root: Box, width: number): { drawn: string[]; height: number } {
  const boxes = boxesOf(root);
  const exits = boxes.flatMap((box) => box.exits);
  const sentences = [
    ...(exits.some(({ when }) => when === OTHERWISE) ? [ALTERNATIVES] : []),
    ...(exits.some(({ who }) => who === ACTORS.staff.name) ? [STAFF] : []),
    ...(exits.some(({ transition }) => transition.includes(' · failed ')) ? [PATIENCE] : []),
  ];
  const signs = (Object.keys(HUE_NAME) as Hue[])
    .filter((hue) => exits.some((exit) => exit.hue === hue))
    .map((hue) => ({ sign: SIGN[hue], ink: HUE_INK[hue][0], words: HUE_NAME[hue] }));
  const stays = exits.some(({ to }) => to === undefined)
    ? [{ sign: '↺', ink: FAINT[0], words: 'stan się nie zmienia' }]
    : [];
  const tones = (Object.keys(TONE_NAME) as Tone[])
    .filter((tone) => boxes.some((box) => box.tone === tone))
    .map((tone) => ({ tone, words: TONE_NAME[tone] }));
  let [x, y] = [PAD, 24];
  /** Takes room in the row, or in the next one. */
  const place = (words: string) => {
    const room = widthOf(words, SIZE.text) + 40;
    if (x > PAD && x + room > width) [x, y] = [PAD, y + 21];
    const at = x;
    x += room;
    return at;
  };
  const text = (at: number, words: string) => drawLine(at + 19, y, SIZE.text, [{ text: words, ink: INK[0] }]);
  const drawn = [...signs, ...stays].map(({ sign, ink, words }) => {
    const at = place(words);
    return drawLine(at, y, SIZE.text, [{ text: sign, ink, isBold: true }]) + text(at, words);
  });
  const frame = (at: number, fill: string, more: string, edge = LINE[0]) =>
    `<rect x="${at}" y="${y - 11}" width="14" height="14" rx="4" fill="${fill}" stroke="${edge}"${more}/>`;
  [x, y] = [PAD, y + 23];
  for (const { tone, words } of tones) {
    const at = place(words);
    drawn.push(frame(at, TONE_INK[tone][0], '') + text(at, words));
  }
  [x, y] = [PAD, y + 23];
  const start = place(FIRST);
  drawn.push(`<circle cx="${start + 7}" cy="${y - 4}" r="5" fill="${INK[0]}"/>` + text(start, FIRST));
  for (const [shape, words] of Object.entries(SHAPE_NAME)) {
    const box = boxes.find((one) => one.shape === shape);
    if (!box) continue;
    const at = place(words);
    drawn.push(
      frame(at, PAPER[0], FRAME[box.shape] ?? '', shape === 'end' ? INK[0] : LINE[0]) + text(at, words),
    );
  }
  for (const sentence of sentences) {
    [x, y] = [PAD, y + 21];
    const lines = wrapped([{ text: sentence, ink: INK[0] }], SIZE.text, width - 2 * PAD);
    drawn.push(...lines.map((line, at) => drawLine(x, y + 17 * at, SIZE.text, line)));
    y += 17 * (lines.length - 1);
  }
  return { drawn, height: y + 15 };
}

const marker = (hue: Lane['hue']) =>
  `<marker id="${hue}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${ARROW_INK[hue][0]}"/></marker>`;

/** Draws boxes with their ways out as a stand-alone SVG, in the theme of the reader's device. */
function boxesSvg(parts: Box, title: string, options: DrawingOptions): string {
  const { width = WIDTH } = options;
  const legend = drawLegend(parts, width);
  const { root, lanes, height } = layOut(parts, legend.height, options);
  const boxes = placedBoxes(root);
  const placed = new Map(boxes.map((box) => [box.id, box]));
  const targetOf = ({ to }: PlacedExit) => (to === undefined ? undefined : placed.get(to));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="DejaVu Sans, Verdana, system-ui, sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    darkStyle(),
    `<defs>${(Object.keys(ARROW_INK) as Lane['hue'][]).map(marker).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${PAPER[0]}"/>`,
    ...legend.drawn,
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

/** Draws a machine. */
export const machineSvg = (model: Drawable, options: DrawingOptions = {}): string =>
  boxesSvg(diagramParts(model), model.title, options);
