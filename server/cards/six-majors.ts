import { background } from './card-frame.ts';
import {
  bare,
  box,
  C,
  disc,
  fernFlower,
  ferns,
  INK,
  inkedStar,
  leafPath,
  line,
  moved,
  oval,
  petals,
  rays,
  ring,
  shape,
  sky,
  star,
  stars,
  ticks,
} from './drawing-kit.ts';
import { cheek, each, face, glow, glyph, halfMoon } from './major-parts.ts';

/** The six majors that were drawn as samples of the rule, by number. */
export const SIX_MAJORS: Readonly<Record<number, () => string>> = {
  // II, the high priestess: two pillars, the veil with pomegranates, the moon in a boat, a book that shows one star
  2: () =>
    background(C.mist) +
    ticks(120, 118, 96, { count: 60, length: 7, w: 1.6 }) +
    disc(120, 118, 84, C.white) +
    shape('M66 96H174V300H66Z', C.petrol2) +
    each(
      [
        [92, 140],
        [148, 140],
        [120, 176],
        [92, 212],
        [148, 212],
        [120, 248],
      ],
      ([x, y]) =>
        disc(x, y, 13, C.poppy, 2) +
        line(`M${x - 4} ${y - 14}l4 4 4-4`, 2) +
        line(`M${x - 5} ${y + 1}a5 5 0 0 1 10 0`, 1.4, C.apr2),
    ) +
    each(
      [
        [40, C.night, C.mist],
        [200, C.white, INK],
      ],
      ([x, c, s]) =>
        box([x - 22, 104], [44, 206], c, { r: 2 }) +
        box([x - 29, 88], [58, 18], C.straw, { r: 4 }) +
        box([x - 29, 304], [58, 18], C.straw, { r: 4 }) +
        line(`M${x - 9} 116V296M${x + 9} 116V296`, 1.3, s) +
        star([x, 200, 10], x < 120 ? C.strawL : C.poppy),
    ) +
    bare('M0 318H240V360H0Z', C.petrol) +
    line('M0 318H240', 2.4) +
    shape(
      'M120 300C104 288 84 288 66 294V332C84 326 104 326 120 338C136 326 156 326 174 332V294C156 288 136 288 120 300Z',
      C.white,
    ) +
    line('M120 300V338', 1.8) +
    star([93, 312, 9], C.straw) +
    line('M132 306C144 300 154 300 164 303M132 316C144 310 154 310 164 313', 1.3) +
    shape('M78 46A42 42 0 1 0 162 46A44 34 0 0 1 78 46Z', C.strawL) +
    inkedStar([120, 44, 15], C.poppy) +
    stars(
      [
        [30, 44, 6],
        [210, 44, 6],
        [52, 70, 3],
        [188, 70, 3],
      ],
      C.petrol3,
    ),
  // IX, the hermit: cloak, lantern with a star, staff, snow under the feet
  9: () =>
    background(C.petrol) +
    sky(9, [240, 250], 4, C.apr2, 34) +
    disc(120, 150, 104, C.petrol2, 0) +
    ticks(120, 150, 104, { count: 72, length: 8, w: 1.6, fill: C.straw }) +
    shape('M0 300C40 268 84 292 120 272C156 292 204 264 240 296V360H0Z', C.mist) +
    bare('M0 330C60 304 150 336 240 318V360H0Z', C.white) +
    line('M188 120C186 190 190 260 192 322', 6) +
    line('M188 120C186 190 190 260 192 322', 2.6, C.apricot) +
    line('M188 122C186 104 200 98 206 108', 6) +
    line('M188 122C186 104 200 98 206 108', 2.6, C.apricot) +
    shape(
      'M120 74C96 86 86 112 84 142C68 176 58 250 54 322C92 334 150 334 184 322C180 250 172 176 156 142C154 112 144 86 120 74Z',
      C.poppyD,
    ) +
    shape(
      'M120 100C106 108 101 124 102 144C106 160 112 166 120 166C128 166 134 160 138 144C139 124 134 108 120 100Z',
      C.night,
    ) +
    shape(
      'M107 134C107 120 133 120 133 134V144C133 152 129 158 120 158C111 158 107 152 107 144Z',
      C.peach,
      1.8,
    ) +
    line('M111 135c2-2 5-2 7 0M123 135c2-2 5-2 7 0M120 138c1 3 2 4 2 5-1 1-3 1-4 0', 1.5) +
    shape(
      'M108 147C106 176 112 196 120 206C128 196 134 176 132 147C128 153 124 151 120 149C116 151 112 153 108 147Z',
      C.white,
      1.8,
    ) +
    line('M116 158C115 172 117 182 120 192M124 158C125 170 124 180 121 188', 1.2) +
    line('M96 190C90 230 86 276 86 320M144 190C150 230 154 276 154 320M120 214V324', 1.6) +
    line('M62 284C96 296 146 296 178 284', 2.4, C.straw) +
    shape('M98 178C84 186 72 192 62 196C58 202 62 210 70 210C84 206 96 200 106 194Z', C.poppyD) +
    oval(62, 203, 9, 8, C.peach, 2) +
    shape(
      'M178 206C186 204 194 206 196 212C196 218 188 220 180 218L150 214C146 206 148 196 152 190Z',
      C.poppyD,
    ) +
    oval(191, 212, 8, 8, C.peach, 2) +
    glow(52, 236, 36) +
    line('M62 200C60 206 56 208 52 212', 2) +
    shape('M38 222L52 210L66 222Z', C.straw, 2) +
    box([38, 222], [28, 34], C.strawXL, { r: 3, stroke: 2 }) +
    inkedStar([52, 239, 13], C.poppy) +
    box([35, 256], [34, 7], C.straw, { r: 3, stroke: 2 }),
  // X, the wheel of fortune
  10: () =>
    background(C.poppyD) +
    stars(
      [
        [26, 34, 9],
        [214, 34, 9],
        [26, 262, 7],
        [214, 262, 7],
        [52, 18, 4],
        [188, 18, 4],
      ],
      C.apr2,
    ) +
    ticks(120, 148, 112, { count: 64, length: 8, w: 1.8, fill: C.straw }) +
    disc(120, 148, 104, C.straw) +
    disc(120, 148, 90, C.petrol) +
    ticks(120, 148, 97, { count: 48, length: 9, w: 1.4 }) +
    Array.from({ length: 8 }, (_, i) =>
      line(
        `M120 148L${(120 + 90 * Math.sin((i * Math.PI) / 4)).toFixed(1)} ${(148 - 90 * Math.cos((i * Math.PI) / 4)).toFixed(1)}`,
        i % 2 ? 2.4 : 5,
        C.straw,
      ),
    ).join('') +
    ring(120, 148, 58, C.straw, 2) +
    ['Aries', 'Cancer', 'Libra', 'Capricorn']
      .map((z, i) => {
        const a = ((i * 2 + 1) * Math.PI) / 4;
        const x = 120 + 74 * Math.sin(a),
          y = 148 - 74 * Math.cos(a);
        return disc(x, y, 15, C.white, 2) + glyph(z, x, y);
      })
      .join('') +
    disc(120, 148, 40, C.white) +
    fernFlower(120, 148, 36) +
    shape('M120 252V300M104 300H136', 'none', 6) +
    shape('M60 330C60 306 84 296 120 296C156 296 180 306 180 330V360H60Z', C.petrol) +
    ticks(120, 330, 40, { count: 40, length: 5, w: 1.3, fill: C.straw }) +
    halfMoon(120, 328, 20) +
    ferns(C.apricot, 376),
  // XVII, the star: one great star, seven small, two jugs over the water
  17: () =>
    background(C.petrol2) +
    sky(17, [240, 210], 3, C.mist, 26) +
    ticks(120, 112, 92, { count: 64, length: 7, w: 1.5, fill: C.strawL }) +
    shape(rays(120, 112, { inner: 30, outer: 86, second: 58, count: 16, w: 12 }), C.straw) +
    disc(120, 112, 36, C.strawL) +
    fernFlower(120, 112, 30) +
    each(
      [
        [34, 60],
        [206, 60],
        [28, 138],
        [212, 138],
        [62, 190],
        [178, 190],
        [120, 214],
      ],
      ([x, y]) => inkedStar([x, y, 12], C.white),
    ) +
    shape('M0 262C50 246 90 276 120 264C150 276 200 246 240 262V360H0Z', C.mossL) +
    shape('M0 300C44 284 84 306 120 296C158 306 198 284 240 300V360H0Z', C.dusk) +
    [1, -1]
      .map((m) =>
        moved(
          m > 0 ? '' : 'translate(240 0) scale(-1 1)',
          line('M78 236C88 252 94 276 96 306', 9, C.mist) +
            line('M78 236C88 252 94 276 96 306', 1.4, C.petrol) +
            moved(
              'translate(58 226) rotate(42)',
              shape('M-10-26H10V-18C24-10 26 14 10 26H-10C-26 14-24-10-10-18Z', C.apricot) +
                line('M-20 0H20', 5, C.poppyD) +
                line('M-12-26H12', 4) +
                line('M14-18C30-16 30 2 20 6', 2.4),
            ),
        ),
      )
      .join('') +
    line(
      'M84 312C96 306 108 318 120 312S144 306 156 312M40 330C52 324 64 336 76 330M164 330C176 324 188 336 200 330M104 342C112 338 124 346 136 342',
      1.8,
      C.white,
    ),
  // XVIII, the moon between two towers
  18: () =>
    background(C.night) +
    sky(18, [240, 240], 4, C.dusk, 40) +
    ticks(120, 108, 88, { count: 60, length: 9, w: 1.8, fill: C.strawL }) +
    disc(120, 108, 74, C.petrol) +
    shape('M146 40A74 74 0 1 0 146 176A58 58 0 0 1 146 40Z', C.strawL) +
    moved(
      'translate(78 112)',
      line('M-16-6C-10 0-2 0 4-6M10 2C16 8 18 12 17 15C14 18 9 18 6 16M2 30C8 34 14 33 18 28', 2) +
        cheek(-10, 12),
    ) +
    inkedStar([156, 108, 20], C.straw) +
    stars(
      [
        [176, 74, 6],
        [184, 138, 5],
        [150, 146, 4],
      ],
      C.apr2,
    ) +
    Array.from({ length: 9 }, (_, i) =>
      bare(`M${40 + i * 20} ${206 + (i % 2) * 14}c-4 7 -4 11 0 12c4-1 4-5 0-12Z`, C.apricot),
    ).join('') +
    shape('M0 270C50 250 92 262 120 254C148 262 190 250 240 270V360H0Z', C.moss) +
    shape(
      'M112 256C132 276 92 292 108 316C116 330 100 346 84 362H166C150 340 146 326 140 314C126 292 146 274 126 256Z',
      C.apr2,
    ) +
    [34, 206]
      .map(
        (x) =>
          box([x - 22, 218], [44, 92], C.dusk, { r: 2 }) +
          shape(
            `M${x - 27} 220V200H${x - 15}V210H${x - 6}V200H${x + 6}V210H${x + 15}V200H${x + 27}V220Z`,
            C.mist,
          ) +
          shape(`M${x - 8} 268V252C${x - 8} 240 ${x + 8} 240 ${x + 8} 252V268Z`, C.strawL, 2),
      )
      .join('') +
    ferns(C.petrol2, 376),
  // XIX, the sun over a garden
  19: () =>
    background(C.apr2) +
    shape(rays(120, 124, { inner: 64, outer: 116, second: 88, count: 24, w: 9 }), C.poppy, 2) +
    disc(120, 124, 70, C.straw) +
    disc(120, 124, 58, C.strawL, 1.6) +
    face(120, 122, 1.5) +
    shape('M0 276H240V360H0Z', C.petrol) +
    line(
      'M0 300H240M0 326H240M40 276V300M100 276V300M160 276V300M220 276V300M70 300V326M130 300V326M190 300V326M40 326V360M100 326V360M160 326V360',
      1.6,
      C.dusk,
    ) +
    box([-4, 266], [248, 14], C.mist, { r: 2 }) +
    each(
      [
        [34, 236, 24],
        [92, 226, 28],
        [150, 238, 24],
        [206, 228, 28],
      ],
      ([x, y, r]) =>
        line(`M${x} ${y}V268`, 5) +
        line(`M${x} ${y}V268`, 2.4, C.mossL) +
        shape(leafPath(x, y + 28, 16, -30) + leafPath(x, y + 28, 16, -150), C.moss, 1.6) +
        shape(petals(x, y, r, { count: 12, w: r * 0.26 }), C.straw, 1.8) +
        disc(x, y, r * 0.46, C.poppyD, 1.8),
    ),
};
