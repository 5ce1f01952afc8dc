import { documentCopy, type PlainSection } from '#copy/law/documents.ts';
import { body } from '#styles/document-body.css.ts';
import { panel, wrap } from '#styles/layout.css.ts';

export interface DocumentBodyProps {
  /** Sanitised HTML from the content service (SH-13); missing or empty if it could not be loaded. */
  html?: string | undefined;
  /** Where to ask for it then; missing in a preview of the text. */
  contactEmail?: string;
}

/** The body of /regulamin and /polityka-prywatnosci. */
export const DocumentBody = ({ html, contactEmail }: DocumentBodyProps) => (
  <div className={wrap}>
    {html ? (
      // Sanitised on the server when the content is loaded: only text markup is left.
      <div className={`${panel} ${body}`} dangerouslySetInnerHTML={{ __html: html }} />
    ) : (
      <div className={`${panel} ${body}`}>
        <p>
          <span>{documentCopy.missing}</span>{' '}
          {contactEmail !== undefined && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </p>
      </div>
    )}
  </div>
);

export interface PlainDocumentProps {
  sections: readonly PlainSection[];
}

/** Body of /informacja and /pomoc, from texts of this repository (SH-10). */
export const PlainDocument = ({ sections }: PlainDocumentProps) => (
  <div className={wrap}>
    <div className={`${panel} ${body}`}>
      {sections.map(({ heading, paragraphs, links }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links && (
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  </div>
);
