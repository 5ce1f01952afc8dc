import { useState } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { NewsletterBlock } from '#blocks/newsletter/newsletter-block.tsx';
import { newsletterFailure } from '#copy/form-toasts.ts';
import type { SiteTexts } from '#domain/site-section.ts';
import { validatorOf, visibleProblems } from '../form-problems.ts';
import { useErrorTitle } from '../use-error-title.ts';
import { validateNewsletter } from './newsletter-view.ts';

export interface NewsletterSectionProps {
  actor: ActorRefFrom<typeof newsletterMachine>;
  texts: SiteTexts;
  /** The Newsletter product's picture (NL-1). */
  imageSrc: string | undefined;
}

/** Renders the newsletter block from its machine (NL-1). */
export function NewsletterSection({ actor, texts, imageSrc }: NewsletterSectionProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { email, tosChecked } = snapshot.context;
  const validate = validatorOf(actor, validateNewsletter);
  const problems = visibleProblems(snapshot.context);
  const [rejections, setRejections] = useState(0);
  useErrorTitle(rejections > 0 && Object.keys(problems).length > 0);

  return (
    <NewsletterBlock
      title={texts.NEWSLETTER_SLOGAN}
      description={texts.NEWSLETTER_DESCRIPTION}
      imageSrc={imageSrc}
      email={email}
      terms={tosChecked}
      errors={{ email: problems['email'], terms: problems['tosChecked'] }}
      onEmailChange={(next) =>
        actor.send({ type: 'email.type', email: next, problems: validate({ email: next }) })
      }
      onTermsChange={(accepted) =>
        actor.send({ type: 'terms.set', accepted, problems: validate({ tosChecked: accepted }) })
      }
      onBlur={(field) =>
        actor.send({
          type: 'field.leave',
          name: field === 'terms' ? 'tosChecked' : field,
          problems: validate(),
        })
      }
      onSubmit={() => {
        const found = validate();
        actor.send({ type: 'form.submit', problems: found });
        if (Object.keys(found).length > 0) setRejections((count) => count + 1);
      }}
      rejections={rejections}
      sending={snapshot.hasTag('sending')}
      done={snapshot.hasTag('done')}
      failure={snapshot.hasTag('failed') ? newsletterFailure.text : undefined}
    />
  );
}
