import type { Suit } from '#domain/answer/tarot.ts';
import { background, romanOf, type Drawing } from './card-frame.ts';
import {
  box,
  C,
  disc,
  ferns,
  heartPath,
  INK,
  inkedStar,
  leafPath,
  line,
  moved,
  oval,
  petals,
  ring,
  shape,
  sky,
  stars,
  ticks,
  type Point,
} from './drawing-kit.ts';

/** A suit's sign at a place, so many times its size. */
type Sign = (x: number, y: number, scale: number) => string;
const placed = (x: number, y: number, scale: number, inner: string) =>
  moved(`translate(${x} ${y}) scale(${scale})`, inner);

const chalice: Sign = (x, y, k) =>
  placed(
    x,
    y,
    k,
    shape(
      'M-26-34H26C26-6 16 8 4 12V28C14 30 20 34 22 40H-22C-20 34-14 30-4 28V12C-16 8-26-6-26-34Z',
      C.strawL,
    ) +
      oval(0, -34, 26, 7, C.poppyD, 2.4) +
      shape(heartPath(0, -12, 0.42), C.poppy, 1.8) +
      line('M-12 34H12'),
  );
const wand: Sign = (x, y, k) =>
  placed(
    x,
    y,
    k,
    moved(
      'rotate(14)',
      shape('M-6 44L-5-40C-5-48 5-48 5-40L6 44C6 49-6 49-6 44Z', C.apricot) +
        shape(leafPath(4, -22, 22, -38) + leafPath(-4, -4, 22, -142) + leafPath(4, 14, 18, -38), C.mossL, 2) +
        line('M-2-30C1-10-2 10 0 36', 1.3) +
        shape(petals(0, -46, 12, { count: 6, w: 6 }), C.strawL),
    ),
  );
const sword: Sign = (x, y, k) =>
  placed(
    x,
    y,
    k,
    shape('M-6 22L-6-34L0-48L6-34L6 22Z', C.white) +
      line('M0-40V20', 1.4) +
      box([-20, 20], [40, 8], C.straw, { r: 4 }) +
      box([-4, 28], [8, 16], C.poppyD, { r: 2 }) +
      disc(0, 46, 6, C.straw),
  );
const coin: Sign = (x, y, k) =>
  placed(
    x,
    y,
    k,
    disc(0, 0, 32, C.straw) +
      ticks(0, 0, 27, { count: 32, length: 6, w: 1.3 }) +
      disc(0, 0, 22, C.strawL, 2) +
      inkedStar([0, 0, 17], C.poppy),
  );

/** Each suit's background, halo and sign. */
const SUITS: Readonly<Record<Suit, { background: string; halo: string; sign: Sign; fern: string }>> = {
  cups: { background: C.petrol2, halo: C.mist, sign: chalice, fern: C.petrol },
  wands: { background: C.poppy, halo: C.peach, sign: wand, fern: C.petrol },
  swords: { background: C.dusk, halo: C.mist, sign: sword, fern: C.petrol },
  pentacles: { background: C.moss, halo: C.mossXL, sign: coin, fern: C.mossL },
};

/** Where the signs of a number stand. */
const PLACES: Readonly<Record<number, readonly Point[]>> = {
  2: [
    [120, 112],
    [120, 250],
  ],
  3: [
    [120, 92],
    [76, 232],
    [164, 232],
  ],
  4: [
    [76, 104],
    [164, 104],
    [76, 244],
    [164, 244],
  ],
  5: [
    [72, 92],
    [168, 92],
    [120, 176],
    [72, 260],
    [168, 260],
  ],
  6: [
    [76, 82],
    [164, 82],
    [76, 176],
    [164, 176],
    [76, 270],
    [164, 270],
  ],
  7: [
    [76, 76],
    [164, 76],
    [120, 130],
    [76, 186],
    [164, 186],
    [76, 280],
    [164, 280],
  ],
  8: [
    [76, 66],
    [164, 66],
    [76, 140],
    [164, 140],
    [76, 214],
    [164, 214],
    [76, 288],
    [164, 288],
  ],
  9: [
    [72, 66],
    [168, 66],
    [72, 140],
    [168, 140],
    [120, 178],
    [72, 214],
    [168, 214],
    [72, 288],
    [168, 288],
  ],
  10: [
    [72, 66],
    [168, 66],
    [120, 104],
    [72, 140],
    [168, 140],
    [72, 214],
    [168, 214],
    [120, 252],
    [72, 288],
    [168, 288],
  ],
};
const sizeOf = (count: number) => (count < 3 ? 1.25 : count < 4 ? 1.2 : count < 7 ? 1 : 0.78);

/** What a court card wears above its sign: cap (page), spur (knight), wreath (queen), crown (king). */
const COURT: Readonly<Record<number, string>> = {
  11:
    shape('M76 76C76 36 164 36 164 76Z', C.straw) +
    box([68, 72], [104, 14], C.poppyD, { r: 6 }) +
    line('M120 46C136 24 158 24 172 14', 3, C.white),
  12:
    disc(120, 58, 18, C.straw) +
    shape(petals(120, 58, 34, { count: 8, w: 8 }), C.strawL, 1.8) +
    disc(120, 58, 11, C.poppyD, 2) +
    line('M62 88C92 70 148 70 178 88', 4),
  13:
    line('M66 82C78 40 162 40 174 82', 4) +
    shape(
      [70, 86, 104, 120, 136, 154, 170]
        .map((x, at) => petals(x, [74, 58, 50, 47, 50, 58, 74][at] ?? 50, 14, { count: 6, w: 7 }))
        .join(''),
      C.poppy,
      1.6,
    ) +
    [70, 104, 136, 170].map((x, at) => disc(x, [74, 50, 50, 74][at] ?? 50, 4, C.strawL, 0)).join(''),
  14:
    shape('M72 84L66 34L96 60L120 24L144 60L174 34L168 84Z', C.straw) +
    box([70, 80], [100, 14], C.poppyD, { r: 4 }) +
    [66, 120, 174].map((x, at) => disc(x, [32, 22, 32][at] ?? 30, 7, C.poppy, 2)).join(''),
};

/** Draws a card of a suit by its number: an ace and the courts have one sign in a halo, the others as many as they count. */
export function minorCard(suit: Suit, number: number): Drawing {
  const { background: fill, halo, sign, fern } = SUITS[suit];
  const court = COURT[number];
  if (number === 1 || court !== undefined) {
    const y = court === undefined ? 166 : 196;
    return {
      picture:
        background(fill) +
        sky(suit.length + number, [240, 320], 3, halo, 24) +
        disc(120, y, 92, halo) +
        ticks(120, y, 104, { count: 72, length: 8, fill: halo }) +
        ring(120, y, 80, INK, 1.4) +
        sign(120, y + 2, court === undefined ? 1.75 : 1.5) +
        ferns(fern, 378) +
        (court ?? ''),
      numeral: '',
    };
  }
  const dots: readonly [number, number, number][] = [
    [18, 24, 5],
    [222, 24, 5],
    [18, 336, 5],
    [222, 336, 5],
    [120, 26, 4],
    [120, 336, 4],
  ];
  return {
    picture:
      background(fill) +
      `<g opacity=".6">${ring(120, 178, 150, halo, 1.4)}</g>` +
      stars(dots, halo) +
      (PLACES[number] ?? []).map(([x, y]) => sign(x, y + 2, sizeOf(number))).join(''),
    numeral: romanOf(number),
  };
}
