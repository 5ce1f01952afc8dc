import { MailLink } from '#blocks/mail-link.tsx';
import { SellerBlock } from '#blocks/contact/seller-block.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { PlainContactForm } from '#blocks/plain/plain-contact-form.tsx';
import { contactCopy } from '#copy/site/contact.ts';
import { ABILITIES } from '#domain/backend.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { wrap } from '#styles/layout.css.ts';
import { visibleProblems } from '../../form-problems.ts';
import { contactOutcome } from '../contact-view.ts';
import type { ContactRun } from './step-contact.ts';

export interface PlainContactPageProps {
  texts: SiteTexts;
  config: PublicConfig;
  snapshot: ContactRun['snapshot'];
}

/** The contact page without scripts; where a robot check is set, which is a script, the shop's address (CO-3). */
export const PlainContactPage = ({ texts, config, snapshot }: PlainContactPageProps) => (
  <>
    <PageHeader
      title={texts.HEADER_TITLE ?? contactCopy.title}
      slogan={texts.HEADER_SLOGAN}
      description={texts.HEADER_DESCRIPTION ?? contactCopy.lead}
    />
    <div className={wrap}>
      {config.recaptchaSiteKey === undefined ? (
        <PlainContactForm
          hasTopics={ABILITIES[config.backend].messageTopics}
          values={snapshot.context.values}
          problems={visibleProblems(snapshot.context)}
          outcome={contactOutcome(snapshot)}
        />
      ) : (
        <p>
          <MailLink email={config.contactEmail} />
        </p>
      )}
      {config.seller && <SellerBlock seller={config.seller} email={config.contactEmail} />}
    </div>
  </>
);
