/** Tags that a text may have. The server's sanitiser decides; this only spares the author what it would take out. */
const KEPT: ReadonlySet<string> = new Set(
  'h2 h3 h4 p br ul ol li a strong b em i blockquote table thead tbody tr th td hr'.split(' '),
);
/** Nothing of it is a text. */
const DROPPED: ReadonlySet<string> = new Set([
  'style',
  'script',
  'head',
  'title',
  'meta',
  'link',
  'xml',
  'o:p',
]);
const BLOCKS: ReadonlySet<string> = new Set('h2 h3 h4 p ul ol li table tr blockquote hr'.split(' '));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return escaped((node.textContent ?? '').replaceAll(/[^\S\u00A0]+/g, ' '));
  if (!(node instanceof Element)) return '';
  const tag = node.localName === 'h1' ? 'h2' : node.localName;
  if (DROPPED.has(tag)) return '';
  const inside = [...node.childNodes].map(written).join('');
  if (!KEPT.has(tag)) return inside;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  // Word leaves empty paragraphs for space.
  if (inside.replaceAll(/[\s\u00A0]/g, '') === '' && tag !== 'td' && tag !== 'th') return '';
  const href = tag === 'a' ? node.getAttribute('href') : null;
  const opened = href === null ? `<${tag}>` : `<a href="${escaped(href).replaceAll('"', '&quot;')}">`;
  const whole = `${opened}${BLOCKS.has(tag) ? inside.trim() : inside}</${tag}>`;
  return BLOCKS.has(tag) ? `${whole}\n` : whole;
}

/**
 * What of a pasted document is worth keeping, as lines of plain markup: from Word or a web page without styles, classes and
 * comments. `undefined` where nothing was formatted: then the browser pastes as always.
 */
export function pastedMarkup(clipboard: Pick<DataTransfer, 'getData'>): string | undefined {
  const markup = clipboard.getData('text/html');
  if (markup === '') return undefined;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return written(body).trim();
}
