import { DocumentBody } from '#blocks/document-body.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { documentCopy } from '#copy/law/documents.ts';
import type { PageProps } from '#page/route.ts';
import { useShop } from '#page/shop.tsx';

/** Pages /regulamin and /polityka-prywatnosci with texts of the content service (SH-13). */
export default function DocumentPage({ route, data }: PageProps) {
  const { config } = useShop();
  const isTerms = route.section === 'Regulamin';
  const copy = isTerms ? documentCopy.terms : documentCopy.privacy;
  return (
    <>
      <PageHeader
        title={data.texts.HEADER_TITLE ?? copy.title}
        slogan={data.texts.HEADER_SLOGAN}
        description={data.texts.HEADER_DESCRIPTION ?? copy.lead}
      />
      <DocumentBody
        contactEmail={config.contactEmail}
        html={isTerms ? data.texts.TERMS_DESCRIPTION : data.texts.PRIVACY_POLICY_DESCRIPTION}
      />
    </>
  );
}
