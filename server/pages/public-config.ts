import type { PublicConfig } from '#src/entry-server.tsx';
import type { Config } from '#server/config.ts';

/** The part of the settings that the browser may know (AP-14). */
export const toPublicConfig = (config: Config): PublicConfig => ({
  brandName: config.brandName,
  publicUrl: config.publicUrl,
  apiUrl: config.apiUrl ?? '/api',
  blogUrl: config.blogUrl,
  shopLink: config.shopLink,
  contactEmail: config.contactEmail,
  // Our own API takes the header; a foreign one may refuse its preflight (OF-6).
  sendsIdempotencyKey: config.apiUrl === undefined || config.apiIdempotency,
  gtmId: config.gtmId,
  newsletterScriptUrl: config.newsletterScriptUrl,
  recaptchaSiteKey: config.recaptcha.siteKey,
});
