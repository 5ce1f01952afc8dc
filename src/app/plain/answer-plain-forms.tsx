import { getSiteTexts } from '#api/catalogue.ts';
import { sendContactMessage } from '#api/contact.ts';
import { confirmNewsletter, leaveNewsletter, signUpForNewsletter } from '#api/newsletter.ts';
import type { ShopClient } from '#api/shop-client.ts';
import { ClosedNotice } from '#blocks/closed-notice.tsx';
import { NewsletterConfirmation } from '#blocks/newsletter/newsletter-confirmation.tsx';
import { NewsletterSignOff } from '#blocks/newsletter/newsletter-sign-off.tsx';
import { contactCopy } from '#copy/site/contact.ts';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import { confirmationCopy, signOffCopy } from '#copy/site/newsletter-links.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { SiteSection, SiteTexts } from '#domain/site-section.ts';
import { sendMessage } from '#flows/contact/contact-ports.ts';
import { visibleProblems } from '#flows/form-problems.ts';
import { PlainContactPage } from '#flows/contact/plain/plain-contact-page.tsx';
import { openContact, stepContact } from '#flows/contact/plain/step-contact.ts';
import { PlainNewsletterPage } from '#flows/newsletter/plain/plain-newsletter-page.tsx';
import { isUnknown } from '#flows/newsletter/is-unknown.ts';
import { openNewsletter, stepNewsletter } from '#flows/newsletter/plain/step-newsletter.ts';
import type { PublicConfig } from '#page/public-config.ts';
import {
  readNewsletterToken,
  readPlainContactForm,
  readPlainFormAddress,
  readPlainNewsletterForm,
} from '#schemas/plain/plain-forms.reader.ts';
import type { PlainOrderAnswer, PlainPage } from './answer-plain-order.tsx';
import { pageOf, prefixOf } from './plain-page.tsx';

/** A request to a page without scripts that sends one letter: the contact form, the newsletter. */
export interface PlainFormCall {
  query: unknown;
  /** The form's fields; nothing for a page that is only opened. */
  body: Readonly<Record<string, string>> | undefined;
  /** Passes the shop's own robot check, which is a script: these forms have limits of their own. */
  formPass: string;
  /** Reads the texts. */
  client: ShopClient;
  /** Calls the API in the visitor's name. */
  visitor: ShopClient;
  clean: (texts: SiteTexts) => SiteTexts;
  config: PublicConfig;
  /** What pages say while nothing is sold. */
  closed: () => Promise<ClosedShop | undefined>;
}

/** Query of the page after sending; a redirect to it keeps a reload from sending again. */
const SENT = 'wyslano=tak';

const textsOf = ({ client, clean }: PlainFormCall, section: SiteSection) =>
  getSiteTexts(client, section).then(clean, (): SiteTexts => ({}));

/** Answers a request to the contact form without scripts. Never rejects. */
export async function answerPlainContact(call: PlainFormCall): Promise<PlainOrderAnswer> {
  const { body, config, visitor } = call;
  const texts = await textsOf(call, 'Kontakt');
  const api = async () => ({
    sendContactMessage: (...message: [Parameters<typeof sendContactMessage>[1], string]) =>
      sendContactMessage(visitor, ...message),
  });
  // The check itself is a script: where one is set, the page has no form (CO-3).
  const isOpen = body === undefined || config.recaptchaSiteKey !== undefined;
  const { snapshot, emitted } = isOpen
    ? openContact(readPlainFormAddress(call.query).wyslano ? 'sent' : 'calm')
    : await stepContact(readPlainContactForm(body), (values) =>
        sendMessage(values, api, async () => call.formPass),
      );
  if (emitted.some(({ type }) => type === 'message.sent')) return { location: `/prosto/kontakt?${SENT}` };
  const title = prefixOf(visibleProblems(snapshot.context)) + (texts.HEADER_TITLE ?? contactCopy.title);
  return pageOf(config, title, '/kontakt', <PlainContactPage {...{ texts, config, snapshot }} />);
}

/** Answers a request to the newsletter's sign-up without scripts. Never rejects. */
export async function answerPlainNewsletter(call: PlainFormCall): Promise<PlainOrderAnswer> {
  const { body, visitor, config } = call;
  const texts = await textsOf(call, 'Glowna');
  const closed = await call.closed();
  if (closed?.asksNothing) return pageOf(config, closed.title, '/', <ClosedNotice closed={closed} />);
  const { snapshot, emitted } =
    body === undefined
      ? openNewsletter(readPlainFormAddress(call.query).wyslano ? 'joined' : { editing: 'calm' })
      : await stepNewsletter(readPlainNewsletterForm(body), ({ email }) =>
          signUpForNewsletter(visitor, email),
        );
  if (emitted.some(({ type }) => type === 'newsletter.joined'))
    return { location: `/prosto/newsletter?${SENT}` };
  const title =
    prefixOf(visibleProblems(snapshot.context)) + (texts.NEWSLETTER_SLOGAN ?? newsletterCopy.title);
  return pageOf(config, title, '/', <PlainNewsletterPage {...{ texts, snapshot }} />);
}

/** Answers a press on the button of the page that a mail's link opened (EM-4). Never rejects. */
export async function answerNewsletterLink(
  kind: 'confirm' | 'leave',
  { query, visitor, config }: Pick<PlainFormCall, 'query' | 'visitor' | 'config'>,
): Promise<PlainPage> {
  const token = readNewsletterToken(query);
  const settled = <T,>(call: Promise<T>) =>
    call.then(
      (response) => ({ state: 'done', response }) as const,
      (error: unknown) => ({ state: isUnknown(error) ? 'unknown' : 'failed' }) as const,
    );
  if (kind === 'confirm') {
    const call = await settled(confirmNewsletter(visitor, token));
    return pageOf(
      config,
      confirmationCopy[call.state].title,
      undefined,
      <NewsletterConfirmation
        state={call.state}
        ebookUrl={call.state === 'done' ? call.response : undefined}
        onConfirm={() => undefined}
      />,
    );
  }
  const { state } =
    token === '' ? ({ state: 'unknown' } as const) : await settled(leaveNewsletter(visitor, token));
  return pageOf(
    config,
    state === 'done' ? signOffCopy.done.title : signOffCopy.title,
    undefined,
    <NewsletterSignOff state={state} contactEmail={config.contactEmail} onLeave={() => undefined} />,
  );
}
