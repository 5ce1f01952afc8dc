import { PlainDocument } from '#blocks/document-body.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { accessibilityCopy } from '#copy/law/accessibility.ts';
import { ratingsCopy } from '#copy/answer/ratings.ts';
import { isThere } from '#domain/backend.ts';
import { RATINGS_PATH } from '#domain/ratings.ts';
import { helpCopy, informationCopy, type PlainSection } from '#copy/law/documents.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';

/** Pages /informacja, /pomoc (SH-10), /dostepnosc and /oceny, whose texts are part of this repository. */
export default function PlainPage({ route }: PageProps) {
  const { config } = useShop();
  const copy: { title: string; lead: string; sections: readonly PlainSection[] } =
    route.path === '/pomoc'
      ? helpCopy
      : route.path === '/dostepnosc'
        ? accessibilityCopy(config)
        : route.path === RATINGS_PATH
          ? ratingsCopy
          : informationCopy;
  return (
    <>
      <PageHeader title={copy.title} description={copy.lead} />
      <PlainDocument sections={copy.sections.filter(isThere(config.backend))} />
    </>
  );
}
