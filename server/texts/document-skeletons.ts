import { brandPlaced, toFill } from '#domain/texts/skeletons.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { catalogue, SAMPLE_MARK } from '#server/store/samples.ts';
import type { TextContent } from '#server/store/text-versions.ts';

/** Facts of the sample that each shop says for itself. */
const INVENTED: readonly (readonly [fact: RegExp, what: string])[] = [
  [/tarot, horoskopy, wróżby i\srytuały/, 'co sprzedajesz'],
  [/1\sstycznia 2026\sr\./, 'dzień'],
];

/** What a tag of a sample document is in words as an owner types them (words-as-markup.ts). */
const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['<h2>', '\n\n# '],
  ['</h2>', '\n\n'],
  ['<p>', '\n\n'],
  ['</p>', '\n\n'],
  ['</ul>', '\n\n'],
  ['</ol>', '\n\n'],
  ['<strong>', '**'],
  ['</strong>', '**'],
]);

function asWords(markup: string): string {
  let number = 0;
  let address = '';
  const words = markup.split(/(<[^<>]{1,200}>)/).map((part) => {
    if (part === '<ul>' || part === '<ol>') number = part === '<ol>' ? 1 : 0;
    if (part === '<li>') return number > 0 ? `\n${number++}. ` : '\n- ';
    if (part.startsWith('<a href="')) address = part.slice('<a href="'.length, -'">'.length);
    if (part.startsWith('<a ')) return '[';
    if (part === '</a>') return `](${address})`;
    return part.startsWith('<') ? (IN_WORDS.get(part) ?? '') : part;
  });
  return words
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** A sample document without its made-up facts, which are replaced by gaps. The first gap asks to read the whole. */
function skeletonOf(page: 'Regulamin' | 'Polityka_prywatnosci', key: string): string {
  const text = catalogue.contents[page].find(({ type }) => type === key)?.content ?? '';
  const words = text.includes(SAMPLE_MARK) ? text.slice(text.indexOf('</p>')) : text;
  return INVENTED.reduce(
    (written, [fact, what]) => written.replace(fact, () => toFill(what)),
    `${toFill('przeczytaj całość, najlepiej z prawnikiem, i usuń to miejsce')}\n\n${asWords(brandPlaced(words))}`,
  );
}

const SKELETONS: Partial<Record<TextId, TextContent>> = {
  Regulamin: { TERMS_DESCRIPTION: skeletonOf('Regulamin', 'TERMS_DESCRIPTION') },
  Polityka_prywatnosci: {
    PRIVACY_POLICY_DESCRIPTION: skeletonOf('Polityka_prywatnosci', 'PRIVACY_POLICY_DESCRIPTION'),
  },
};

/** What an owner may begin an empty document with: what this program does, said as the law wants, with gaps for her own. */
export const documentSkeleton = (id: TextId): TextContent => SKELETONS[id] ?? {};
