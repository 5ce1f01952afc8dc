import { DocumentBody } from '#blocks/document-body.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { textsCopy as copy } from './texts-copy.ts';
import type { TextField } from '#domain/texts/text-fields.ts';
import { hint, muted, tightStack } from '#styles/desk/base.css.ts';
import { page, pageRest } from './texts.late.css.ts';

export interface TextPreviewProps {
  fields: readonly TextField[];
  /** What customers see of each field: sanitised and filled in by the server, else the shop's own words. */
  shownOf: (key: string) => string;
  /** What was typed since the server looked. */
  isOld: boolean;
}

/** The texts in the shop's own blocks, out of reach of mouse and keyboard; a long one can be scrolled. */
export function TextPreview({ fields, shownOf, isOld }: TextPreviewProps) {
  const markup = fields.find(({ kind }) => kind === 'markup');
  const rest = fields.filter(({ key, kind }) => !key.startsWith('HEADER_') && kind !== 'markup');
  return (
    <section className={tightStack} aria-labelledby="podglad">
      <h2 id="podglad">{copy.preview}</h2>
      <p className={hint} role="status">
        {isOld ? copy.previewOld : copy.previewText}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <div className={page} role="region" aria-label={copy.previewScroll} tabIndex={0}>
        <div inert>
          {fields.some(({ key }) => key === 'HEADER_TITLE') && (
            <PageHeader
              title={shownOf('HEADER_TITLE')}
              slogan={shownOf('HEADER_SLOGAN')}
              description={shownOf('HEADER_DESCRIPTION')}
            />
          )}
          {markup && rest.length < 2 && <DocumentBody html={shownOf(markup.key)} />}
          <div className={pageRest}>
            {rest.map(({ key, kind }) =>
              kind === 'line' ? (
                <h2 key={key}>{shownOf(key)}</h2>
              ) : (
                <p key={key} className={key === 'FOOTER' ? muted : undefined}>
                  {shownOf(key)}
                </p>
              ),
            )}
          </div>
          {markup && rest.length > 1 && <DocumentBody html={shownOf(markup.key)} />}
        </div>
      </div>
    </section>
  );
}
