import { PlainDocument } from '#blocks/document-body.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { helpCopy, informationCopy } from '#copy/documents.ts';
import type { PageProps } from '#page/route.ts';

/** Pages /informacja and /pomoc, whose texts are part of this repository (SH-10). */
export default function PlainPage({ route }: PageProps) {
  const copy = route.path === '/pomoc' ? helpCopy : informationCopy;
  return (
    <>
      <PageHeader title={copy.title} description={copy.lead} />
      <PlainDocument sections={copy.sections} />
    </>
  );
}
