import { placed } from '#domain/texts/placeholders.ts';
import { brandPlaced, toFill } from '#domain/texts/skeletons.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { catalogue, SAMPLE_MARK } from '#server/store/samples.ts';
import type { TextContent } from '#server/store/text-versions.ts';

/** Facts of the sample that each shop says for itself. */
const INVENTED: readonly (readonly [fact: string, what: string])[] = [
  ['tarot, horoskopy, wróżby i rytuały', 'co sprzedajesz'],
  ['1 stycznia 2026 r.', 'dzień'],
];

/** The markup of a sample document as an owner types words (words-as-markup.ts). */
const asWords = (markup: string) =>
  markup
    .replaceAll(/<ol>(.*?)<\/ol>/gs, (_whole, list: string) => {
      let count = 0;
      return list.replaceAll('<li>', () => `${(count += 1)}. `).replaceAll('</li>', '\n');
    })
    .replaceAll(/<h2>/g, '\n# ')
    .replaceAll('<li>', '- ')
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
    .replaceAll(/<\/(?:p|h2|ul)>/g, '\n\n')
    .replaceAll('</li>', '\n')
    .replaceAll(/<(?:p|ul)>/g, '')
    // It is filled with a list, a block of its own.
    .replaceAll(placed('RECIPIENTS'), (place) => `${place}\n\n`)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The sample's document without what is made up: gaps stand in its place, the first for reading the whole. */
function skeletonOf(page: 'Regulamin' | 'Polityka_prywatnosci', key: string): string {
  const text = catalogue.contents[page].find(({ type }) => type === key)?.content ?? '';
  const words = text.replace(new RegExp(`^<p><strong>${SAMPLE_MARK}.*?</p>`), '');
  return INVENTED.reduce(
    (written, [fact, what]) => written.replaceAll(fact, toFill(what)),
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
