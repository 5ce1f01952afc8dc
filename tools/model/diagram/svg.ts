import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { SIGN, type Hue } from '../words/actors.ts';
import type { Tone } from '../words/words.ts';
import { EDGE, labelLines, layOut, LINE, linesOf, SIZE } from './layout.ts';
import { diagramParts, type Arrow, type Box, type Drawable } from './parts.ts';
import { escaped, widthOf } from './text.ts';

const INK = '#1e1b2e';
const FAINT = '#6b6780';

export const CAUSE_COLOUR: Readonly<Record<Hue, string>> = {
  person: '#5b21b6',
  system: '#166534',
  bad: '#b3261e',
  clock: '#9a5b00',
  itself: '#475569',
};

const CAUSE_NAME: Readonly<Record<Hue, string>> = {
  person: 'człowiek',
  system: 'odpowiedź sklepu',
  bad: 'awaria albo odmowa',
  clock: 'upływ czasu',
  itself: 'samo, od razu',
};

const FILL: Readonly<Record<Tone, string>> = {
  calm: '#f1edff',
  busy: '#fff3d6',
  good: '#dff5e5',
  bad: '#fde4e1',
};

const TONE_NAME: Readonly<Record<Tone, string>> = {
  calm: 'klientka działa',
  busy: 'sklep pracuje',
  good: 'udało się',
  bad: 'coś jest nie tak',
};

const text = (x: number, y: number, size: number, colour: string, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(words)}</text>`;

/** Position and size of an ELK node; ELK omits zeros. */
const placed = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode) => ({ x, y, width, height });

function frameOf(box: Box): { fill: string; stroke: string; more: string } {
  if (box.shape === 'end') return { fill: FILL[box.tone], stroke: INK, more: ' stroke-width="3"' };
  if (box.shape === 'region') return { fill: '#ffffff', stroke: FAINT, more: ' stroke-dasharray="6 4"' };
  if (box.children.length > 0) return { fill: '#ffffff', stroke: FAINT, more: ' stroke-width="1.4"' };
  return { fill: FILL[box.tone], stroke: FAINT, more: '' };
}

function drawBox(box: Box, node: ElkNode): string[] {
  const { x, y, width, height } = placed(node);
  if (box.shape === 'passage') {
    return [
      `<g data-state="${escaped(box.id)}"><circle cx="${x + 9}" cy="${y + 9}" r="8" fill="${INK}"/><title>${escaped(box.words)}</title></g>`,
    ];
  }
  const { fill, stroke, more } = frameOf(box);
  const { title, notes } = linesOf(box);
  const drawn = [
    `<g data-state="${escaped(box.id)}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${fill}" stroke="${stroke}"${more}/>`,
  ];
  let line = y + EDGE / 2;
  for (const words of title) {
    line += LINE.title;
    drawn.push(text(x + EDGE, line, SIZE.title, INK, words, ' font-weight="700"'));
  }
  line += LINE.key;
  drawn.push(text(x + EDGE, line, SIZE.key, FAINT, `${box.isFirst ? '● ' : ''}${box.key}`));
  line += notes.length > 0 ? 6 : 0;
  for (const { hue, lines } of notes) {
    for (const words of lines) {
      line += LINE.note;
      drawn.push(text(x + EDGE, line, SIZE.note, CAUSE_COLOUR[hue], words));
    }
  }
  drawn.push('</g>');
  box.children.forEach((child, index) => {
    const place = node.children?.[index];
    if (place) drawn.push(...drawBox(child, place));
  });
  return drawn;
}

function drawArrow(arrow: Arrow, edge: ElkExtendedEdge): string[] {
  const colour = CAUSE_COLOUR[arrow.hue];
  const lines = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`).join('L');
    return `<path d="M${points}" fill="none" stroke="${colour}" stroke-width="1.6" marker-end="url(#${arrow.hue})"/>`;
  });
  const labels = (edge.labels ?? []).flatMap(({ x = 0, y = 0, width = 0, height = 0 }) => [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#ffffff" opacity="0.88"/>`,
    ...labelLines(arrow).map((words, index) =>
      text(x + 6, y + 13 + index * LINE.label, SIZE.label, colour, words),
    ),
  ]);
  return [
    `<g data-from="${escaped(arrow.from)}" data-to="${escaped(arrow.to)}">`,
    ...lines,
    ...labels,
    '</g>',
  ];
}

/** Draws the legend of colours and signs, two lines at the top. */
function drawLegend(): string[] {
  const row = (
    y: number,
    entries: readonly { mark: (x: number) => string; words: string; ink: string }[],
  ) => {
    let x = 16;
    return entries.flatMap(({ mark, words, ink }) => {
      const at = x;
      x += widthOf(words, SIZE.label) + 44;
      return [mark(at), text(at + 20, y, SIZE.label, ink, words)];
    });
  };
  const causes = (Object.keys(CAUSE_NAME) as Hue[]).map((hue) => ({
    mark: (x: number) => text(x, 24, SIZE.label, CAUSE_COLOUR[hue], SIGN[hue]),
    words: CAUSE_NAME[hue],
    ink: CAUSE_COLOUR[hue],
  }));
  const tones = (Object.keys(TONE_NAME) as Tone[]).map((tone) => ({
    mark: (x: number) =>
      `<rect x="${x}" y="36" width="14" height="14" rx="4" fill="${FILL[tone]}" stroke="${FAINT}"/>`,
    words: TONE_NAME[tone],
    ink: INK,
  }));
  return [...row(24, causes), ...row(47, tones)];
}

const LEGEND_HEIGHT = 64;
const MARGIN = 12;

/** Draws a machine as a stand-alone SVG with Polish labels on a light background. */
export async function machineSvg(model: Drawable, title: string): Promise<string> {
  const { root, arrows } = diagramParts(model);
  const laidOut = await layOut(root, arrows);
  const [place] = laidOut.children ?? [];
  const width = Math.max(Math.ceil(laidOut.width ?? 0), 620) + 2 * MARGIN;
  const height = Math.ceil(laidOut.height ?? 0) + LEGEND_HEIGHT + MARGIN;
  const markers = (Object.keys(CAUSE_COLOUR) as Hue[]).map(
    (hue) =>
      `<marker id="${hue}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${CAUSE_COLOUR[hue]}"/></marker>`,
  );
  const edges = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="DejaVu Sans, Verdana, system-ui, sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<defs>${markers.join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...drawLegend(),
    `<g transform="translate(${MARGIN} ${LEGEND_HEIGHT})">`,
    ...(place ? drawBox(root, place) : []),
    ...arrows.flatMap((arrow) => {
      const edge = edges.get(arrow.id);
      return edge ? drawArrow(arrow, edge) : [];
    }),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
