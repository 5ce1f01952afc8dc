import { PageHeader } from '#blocks/page-header.tsx';
import { PlainNewsletterForm } from '#blocks/plain/plain-newsletter-form.tsx';
import { newsletterFailure, newsletterSuccess } from '#copy/site/form-toasts.ts';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { wrap } from '#styles/layout.css.ts';
import { visibleProblems } from '../../form-problems.ts';
import type { NewsletterRun } from './step-newsletter.ts';

/** The newsletter's sign-up without scripts, on a page of its own (NL-1). */
export const PlainNewsletterPage = ({
  texts,
  snapshot,
}: {
  texts: SiteTexts;
  snapshot: NewsletterRun['snapshot'];
}) => (
  <>
    <PageHeader
      title={texts.NEWSLETTER_SLOGAN ?? newsletterCopy.title}
      description={texts.NEWSLETTER_DESCRIPTION ?? newsletterCopy.lead}
    />
    <div className={wrap}>
      {snapshot.hasTag('unconfirmed') ? (
        <p role="status">{`${newsletterSuccess.title} ${newsletterCopy.confirmText}`}</p>
      ) : (
        <PlainNewsletterForm
          email={snapshot.context.values.email}
          tosChecked={snapshot.context.tosChecked}
          problems={visibleProblems(snapshot.context)}
          failure={
            snapshot.hasTag('failed') ? `${newsletterFailure.title} ${newsletterFailure.text}` : undefined
          }
        />
      )}
    </div>
  </>
);
