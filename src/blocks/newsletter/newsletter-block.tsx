import { useEffect, useRef } from 'react';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import { EBOOK_COVER } from '#domain/picture-file.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { Announcer } from '#kit/announcer.tsx';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/home/newsletter-block.css.ts';
import { hiddenParts, lead } from '#styles/text.css.ts';
import { pressOf } from '../form-binding.ts';
import { TermsField } from '../terms-field.tsx';
import { TextInput } from '../text-input.tsx';

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
  /** Number of rejected submits; each one moves the focus to the first field with a message. */
  rejections?: number | undefined;
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
          src={props.imageSrc || EBOOK_COVER}
          alt=""
          width={400}
          height={560}
          loading="lazy"
          className={css.cover}
        />
        <div>
          <h2 id="newsletter-title">{props.title ?? newsletterCopy.title}</h2>
          <p className={`${lead} ${css.text}`}>{props.description ?? newsletterCopy.lead}</p>
        </div>
        {props.done ? <Thanks /> : <NewsletterForm {...props} />}
      </div>
    </section>
  );
}

/** Takes over the focus of the form that it replaces; the toast says the same. */
function Thanks() {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) thanks.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={thanks} tabIndex={-1} className={css.form}>
      {newsletterCopy.confirmText}
    </p>
  );
}

function NewsletterForm({
  email,
  terms,
  errors,
  sending,
  failure,
  rejections = 0,
  ...on
}: NewsletterBlockProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  return (
    <form
      ref={form}
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
        readOnly={sending}
        onChange={on.onEmailChange}
        onBlur={() => on.onBlur('email')}
        error={errors.email}
      />
      <TermsField
        name="terms"
        checked={terms}
        readOnly={sending}
        onCheckedChange={on.onTermsChange}
        onBlur={() => on.onBlur('terms')}
        error={errors.terms}
      />
      {failure && <p data-outcome="error">{failure}</p>}
      <Announcer message={sending ? newsletterCopy.sending : undefined} parts={hiddenParts} />
      <Button type="submit" pending={sending} parts={buttonParts.onNight}>
        {sending ? newsletterCopy.sending : newsletterCopy.submit}
      </Button>
    </form>
  );
}
