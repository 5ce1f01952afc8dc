/**
 * The line language of the drawn cards: a palette and marks of SVG. Lengths are the picture's own units (240 × 360);
 * outlines take the ink of the picture's root.
 */
export const INK = '#0C252D';
export const C = {
  petrol: '#123540',
  petrol2: '#1B4A57',
  petrol3: '#2A6272',
  night: '#0C252D',
  dusk: '#7FA6B0',
  mist: '#CFDFE0',
  apricot: '#EDA575',
  apr2: '#F5BF97',
  peach: '#F9D8BF',
  straw: '#E8BE5A',
  strawL: '#F1D488',
  strawXL: '#F7E5B4',
  poppy: '#D9573F',
  poppyD: '#97301D',
  moss: '#2C7455',
  mossL: '#6FA98A',
  mossXL: '#C9E2D3',
  white: '#FEF6F0',
} as const;

export type Point = readonly [x: number, y: number];
/** A star or dot: its place and size. */
export type Mark = readonly [x: number, y: number, size: number];

/** A number, to a tenth. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString();
const width = (stroke: number | undefined) =>
  stroke === undefined ? '' : stroke === 0 ? ' stroke="none"' : ` stroke-width="${stroke}"`;

/** A shape with an outline. */
export const shape = (d: string, fill: string, stroke?: number) =>
  `<path d="${d}" fill="${fill}"${width(stroke)}/>`;
/** A line. */
export const line = (d: string, stroke = 1.6, colour?: string) =>
  `<path d="${d}" fill="none" stroke-width="${stroke}"${colour === undefined ? '' : ` stroke="${colour}"`}/>`;
/** A shape without an outline. */
export const bare = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}" stroke="none"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: string, stroke?: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${width(stroke)}/>`;
/** A circle without a filling. */
export const ring = (x: number, y: number, r: number, colour: string, stroke: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
/** A filled ellipse. */
export const oval = (x: number, y: number, a: number, b: number, fill: string, stroke?: number) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}"${width(stroke)}/>`;
/** A rectangle by its upper left corner and its size. */
export const box = (
  at: Point,
  size: Point,
  fill: string,
  { r = 3, stroke }: { r?: number; stroke?: number } = {},
) =>
  `<rect x="${n(at[0])}" y="${n(at[1])}" width="${n(size[0])}" height="${n(size[1])}" rx="${r}" fill="${fill}"${width(stroke)}/>`;
/** A part that is moved, turned or scaled. */
export const moved = (transform: string, inner: string) => `<g transform="${transform}">${inner}</g>`;
/** The same on the other side of the middle line. */
export const mirrored = (inner: string) => inner + moved('translate(240 0) scale(-1 1)', inner);

/** A star of four points, as a path. */
export function starPath([x, y, r]: Mark): string {
  const q = r * 0.16;
  return `M${n(x)} ${n(y - r)}C${n(x + q)} ${n(y - q)} ${n(x + q)} ${n(y - q)} ${n(x + r)} ${n(y)}C${n(x + q)} ${n(y + q)} ${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + r)}C${n(x - q)} ${n(y + q)} ${n(x - q)} ${n(y + q)} ${n(x - r)} ${n(y)}C${n(x - q)} ${n(y - q)} ${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - r)}Z`;
}
/** A star without an outline. */
export const star = (mark: Mark, fill: string) => bare(starPath(mark), fill);
/** A star with an outline. */
export const inkedStar = (mark: Mark, fill: string) => shape(starPath(mark), fill, 1.6);
/** Stars of one colour. */
export const stars = (marks: readonly Mark[], fill: string) => bare(marks.map(starPath).join(''), fill);

/** A sky of stars and dots; the seed decides where, so that a card looks alike each time. */
export function sky(seed: number, [w, h]: Point, largest: number, fill: string, count = 26): string {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  let [found, dots] = ['', ''];
  for (let made = 0; made < count; made += 1) {
    const [x, y, size] = [10 + next() * (w - 20), 8 + next() * (h - 8), next()];
    if (size > 0.78) found += starPath([x, y, 2.5 + next() * largest]);
    else {
      const r = n(0.6 + next() * 0.9);
      dots += `M${n(x - Number(r))} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * Number(r))} 0a${r} ${r} 0 1 0 ${n(-2 * Number(r))} 0Z`;
    }
  }
  return bare(found, fill) + bare(dots, fill, 0.85);
}

/** A point of a turned shape. */
const turned = (x: number, y: number, degrees: number) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (px: number, py: number) => `${n(x + px * c - py * s)} ${n(y + px * s + py * c)}`;
};

/** Petals around a middle, as a path. */
export function petals(
  x: number,
  y: number,
  r: number,
  { count, w, turn = 0 }: { count: number; w: number; turn?: number },
) {
  let d = '';
  for (let at = 0; at < count; at += 1) {
    const p = turned(x, y, turn + (at * 360) / count);
    d += `M${p(0, 0)}C${p(w, -r * 0.3)} ${p(w * 0.8, -r * 0.85)} ${p(0, -r)}C${p(-w * 0.8, -r * 0.85)} ${p(-w, -r * 0.3)} ${p(0, 0)}Z`;
  }
  return d;
}

/** The shop's flower of the fern. */
export const fernFlower = (x: number, y: number, r: number): string =>
  bare(petals(x, y, r, { count: 4, w: r * 0.4, turn: 45 }), C.straw) +
  bare(petals(x, y, r, { count: 4, w: r * 0.4 }), C.poppy) +
  disc(x, y, r * 0.17, C.white, 0) +
  disc(x, y, r * 0.08, C.poppy, 0);

/** A leaf from its stem, as a path. */
export function leafPath(x: number, y: number, length: number, degrees: number): string {
  const p = turned(x, y, degrees);
  const [l, w] = [length, length * 0.28];
  return `M${p(0, 0)}C${p(l * 0.25, -w)} ${p(l * 0.75, -w * 0.85)} ${p(l, 0)}C${p(l * 0.75, w * 0.85)} ${p(l * 0.25, w)} ${p(0, 0)}Z`;
}

/** A frond of fern: leaves on both sides of a bent stem, smaller towards its end. */
export function frond(
  [x0, y0]: Point,
  [cx, cy]: Point,
  [x1, y1]: Point,
  { count, size, fill }: { count: number; size: number; fill: string },
) {
  let d = '';
  for (let at = 1; at <= count; at += 1) {
    const t = 0.1 + (0.88 * at) / count;
    const u = 1 - t;
    const [x, y] = [u * u * x0 + 2 * u * t * cx + t * t * x1, u * u * y0 + 2 * u * t * cy + t * t * y1];
    const stem =
      (Math.atan2(2 * u * (cy - y0) + 2 * t * (y1 - cy), 2 * u * (cx - x0) + 2 * t * (x1 - cx)) * 180) /
      Math.PI;
    const length = size * (0.35 + 0.65 * u) * Math.sin(Math.PI * (0.14 + 0.84 * u)) ** 0.75 + 2;
    for (const side of [-1, 1]) d += leafPath(x, y, length, stem + side * (62 - 18 * t));
  }
  return bare(d, fill) + line(`M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`, 2, fill);
}

/** Ferns in both lower corners. */
export const ferns = (fill: string, y = 372): string =>
  mirrored(
    frond([40, y], [34, y - 60], [22, y - 118], { count: 11, size: 30, fill }) +
      frond([70, y + 6], [76, y - 40], [66, y - 84], { count: 9, size: 24, fill }),
  );

/** A ring of ticks: one dashed circle. */
export function ticks(
  x: number,
  y: number,
  r: number,
  { count, length, w = 1.6, fill = INK }: { count: number; length: number; w?: number; fill?: string },
) {
  const gap = ((2 * Math.PI * r) / count - w).toFixed(3);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${fill}" stroke-linecap="butt" stroke-width="${length}" stroke-dasharray="${w} ${gap}"/>`;
}

/** A sun's rays, every second one of another length. */
export function rays(
  x: number,
  y: number,
  {
    inner,
    outer,
    second,
    count,
    w,
  }: { inner: number; outer: number; second: number; count: number; w: number },
) {
  const half = Math.asin(Math.min(1, w / inner));
  const p = (r: number, angle: number) => `${n(x + r * Math.sin(angle))} ${n(y - r * Math.cos(angle))}`;
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count;
    return `M${p(inner, angle - half)}L${p(at % 2 ? second : outer, angle)}L${p(inner, angle + half)}Z`;
  }).join('');
}

/** A heart, as a path. */
export function heartPath(x: number, y: number, s: number): string {
  const p = (a: number, b: number) => `${n(x + a * s)} ${n(y + b * s)}`;
  return `M${p(0, 18)}C${p(-10, 10)} ${p(-20, 2)} ${p(-19, -8)}C${p(-18, -18)} ${p(-5, -19)} ${p(0, -8)}C${p(5, -19)} ${p(18, -18)} ${p(19, -8)}C${p(20, 2)} ${p(10, 10)} ${p(0, 18)}Z`;
}
