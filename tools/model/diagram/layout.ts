import { CHANGE_INK, FAINT, HUE_INK, INK } from './colours.ts';
import type { Box, Exit } from './parts.ts';
import { SIGN, type Hue } from '../words/actors.ts';
import { wrapped, type Run } from './text.ts';

/** Widest drawing in px: in a column of 880 px its smallest letters are eleven high. */
export const WIDTH = 960;
export const SIZE = { title: 14, text: 12 } as const;
const LINE = { title: 19, text: 17 } as const;
const PAD = 12;
const GAP = 12;
const LANE = 9;
/** Room between the boxes and the first lane. */
const HEM = 14;

/** What became of a part of a machine between two versions. */
export type Change = keyof typeof CHANGE_INK;

/** How a drawing differs from that of a machine as it stands. */
export interface DrawingOptions {
  /** In px; text is broken to fit. */
  width?: number;
  /** By the id of a state, or the key of a way. */
  changes?: ReadonlyMap<string, Change>;
}

const CHANGE_WORDS: Readonly<Record<Change, string>> = { added: '+ nowe:', removed: '− usunięte:' };
const changeRuns = (change: Change | undefined): Run[] =>
  change ? [{ text: CHANGE_WORDS[change], ink: CHANGE_INK[change][0], isBold: true }] : [];

/** A line of an exit in its box, with its arrow's end at the box. */
export interface PlacedExit extends Exit {
  change: Change | undefined;
  lines: readonly Run[][];
  /** Baseline of the first line, and the height at which the arrow leaves the box. */
  y: number;
  leavesAt: number;
}

export interface PlacedBox extends Omit<Box, 'exits' | 'children'> {
  change: Change | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
  title: readonly Run[][];
  /** Height at which arrows enter. */
  entersAt: number;
  exits: readonly PlacedExit[];
  children: readonly PlacedBox[];
}

/** The vertical line of all arrows that lead to one state. */
export interface Lane {
  to: string;
  x: number;
  /** Kind of all its arrows; several kinds share a lane without a colour. */
  hue: Hue | 'mixed';
}

export interface Layout {
  root: PlacedBox;
  lanes: ReadonlyMap<string, Lane>;
  height: number;
}

export const BASE = { text: LINE.text, title: LINE.title } as const;

/** The text of a state's head: its words, then its key. */
function titleRuns({ words, key, isFirst, shape }: Box, change: Change | undefined): Run[] {
  const marks = [
    isFirst ? 'początek' : '',
    shape === 'end' ? 'koniec' : '',
    shape === 'parallel' ? 'wszystko w środku dzieje się równocześnie' : '',
    shape === 'passage' ? 'rozstrzyga się od razu' : '',
  ].filter(Boolean);
  return [
    ...changeRuns(change),
    { text: words, ink: INK[0], isBold: true },
    ...(marks.length > 0 ? [{ text: `(${marks.join(', ')})`, ink: INK[0] }] : []),
    { text: key, ink: FAINT[0], isKey: true },
  ];
}

/** The text of an exit: who, what, when, and where it leads. */
function exitRuns({ hue, who, words, when, leads, from, to }: Exit, change: Change | undefined): Run[] {
  return [
    ...changeRuns(change),
    { text: `${SIGN[hue]} ${who}:`, ink: HUE_INK[hue][0], isBold: true },
    { text: words, ink: INK[0] },
    ...(when === undefined ? [] : [{ text: `[${when}]`, ink: HUE_INK.itself[0] }]),
    to === undefined
      ? { text: '↺', ink: FAINT[0] }
      : { text: `→ ${to === from ? 'ten sam stan od początku' : leads}`, ink: INK[0], isBold: true },
  ];
}

type Changes = ReadonlyMap<string, Change>;

/** Places a box and what is in it below each other; `y` is its top. */
function placeBox(parts: Box, x: number, y: number, width: number, changes: Changes): PlacedBox {
  const { exits, children, ...box } = parts;
  const change = changes.get(box.id);
  const room = width - 2 * PAD;
  const title = wrapped(titleRuns(parts, change), SIZE.title, room);
  let at = y + PAD / 2 + title.length * LINE.title;
  const entersAt = y + PAD / 2 + LINE.title - 5;
  const placedExits = exits.map((exit) => {
    const became = changes.get(exit.way);
    if (exit.isBranch) return { ...exit, change: undefined, lines: [], y: at, leavesAt: at - 4 };
    const lines = wrapped(exitRuns(exit, became), SIZE.text, room);
    const first = at + LINE.text;
    at += lines.length * LINE.text;
    return { ...exit, change: became, lines, y: first, leavesAt: at - 4 };
  });
  const placedChildren = children.map((child) => {
    const placed = placeBox(child, x + PAD, at + GAP, width - 2 * PAD, changes);
    at = placed.y + placed.height;
    return placed;
  });
  const height = at + PAD - y;
  return {
    ...box,
    change,
    x,
    y,
    width,
    height,
    title,
    entersAt,
    exits: placedExits,
    children: placedChildren,
  };
}

/** All placed boxes, parents first. */
export const placedBoxes = (box: PlacedBox): PlacedBox[] => [box, ...box.children.flatMap(placedBoxes)];

/** Gives each target state a lane for its arrows; short lanes are next to the boxes. */
function lanesOf(root: PlacedBox): { to: string; column: number }[] {
  const boxes = placedBoxes(root);
  const reach = new Map(boxes.map(({ id, entersAt }) => [id, [entersAt, entersAt] as [number, number]]));
  const isReached = new Set<string>();
  for (const { to, leavesAt } of boxes.flatMap(({ exits }) => exits)) {
    const range = to === undefined ? undefined : reach.get(to);
    if (!range || to === undefined) continue;
    isReached.add(to);
    reach.set(to, [Math.min(range[0], leavesAt), Math.max(range[1], leavesAt)]);
  }
  const columns: [number, number][][] = [];
  return [...reach]
    .filter(([id]) => isReached.has(id))
    .toSorted(([, a], [, b]) => a[1] - a[0] - (b[1] - b[0]))
    .map(([to, [top, bottom]]) => {
      const free = columns.findIndex((column) =>
        column.every(([from, end]) => bottom + 8 < from || end + 8 < top),
      );
      const column = free < 0 ? columns.length : free;
      columns[column] = [...(columns[column] ?? []), [top, bottom]];
      return { to, column };
    });
}

function hueOfLane(root: PlacedBox, lane: string): Lane['hue'] {
  const hues = placedBoxes(root).flatMap(({ exits }) =>
    exits.filter(({ to }) => to === lane).map(({ hue }) => hue),
  );
  const [first] = hues;
  return first !== undefined && hues.every((hue) => hue === first) ? first : 'mixed';
}

/**
 * Places a machine's boxes below each other, each as wide as its parent, and the arrows in lanes beside them: no arrow
 * meets a word, and the drawing is never wider than a page. `y` is the top.
 */
export function layOut(
  root: Box,
  y: number,
  { width: whole = WIDTH, changes = new Map() }: DrawingOptions = {},
): Layout {
  let count = 0;
  // More lanes leave less room for words, and other heights; never fewer lanes than needed.
  for (;;) {
    const width = whole - 2 * PAD - HEM - count * LANE;
    const placed = placeBox(root, PAD, y, width, changes);
    const lanes = lanesOf(placed);
    const needed = Math.max(0, ...lanes.map(({ column }) => column + 1));
    if (needed <= count) {
      const x = (column: number) => PAD + width + HEM + column * LANE;
      return {
        root: placed,
        lanes: new Map(lanes.map(({ to, column }) => [to, { to, x: x(column), hue: hueOfLane(placed, to) }])),
        height: placed.y + placed.height + PAD,
      };
    }
    count = needed;
  }
}
