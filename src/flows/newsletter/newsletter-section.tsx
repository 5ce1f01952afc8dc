import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { NewsletterBlock } from '#blocks/newsletter/newsletter-block.tsx';
import { newsletterFailure } from '#copy/site/form-toasts.ts';
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
  const { values, tosChecked, rejections } = snapshot.context;
  const validate = validatorOf(actor, validateNewsletter);
  const problems = visibleProblems(snapshot.context);
  useErrorTitle(snapshot.hasTag('rejected'));

  return (
    <NewsletterBlock
      title={texts.NEWSLETTER_SLOGAN}
      description={texts.NEWSLETTER_DESCRIPTION}
      imageSrc={imageSrc}
      email={values.email}
      terms={tosChecked}
      errors={{ email: problems['email'], terms: problems['tosChecked'] }}
      onEmailChange={(email) =>
        actor.send({
          type: 'field.change',
          name: 'email',
          value: email,
          problems: validate({ values: { email } }),
        })
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
      onSubmit={() => actor.send({ type: 'form.submit', problems: validate() })}
      rejections={rejections}
      sending={snapshot.hasTag('sending')}
      done={snapshot.hasTag('unconfirmed')}
      failure={snapshot.hasTag('failed') ? newsletterFailure.text : undefined}
    />
  );
}
