import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { NewsletterBlock } from '#blocks/newsletter-block.tsx';
import { newsletterFailure } from '#copy/toasts.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { newsletterForm } from '#schemas/newsletter-form.schema.ts';
import { problemsOf } from '#schemas/problems.ts';

export interface NewsletterSectionProps {
  actor: ActorRefFrom<typeof newsletterMachine>;
  texts: SiteTexts;
  /** The Newsletter product's picture (NL-1). */
  imageSrc: string | undefined;
}

/** The newsletter block, read from its machine (NL-1). */
export function NewsletterSection({ actor, texts, imageSrc }: NewsletterSectionProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { email, tosChecked, problems, touched } = snapshot.context;
  const judge = (change: { email?: string; tosChecked?: boolean } = {}) =>
    problemsOf(newsletterForm, { email, tosChecked, ...change });
  const visible = (name: string) => (touched[name] ? problems[name] : undefined);

  return (
    <NewsletterBlock
      title={texts.NEWSLETTER_SLOGAN}
      description={texts.NEWSLETTER_DESCRIPTION}
      imageSrc={imageSrc}
      email={email}
      terms={tosChecked}
      errors={{ email: visible('email'), terms: visible('tosChecked') }}
      onEmailChange={(next) =>
        actor.send({ type: 'email.type', email: next, problems: judge({ email: next }) })
      }
      onTermsChange={(accepted) =>
        actor.send({ type: 'terms.set', accepted, problems: judge({ tosChecked: accepted }) })
      }
      onBlur={(field) =>
        actor.send({ type: 'field.leave', name: field === 'terms' ? 'tosChecked' : field, problems: judge() })
      }
      onSubmit={() => actor.send({ type: 'form.submit', problems: judge() })}
      sending={snapshot.hasTag('sending')}
      done={snapshot.hasTag('done')}
      failure={snapshot.hasTag('failed') ? newsletterFailure.text : undefined}
    />
  );
}
