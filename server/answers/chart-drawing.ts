import sanitizeHtml from 'sanitize-html';

const SHAPES = ['svg', 'title', 'g', 'circle', 'path', 'line', 'text', 'tspan'];
const LOOK = [
  'fill',
  'stroke',
  'strokeWidth',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeDasharray',
  'opacity',
];
const PLACE = ['d', 'r', 'cx', 'cy', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'transform'];
const TEXT = ['fontFamily', 'fontSize', 'fontWeight', 'textAnchor', 'dominantBaseline'];
const FRAME = ['xmlns', 'viewBox', 'width', 'height', 'role'];

const inMarkup = (name: string) =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Sanitizes the drawing of a chart, which a customer's browser has sent: shapes, text and their look are kept; scripts,
 * styles, links and anything that loads are dropped. `undefined` when no drawing is left.
 */
export function safeDrawing(markup: string): string | undefined {
  const drawing = sanitizeHtml(markup, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': [...LOOK, ...PLACE, ...TEXT, ...FRAME].map(inMarkup) },
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option'],
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => name === 'xmlns' || !/url\s*\(|:/i.test(value)),
        ),
      }),
    },
  }).trim();
  return drawing.startsWith('<svg') ? drawing : undefined;
}
