/** Markup that is written into a page without escaping. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | undefined | false | readonly Html[];

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map((part) => part.markup).join('');
  return escapeHtml(String(value));
}

/**
 * Template tag for the pages and mails that the server renders without React: every value is escaped unless it is
 * Html. Attributes must be quoted.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((page, text, index) => page + write(values[index - 1]) + text));
}
