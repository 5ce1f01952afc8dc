/** A live shop's settings, whole; every one of them is needed. */
export const LIVE_SETTINGS = {
  PAYMENTS: 'live',
  PUBLIC_URL: 'https://shop.pl',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://shop@db.pl/shop',
  SMTP_URL: 'smtps://shop:secret@mail.pl:465',
  MAIL_FROM: 'Kwiat Paproci <kontakt@shop.pl>',
  CONTACT_EMAIL: 'kontakt@shop.pl',
  RECAPTCHA_SITE_KEY: 'site-key',
  RECAPTCHA_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PAYU_POS_ID: '1',
  PAYU_CLIENT_ID: '1',
  PAYU_CLIENT_SECRET: 'x',
  PAYU_SECOND_KEY: 'x',
};
