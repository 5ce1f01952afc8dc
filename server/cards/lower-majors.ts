import {
  bare,
  box,
  C,
  disc,
  fernFlower,
  heartPath,
  INK,
  inkedStar,
  leafPath,
  line,
  mirrored,
  moved,
  petals,
  rays,
  ring,
  shape,
  star,
  stars,
} from './drawing-kit.ts';
import { face, type Major } from './major-parts.ts';

const crown =
  shape('M72 184L62 110L98 144L120 96L142 144L178 110L168 184Z', C.straw) +
  box([70, 180], [100, 18], C.poppyD, { r: 4 }) +
  [62, 120, 178].map((x, at) => disc(x, [108, 94, 108][at] ?? 100, 8, C.poppy, 2)).join('');
const key = (turn: number) =>
  moved(
    `rotate(${turn} 120 160)`,
    ring(120, 84, 20, INK, 10) +
      ring(120, 84, 20, C.straw, 5) +
      box([115, 104], [10, 128], C.straw) +
      box([125, 196], [20, 10], C.straw) +
      box([125, 216], [26, 10], C.straw),
  );
/** The majors from the Fool to Strength, by number, but for those that were samples. */
export const LOWER_MAJORS: Readonly<Record<number, Major>> = {
  // The Fool: a bundle on a stick, and a butterfly's white flower.
  0: {
    background: C.apr2,
    halo: C.strawL,
    fifth: 'snow',
    fifthFill: C.mossL,
    symbol: () =>
      line('M58 250L176 96', 8) +
      line('M58 250L176 96', 3.6, C.apricot) +
      shape('M176 96C206 88 214 124 196 142C176 156 148 142 150 118C152 104 164 98 176 96Z', C.poppy) +
      line('M176 96C170 112 172 128 186 140M164 102C166 118 176 136 192 142') +
      star([182, 122, 9], C.strawL) +
      shape(petals(80, 132, 24, { count: 9, w: 7 }), C.white, 1.4) +
      disc(80, 132, 8, C.straw, 1.6),
  },
  // The Magician: the lemniscate over a flame between four stars.
  1: {
    background: C.poppy,
    halo: C.peach,
    fifth: 'ferns',
    fifthFill: C.petrol,
    symbol: () =>
      line('M120 118C96 84 52 92 52 118S96 152 120 118S188 92 188 118S144 152 120 118Z', 12) +
      line('M120 118C96 84 52 92 52 118S96 152 120 118S188 92 188 118S144 152 120 118Z', 7, C.strawL) +
      shape('M120 262C88 236 102 202 122 168C132 200 152 232 120 262Z', C.strawL) +
      bare('M120 256C104 240 112 222 122 204C128 222 136 240 120 256Z', C.poppyD) +
      inkedStar([64, 206, 14], C.straw) +
      inkedStar([176, 206, 14], C.straw),
  },
  // The Empress: a heart among ears of wheat.
  3: {
    background: C.moss,
    halo: C.mossXL,
    fifth: 'ferns',
    fifthFill: C.mossL,
    symbol: () =>
      mirrored(
        line('M112 262C80 230 56 186 54 124', 3) +
          shape(
            [0, 1, 2, 3, 4, 5]
              .map(
                (at) =>
                  leafPath(56 + at * 4, 128 + at * 20, 26, -60) +
                  leafPath(56 + at * 4, 128 + at * 20, 26, -128),
              )
              .join(''),
            C.straw,
            1.6,
          ),
      ) +
      shape(heartPath(120, 160, 2.3), C.poppy) +
      disc(120, 152, 16, C.strawL) +
      line('M120 168V190M110 179H130', 3),
  },
  // The Emperor: a crown on a block of stone.
  4: {
    background: C.poppyD,
    halo: C.apr2,
    fifth: 'wall',
    fifthFill: C.mist,
    symbol: () =>
      crown +
      shape('M62 222H178V292H62Z', C.mist) +
      line('M62 246H178M98 222V246M142 246V292') +
      inkedStar([120, 268, 12], C.poppy),
  },
  // The Hierophant: two crossed keys.
  5: {
    background: C.petrol,
    halo: C.mist,
    fifth: 'wall',
    fifthFill: C.dusk,
    symbol: () =>
      key(38) +
      key(-38) +
      shape(petals(120, 160, 26, { count: 8, w: 8 }), C.strawL, 1.6) +
      disc(120, 160, 8, C.poppy, 1.6),
  },
  // The Lovers: two hearts under one star.
  6: {
    background: C.apr2,
    halo: C.white,
    fifth: 'ferns',
    fifthFill: C.moss,
    symbol: () =>
      shape(heartPath(94, 176, 2.3), C.poppy) +
      shape(heartPath(150, 176, 2.3), C.strawL) +
      line('M122 158C126 170 126 186 122 198', 2) +
      shape(rays(120, 92, { inner: 14, outer: 34, second: 24, count: 12, w: 5 }), C.straw, 1.6) +
      disc(120, 92, 15, C.strawL),
  },
  // The Chariot: a wheel under a canopy of stars.
  7: {
    background: C.petrol2,
    halo: C.mist,
    fifth: 'wall',
    fifthFill: C.petrol,
    symbol: () =>
      shape('M52 118C52 60 188 60 188 118Z', C.night) +
      stars(
        [
          [84, 98, 8],
          [120, 86, 10],
          [156, 98, 8],
        ],
        C.strawL,
      ) +
      line('M62 118V206M178 118V206', 4) +
      disc(120, 214, 66, C.straw) +
      disc(120, 214, 52, C.petrol) +
      Array.from({ length: 8 }, (_, at) =>
        line(
          `M120 214L${(120 + 52 * Math.sin((at * Math.PI) / 4)).toFixed(1)} ${(214 - 52 * Math.cos((at * Math.PI) / 4)).toFixed(1)}`,
          4,
          C.straw,
        ),
      ).join('') +
      fernFlower(120, 214, 24),
  },
  // Strength: a lion's mane as a flower.
  8: {
    background: C.straw,
    halo: C.strawXL,
    fifth: 'ferns',
    fifthFill: C.moss,
    symbol: () =>
      shape(petals(120, 168, 92, { count: 18, w: 20 }), C.apricot, 2) +
      shape(petals(120, 168, 70, { count: 18, w: 16, turn: 10 }), C.poppy, 1.8) +
      disc(120, 168, 48, C.peach) +
      face(120, 164, 1.25),
  },
};
