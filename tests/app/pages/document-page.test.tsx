import { expect, test } from 'vitest';
import DocumentPage from '#app/pages/document-page.tsx';
import { routeOf } from '#app/routing/routes.ts';
import { documentCopy } from '#copy/law/documents.ts';
import { onStage, pageData } from '#tests/page/stage.tsx';

test.each([
  ['/regulamin', documentCopy.terms, 'Treść regulaminu'],
  ['/polityka-prywatnosci', documentCopy.privacy, 'Treść polityki'],
])(
  '%s has its own text, and its own heading and lead where nobody has written any [SH-13]',
  async (path, copy, text) => {
    const texts = {
      TERMS_DESCRIPTION: '<p>Treść regulaminu</p>',
      PRIVACY_POLICY_DESCRIPTION: '<p>Treść polityki</p>',
    };
    const { container } = await onStage(
      <DocumentPage route={routeOf(path, 'own')} data={{ ...pageData, texts }} />,
    );
    for (const words of [copy.title, copy.lead, text]) expect(container.textContent).toContain(words);
    expect(container.textContent?.match(/Treść/g)).toHaveLength(1);
  },
);
