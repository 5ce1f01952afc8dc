import { z } from 'zod';
import {
  about,
  key,
  mailServer,
  nip,
  oneOf,
  phone,
  policyHosts,
  secret,
  secretWeb,
  sender,
  web,
  wholeNumber,
} from './setting-forms.ts';

/** Brand and seller. */
export const seller = {
  BRAND_NAME: z.string().default('Kwiat Paproci').meta(about('Name that customers see.')),
  CONTACT_EMAIL: z
    .email('must be an e-mail address')
    .default('kontakt@kwiatpaproci.example')
    .meta(about('Address that customers see. A live shop needs one of its own.')),
  SELLER_NAME: z
    .string()
    .max(200)
    .optional()
    .meta(
      about(
        'Who sells: stands in every agreement. A live shop needs this and the next three.',
        'a sample, marked as one',
      ),
    ),
  SELLER_ADDRESS: z.string().max(300).optional().meta(about('The seller’s postal address.', 'a sample')),
  SELLER_NIP: nip.optional().meta(about('The seller’s Polish tax number.', 'a sample')),
  SELLER_PHONE: phone.optional().meta(about('The seller’s telephone number.', 'a sample')),
  EARLY_START: oneOf('optional', 'required')
    .default('optional')
    .meta(
      about(
        'Whether an order needs the request to begin before the fourteen days for withdrawal are over. `optional`: whoever leaves the box empty may have all money back after reading her answer. `required`: without it no order is taken.',
      ),
    ),
  OUT_OF_COURT: oneOf('agrees', 'refuses')
    .optional()
    .meta(
      about(
        'Whether the seller takes part in out-of-court resolution of disputes: stands in every reply to a complaint (act of 23 September 2016 art. 32).',
        'nothing is said, which counts as agreeing',
      ),
    ),
  REMEMBER_CUSTOMER: oneOf('always', 'ask')
    .default('always')
    .meta(
      about(
        'Whether the order form’s data are kept in the browser, for 90 days after the last visit. `ask`, the careful choice: only where a box is ticked.',
      ),
    ),
  SELLER_REGISTER: z
    .string()
    .max(300)
    .optional()
    .meta(about('Where the seller is registered, such as a KRS number with its court.')),
  SELLER_VAT: oneOf('included', 'exempt')
    .optional()
    .meta(
      about('Whether prices contain VAT, or the seller is exempt. A live shop needs it said.', '`included`'),
    ),
};

/** Scripts and services of third parties. */
export const thirdParties = {
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-XXXXXXX')
    .optional()
    .meta(about('Google Tag Manager container. Nothing of a third party loads unless it is set here.')),
  TAG_MANAGER_BEFORE_CONSENT: oneOf('0', '1')
    .default('1')
    .meta(
      about(
        '`1`: the tag manager loads with every page; consent mode denies everything until the visitor chooses. `0`, the careful choice: it and the newsletter script load only after consent to statistics or marketing.',
      ),
    ),
  NEWSLETTER_SCRIPT_URL: web.optional().meta(about('Script of a newsletter service, loaded on every page.')),
  SCRIPT_HOSTS: policyHosts
    .default([])
    .meta(
      about(
        'Further https origins, separated by commas, from which those two may load scripts. `https://*.tag.example` stands for all subdomains.',
      ),
    ),
  STYLE_HOSTS: policyHosts.default([]).meta(about('The same for style sheets.')),
  FONT_HOSTS: policyHosts.default([]).meta(about('The same for fonts.')),
  RECAPTCHA_SITE_KEY: key().meta(
    about(
      'Public key of Google’s reCAPTCHA **v3** for the contact form, on this shop’s host. Set both keys or none. None is the careful choice: the shop’s own check asks nobody else.',
      'the shop’s own check',
    ),
  ),
  RECAPTCHA_SECRET: key().meta(secret('Secret key of reCAPTCHA v3.', 'the shop’s own check')),
  RECAPTCHA_VERIFY_URL: secretWeb
    .default('https://www.google.com/recaptcha/api/siteverify')
    .meta(about('Address that the robot check’s tokens are verified at.')),
};

/** Mail. */
export const mail = {
  SMTP_URL: mailServer
    .optional()
    .meta(
      secret(
        'Mail server: `smtps://user:password@host:465`. A live shop needs one.',
        'an outbox in `DATA_DIR`',
      ),
    ),
  MAIL_FROM: sender
    .default('Kwiat Paproci <kontakt@kwiatpaproci.example>')
    .meta(about('Sender of all mails. A live shop needs an address of its own.')),
  REPLY_ADDRESS: z
    .email('must be an e-mail address')
    .regex(/^[a-z0-9._-]{1,30}@/i, 'must have at most 30 letters, digits, dots and dashes before the @')
    .optional()
    .meta(
      about(
        'Address whose mails your mail server hands to `npm run shop -- mail-in`. What customers write back to the desk’s replies goes to `name+KEY@…` of it, and comes into its thread. Needs `DATABASE_URL`.',
        'replies go to `CONTACT_EMAIL`',
      ),
    ),
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 6_000)
    .default(60)
    .meta(about('How many newsletter mails leave in a minute at most. Ask whoever runs your mail server.')),
};

/** The model that drafts answers. */
export const answers = {
  ANSWER_API_URL: secretWeb
    .optional()
    .meta(
      about(
        'A language model that drafts answers, at `POST ANSWER_API_URL/chat/completions`. A person corrects and approves each draft. https, except on this machine; not with `API_URL`.',
      ),
    ),
  ANSWER_MODEL: key(/^[^\s"'`]+$/, 'a model’s name: no blanks, no quotes').meta(
    about('Name of the model. Set together with `ANSWER_API_URL`.'),
  ),
  ANSWER_API_KEY: key().meta(secret('Key of the model’s service. A model on this machine needs none.')),
  ANSWER_DRAFT_ON_PAYMENT: oneOf('0', '1')
    .default('0')
    .meta(
      about(
        '`1`: every paid order gets a draft by itself. `0`: only when somebody presses “Zaproponuj szkic”.',
      ),
    ),
};

/** Settings of the payment providers. */
export const payments = {
  PAYMENTS: oneOf('sandbox', 'live')
    .default('sandbox')
    .meta(about('`live` takes real money and needs [much else](payments.md).')),
  STRIPE_SECRET_KEY: key(/^[rs]k_(live|test)_\w+$/, 'sk_live_…, rk_live_… or sk_test_…, without quotes').meta(
    secret('Secret key of Stripe. A live key only with `PAYMENTS=live`.'),
  ),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_…, without quotes').meta(
    secret('Signing secret of Stripe’s webhook.'),
  ),
  STRIPE_API_URL: secretWeb.default('https://api.stripe.com').meta(about('Address of Stripe’s API.')),
  PAYU_POS_ID: key().meta(secret('Point of sale at PayU. PayU’s four keys only with `PAYMENTS=live`.')),
  PAYU_CLIENT_ID: key().meta(secret('OAuth client id at PayU.')),
  PAYU_CLIENT_SECRET: key().meta(secret('OAuth client secret at PayU.')),
  PAYU_SECOND_KEY: key().meta(secret('Second key at PayU, which signs its notifications.')),
  PAYU_API_URL: secretWeb.default('https://secure.payu.com').meta(about('Address of PayU’s API.')),
};
