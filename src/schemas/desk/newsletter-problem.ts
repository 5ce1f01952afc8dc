import { adminValidationCopy } from '#copy/site/admin-validation.ts';
import { isReadable, tidyLines } from './card-problem.ts';

/** The fields of a newsletter's letter that are edited at the desk, from top to bottom. */
export const NEWSLETTER_FIELDS = ['subject', 'preheader', 'body', 'linkText', 'linkUrl'] as const;
export type NewsletterField = (typeof NEWSLETTER_FIELDS)[number];
export type NewsletterTexts = Readonly<Record<NewsletterField, string>>;

/** Most characters of each field; mailboxes cut a longer subject or preheader off. */
const MOST: Readonly<Record<NewsletterField, number>> = {
  subject: 120,
  preheader: 140,
  body: 20_000,
  linkText: 60,
  linkUrl: 500,
};

/** The text as it is stored; all but the letter itself are one line. */
export function tidyNewsletter(field: NewsletterField, text: string): string {
  const tidied = tidyLines(text).replaceAll('\t', ' ');
  return field === 'body' ? tidied : tidied.replaceAll(/[^\S\u00A0]+/g, ' ').trim();
}

/** Whether a button may lead there: a path of the shop, or an https address. */
const isTarget = (text: string) =>
  /^(\/(?![/\\])|https:\/\/[^\s/?#@]+\.[a-z]{2,}([/?#:]|$))/i.test(text) && !/\s/.test(text);

/** The message about a tidied text; `undefined` if it may be stored. A draft may still lack what sending needs. */
export function newsletterProblem(field: NewsletterField, text: string): string | undefined {
  if (text.length > MOST[field]) return adminValidationCopy.atMost(MOST[field]);
  if (field === 'subject' && text.length < 3) return adminValidationCopy.issueSubject;
  if (text !== '' && !isReadable(text)) return adminValidationCopy.invisible;
  if (field === 'linkUrl' && text !== '' && !isTarget(text)) return adminValidationCopy.issueTarget;
  return undefined;
}

/** The messages that keep a letter from being sent, by field. */
export function unreadyFields(texts: NewsletterTexts): Partial<Record<NewsletterField, string>> {
  const broken = NEWSLETTER_FIELDS.flatMap((field) => {
    const message = newsletterProblem(field, texts[field]);
    return message === undefined ? [] : [[field, message] as const];
  });
  return {
    ...(texts.body.length < 10 && { body: adminValidationCopy.issueBody }),
    ...(texts.linkText !== '' && texts.linkUrl === '' && { linkUrl: adminValidationCopy.issueTargetMissing }),
    ...(texts.linkText === '' && texts.linkUrl !== '' && { linkText: adminValidationCopy.issueLinkMissing }),
    ...Object.fromEntries(broken),
  };
}
