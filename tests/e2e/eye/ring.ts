import { at, contrast, type Box, type Picture } from './pixels.ts';

/** How far round a stop its picture reaches. */
export const MARGIN = 9;

/** Least contrast of a focus ring, of an edge and of a sign with what is around (WCAG 1.4.11, 2.4.13). */
const LEAST = 3;

/** The part of the screen that holds a stop and its ring, in whole dots. */
export function frameOf(box: Box, screen: { width: number; height: number }): Box {
  const left = Math.max(0, Math.floor(box.x - MARGIN));
  const top = Math.max(0, Math.floor(box.y - MARGIN));
  const right = Math.min(screen.width, Math.ceil(box.x + box.width + MARGIN));
  const bottom = Math.min(screen.height, Math.ceil(box.y + box.height + MARGIN));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

type Side = 'top' | 'right' | 'bottom' | 'left';
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** The dot at `across` (0 to 1) of a side, `out` dots outside of the box (or inside, below zero). */
function dotAt({ x, y, width, height }: Box, side: Side, across: number, out: number): [number, number] {
  if (side === 'top') return [x + width * across, Math.round(y) - 1 - out];
  if (side === 'bottom') return [x + width * across, Math.round(y + height) + out];
  if (side === 'left') return [Math.round(x) - 1 - out, y + height * across];
  return [Math.round(x + width) + out, y + height * across];
}

/** Whether a side, seen with its surroundings, lies on the pictured screen. */
const isPictured = (picture: Picture, box: Box, side: Side) =>
  at(picture, ...dotAt(box, side, 0.5, 0)) !== undefined;

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const PLACES = [0.4, 0.45, 0.5, 0.55, 0.6];
/** Wider apart than a letter, since a ring may cross a line of text, which is as dark in forced colours. */
const RING_PLACES = Array.from({ length: 13 }, (_, index) => 0.2 + index * 0.05);

/**
 * Thickness of a focus ring on its thinnest side, in dots: those that differ by 3:1 between the stop without and with
 * focus. As a ring lies on what was to be seen there before, the same number says how it stands out from its background.
 */
export function ringThickness(calm: Picture, focused: Picture, box: Box): { thinnest: number; side?: Side } {
  let thinnest = Number.POSITIVE_INFINITY;
  let thinnestSide: Side | undefined;
  for (const side of SIDES) {
    if (!isPictured(calm, box, side)) continue;
    const counts = RING_PLACES.map((across) => {
      let count = 0;
      for (let out = -MARGIN; out < MARGIN; out += 1) {
        const [x, y] = dotAt(box, side, across, out);
        const [before, after] = [at(calm, x, y), at(focused, x, y)];
        if (before !== undefined && after !== undefined && contrast(before, after) >= LEAST) count += 1;
      }
      return count;
    });
    if (median(counts) < thinnest) [thinnest, thinnestSide] = [median(counts), side];
  }
  return { thinnest, ...(thinnestSide && { side: thinnestSide }) };
}

/** How many dots of a picture differ by 3:1 from another of the same place. */
export const changedDots = (one: Picture, other: Picture) =>
  one.luminance.reduce(
    (sum, value, index) => sum + Number(contrast(value, other.luminance[index] ?? value) >= LEAST),
    0,
  );

/** The least contrast of a control's edges on these sides, border or fill, with what is around it. */
export function edgeContrast(calm: Picture, box: Box, on: readonly Side[] = SIDES): number {
  const sides = on
    .filter((side) => isPictured(calm, box, side))
    .map((side) =>
      median(
        PLACES.map((across) => {
          const background =
            at(calm, ...dotAt(box, side, across, 4)) ?? at(calm, ...dotAt(box, side, across, 1));
          if (background === undefined) return 21;
          return Math.max(
            ...[1, 0, -1, -2, -3].map((out) =>
              contrast(background, at(calm, ...dotAt(box, side, across, out)) ?? background),
            ),
          );
        }),
      ),
    );
  return Math.min(21, ...sides);
}

/** How many dots of a sign stand out from its background by 3:1: the background is what most dots inside of its box show. */
export function signDots(calm: Picture, box: Box): number {
  const inside: number[] = [];
  for (let x = box.x + 4; x < box.x + box.width - 4; x += 1)
    for (let y = box.y + 4; y < box.y + box.height - 4; y += 1) {
      const value = at(calm, x, y);
      if (value !== undefined) inside.push(value);
    }
  const background = median(inside);
  return inside.filter((value) => contrast(value, background) >= LEAST).length;
}
