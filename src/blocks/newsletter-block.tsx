import { newsletterCopy } from '#copy/newsletter.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/newsletter-block.css.ts';
import { lead } from '#styles/text.css.ts';
import { pressOf } from './form-binding.ts';
import { TermsField } from './terms-field.tsx';
import { TextInput } from './text-input.tsx';

export interface NewsletterBlockProps {
  /** NEWSLETTER_SLOGAN and NEWSLETTER_DESCRIPTION; default to our copy (SH-13). */
  title?: string | undefined;
  description?: string | undefined;
  /** The Newsletter product's picture (NL-1). */
  imageSrc?: string | undefined;
  email: string;
  terms: boolean;
  /** Visible validation messages by field. */
  errors: { email?: string | undefined; terms?: string | undefined };
  onEmailChange: (email: string) => void;
  onTermsChange: (accepted: boolean) => void;
  onBlur: (field: 'email' | 'terms') => void;
  onSubmit: () => void;
  sending: boolean;
  /** The last submit was accepted; the form is replaced by what happens next. */
  done: boolean;
  /** Why the last submit failed, the same text as in the toast. */
  failure?: string | undefined;
}

/** Newsletter sign-up with its free e-book (NL-1), on the home page and below a confirmed order. */
export function NewsletterBlock(props: NewsletterBlockProps) {
  return (
    <section aria-labelledby="newsletter-title" className={css.block}>
      <div className={`${wrap} ${css.row}`}>
        <img
          src={props.imageSrc || '/art/ebook.svg'}
          alt=""
          width={400}
          height={560}
          loading="lazy"
          className={css.cover}
        />
        <div>
          <h2 id="newsletter-title">{props.title || newsletterCopy.title}</h2>
          <p className={`${lead} ${css.text}`}>{props.description || newsletterCopy.lead}</p>
        </div>
        {props.done ? (
          <p role="status" className={css.form}>
            {newsletterCopy.confirmText}
          </p>
        ) : (
          <NewsletterForm {...props} />
        )}
      </div>
    </section>
  );
}

function NewsletterForm({ email, terms, errors, sending, failure, ...on }: NewsletterBlockProps) {
  return (
    <form
      method="post"
      action="/prosto/newsletter"
      noValidate
      aria-labelledby="newsletter-title"
      className={css.form}
      onSubmit={pressOf(() => {
        if (!sending) on.onSubmit();
      })}
    >
      <TextInput
        name="email"
        label={newsletterCopy.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        value={email}
        onChange={on.onEmailChange}
        onBlur={() => on.onBlur('email')}
        error={errors.email}
      />
      <TermsField
        name="terms"
        checked={terms}
        onCheckedChange={on.onTermsChange}
        onBlur={() => on.onBlur('terms')}
        error={errors.terms}
      />
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" pending={sending} parts={buttonParts.onNight}>
        {sending ? newsletterCopy.sending : newsletterCopy.submit}
      </Button>
    </form>
  );
}
