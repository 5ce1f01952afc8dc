import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactMachine } from '#machines/contact.machine.ts';
import { ContactForm } from '#blocks/contact/contact-form.tsx';
import { SellerBlock } from '#blocks/contact/seller-block.tsx';
import { PageHeader } from '#blocks/page-header.tsx';
import { contactCopy } from '#copy/site/contact.ts';
import type { Seller } from '#copy/law/seller.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { wrap } from '#styles/layout.css.ts';
import { validatorOf, visibleProblems } from '../form-problems.ts';
import { contactOutcome, validateContact } from './contact-view.ts';

export interface ContactScreenProps {
  actor: ActorRefFrom<typeof contactMachine>;
  texts: SiteTexts;
  /** CONTACT_EMAIL. */
  email: string;
  seller?: Seller | undefined;
  /** The API takes what a message is about. */
  hasTopics: boolean;
}

/** Renders the contact page (CO-1, CO-2) from its machine. */
export function ContactScreen({ actor, texts, email, seller, hasTopics }: ContactScreenProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { values, problems } = snapshot.context;
  const validate = validatorOf(actor, (form) => validateContact(form.values));

  return (
    <>
      <PageHeader
        title={texts.HEADER_TITLE ?? contactCopy.title}
        slogan={texts.HEADER_SLOGAN}
        description={texts.HEADER_DESCRIPTION ?? contactCopy.lead}
      />
      <div className={wrap}>
        <ContactForm
          email={email}
          hasTopics={hasTopics}
          values={values}
          errors={visibleProblems(snapshot.context)}
          onChange={(name, value) =>
            actor.send({
              type: 'field.change',
              name,
              value,
              problems: validate((latest) => ({ values: { ...latest.values, [name]: value } })),
            })
          }
          onBlur={(name) => actor.send({ type: 'field.leave', name, problems: validate() })}
          onSubmit={() => actor.send({ type: 'form.submit', problems: validate() })}
          onReset={() => actor.send({ type: 'form.reset' })}
          incomplete={Object.keys(problems).length > 0}
          sending={snapshot.hasTag('sending')}
          outcome={contactOutcome(snapshot)}
        />
        {seller && <SellerBlock seller={seller} email={email} />}
      </div>
    </>
  );
}
