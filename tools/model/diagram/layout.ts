import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box } from './parts.ts';
import { SIGN } from '../words/actors.ts';
import { widest, wrapped } from './text.ts';

export const SIZE = { title: 14, key: 11, note: 12, label: 12 } as const;
export const LINE = { title: 18, key: 15, note: 16, label: 15 } as const;
export const EDGE = 16;

const DOT = 18;

/** The lines of text in a box. */
export const linesOf = ({ words, notes, shape }: Box) => ({
  title: wrapped(words, shape === 'state' || shape === 'end' ? 30 : 60),
  notes: notes.map((note) => ({
    hue: note.hue,
    lines: wrapped(`${SIGN[note.hue]} ${note.words}`, 44),
  })),
});

/** Height of a box's text in px. */
export function headHeight(box: Box): number {
  const { title, notes } = linesOf(box);
  const noteLines = notes.flatMap(({ lines }) => lines).length;
  return EDGE + title.length * LINE.title + LINE.key + noteLines * LINE.note + (noteLines > 0 ? 6 : 0);
}

function nodeOf(box: Box): ElkNode {
  if (box.shape === 'passage') return { id: box.id, width: DOT, height: DOT };
  const { title, notes } = linesOf(box);
  const noteLines = notes.flatMap(({ lines }) => lines);
  const width =
    Math.max(
      widest(title, SIZE.title + 1),
      widest([`● ${box.key}`], SIZE.key),
      widest(noteLines, SIZE.note),
    ) +
    2 * EDGE;
  const height = headHeight(box) + 10;
  if (box.children.length === 0) return { id: box.id, width, height };
  return {
    id: box.id,
    children: box.children.map(nodeOf),
    layoutOptions: {
      'elk.padding': `[top=${height + 8},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height + 30})`,
    },
  };
}

/** Lines of an arrow's label, with the sign of its cause first. */
export const labelLines = ({ words, hue }: Arrow) => wrapped(`${SIGN[hue]} ${words}`, 26);

function edgeOf(arrow: Arrow): ElkExtendedEdge {
  const lines = labelLines(arrow);
  return {
    id: arrow.id,
    sources: [arrow.from],
    targets: [arrow.to],
    labels: [
      {
        text: arrow.words,
        width: widest(lines, SIZE.label) + 12,
        height: lines.length * LINE.label + 6,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
}

/** Lays out boxes and arrows with ELK's layered algorithm; deterministic on every computer. */
export const layOut = (root: Box, arrows: readonly Arrow[]): Promise<ElkNode> =>
  new ELK().layout({
    id: 'diagram',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.randomSeed': '1',
      'elk.spacing.nodeNode': '40',
      'elk.spacing.edgeNode': '24',
      'elk.spacing.edgeLabel': '6',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'org.eclipse.elk.json.edgeCoords': 'ROOT',
      'org.eclipse.elk.json.shapeCoords': 'ROOT',
    },
    children: [nodeOf(root)],
    edges: arrows.map(edgeOf),
  });
