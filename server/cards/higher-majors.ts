import {
  bare,
  box,
  C,
  disc,
  fernFlower,
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
} from './drawing-kit.ts';
import type { Major } from './major-parts.ts';

const cup = (x: number, y: number, turn: number) =>
  moved(
    `translate(${x} ${y}) rotate(${turn})`,
    shape(
      'M-26-30H26C26-4 14 8 4 12V26C12 28 18 32 20 38H-20C-18 32-12 28-4 26V12C-14 8-26-4-26-30Z',
      C.strawL,
    ) + line('M-24-24H24', 2),
  );
const linkOf = (x: number, y: number) => ring(x, y, 15, INK, 9) + ring(x, y, 15, C.dusk, 4.5);

/** The majors from Justice to the World, by number, but for those that were samples. */
export const HIGHER_MAJORS: Readonly<Record<number, Major>> = {
  // Justice: a pair of scales, level.
  11: {
    background: C.dusk,
    halo: C.white,
    fifth: 'wall',
    fifthFill: C.mist,
    symbol: () =>
      line('M120 92V282M52 116H188', 6) +
      line('M120 92V282M52 116H188', 2.6, C.straw) +
      disc(120, 92, 12, C.straw) +
      mirrored(
        line('M60 116L36 196M60 116L84 196', 1.6) + shape('M30 196H90C88 222 32 222 30 196Z', C.strawL),
      ) +
      star([60, 186, 8], C.poppy) +
      star([180, 186, 8], C.poppy) +
      box([92, 280], [56, 12], C.straw, { r: 4 }),
  },
  // The Hanged Man: a fern flower that hangs head down, with a halo of its own.
  12: {
    background: C.petrol3,
    halo: C.strawXL,
    fifth: 'water',
    fifthFill: C.petrol,
    symbol: () =>
      box([44, 52], [152, 14], C.apricot, { r: 6 }) +
      line('M120 66V128', 3) +
      moved(
        'rotate(180 120 178)',
        line('M120 178V228', 4, C.moss) +
          shape(leafPath(120, 214, 30, -30) + leafPath(120, 206, 30, -150), C.mossL, 1.8) +
          shape(petals(120, 172, 58, { count: 8, w: 20 }), C.poppy, 2) +
          disc(120, 172, 17, C.strawL, 2),
      ),
  },
  // Death: a scythe and a white rose.
  13: {
    background: C.night,
    halo: C.petrol2,
    fifth: 'snow',
    fifthFill: C.mist,
    symbol: () =>
      line('M168 288L104 96', 8) +
      line('M168 288L104 96', 3.6, C.apricot) +
      shape('M104 96C70 82 44 104 34 152C56 124 84 116 112 120Z', C.mist) +
      line('M92 206C88 232 90 252 94 274', 3, C.mossL) +
      shape(leafPath(90, 244, 26, -150), C.mossL, 1.6) +
      shape(petals(92, 186, 34, { count: 5, w: 22 }), C.white, 1.8) +
      shape(petals(92, 186, 20, { count: 5, w: 13, turn: 36 }), C.peach, 1.6) +
      disc(92, 186, 6, C.straw, 1.4),
  },
  // Temperance: water from one cup to the other.
  14: {
    background: C.apr2,
    halo: C.white,
    fifth: 'water',
    fifthFill: C.dusk,
    symbol: () =>
      cup(82, 130, 52) +
      cup(162, 226, 0) +
      line('M112 130C150 132 164 156 162 190', 12) +
      line('M112 130C150 132 164 156 162 190', 8, C.dusk) +
      star([82, 218, 12], C.poppy) +
      star([164, 104, 12], C.poppy),
  },
  // The Devil: a star on its head, in chains.
  15: {
    background: C.poppyD,
    halo: C.apricot,
    fifth: 'wall',
    fifthFill: C.night,
    symbol: () =>
      mirrored(shape('M98 116C70 108 60 78 72 52C80 78 94 88 114 94Z', C.night)) +
      shape('M120 232L96 160L158 204H82L144 160Z', C.night, 2.6) +
      disc(120, 176, 15, C.poppy) +
      [52, 78, 104, 136, 162, 188]
        .map((x, at) => linkOf(x, [276, 264, 258, 258, 264, 276][at] ?? 260))
        .join(''),
  },
  // The Tower: lightning and a crown of stone.
  16: {
    background: C.night,
    halo: C.petrol,
    fifth: 'wall',
    fifthFill: C.dusk,
    symbol: () =>
      shape('M82 292L88 148H152L158 292Z', C.mist) +
      shape('M80 148V122H96V134H110V122H130V134H144V122H160V148Z', C.dusk) +
      box([110, 196], [20, 34], C.strawL, { r: 10 }) +
      line('M88 182H152M86 246H154') +
      shape('M188 44L138 112H162L130 168L196 96H168L206 44Z', C.strawL) +
      bare(
        'M70 96c-4 7-4 11 0 12c4-1 4-5 0-12ZM56 150c-4 7-4 11 0 12c4-1 4-5 0-12ZM178 196c-4 7-4 11 0 12c4-1 4-5 0-12Z',
        C.apricot,
      ),
  },
  // Judgement: a trumpet with a banner.
  20: {
    background: C.petrol2,
    halo: C.strawXL,
    fifth: 'water',
    fifthFill: C.petrol,
    symbol: () =>
      moved(
        'rotate(-32 120 160)',
        shape('M40 152H150C170 150 186 140 200 122V198C186 180 170 170 150 168H40Z', C.straw) +
          box([30, 148], [14, 24], C.poppyD) +
          shape('M74 168H134V232H74Z', C.white) +
          bare('M98 174H110V226H98ZM80 194H128V206H80Z', C.poppy),
      ) + mirrored(line('M34 92L52 106M26 128L48 130', 3, C.straw)),
  },
  // The World: a wreath around one star.
  21: {
    background: C.petrol,
    halo: C.mist,
    fifth: 'ferns',
    fifthFill: C.mossL,
    symbol: () =>
      Array.from({ length: 24 }, (_, at) => {
        const angle = (at * Math.PI) / 12;
        return shape(
          leafPath(120 + 70 * Math.sin(angle), 166 - 92 * Math.cos(angle), 28, at * 15 - 20),
          at % 2 === 0 ? C.moss : C.mossL,
          1.6,
        );
      }).join('') +
      shape(rays(120, 166, { inner: 22, outer: 58, second: 40, count: 16, w: 7 }), C.straw, 1.8) +
      disc(120, 166, 24, C.strawL) +
      fernFlower(120, 166, 22) +
      inkedStar([34, 40, 13], C.poppy) +
      inkedStar([206, 40, 13], C.poppy),
  },
};
