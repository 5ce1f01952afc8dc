import { answerNote } from '#copy/answer/answer-note.ts';
import type { PublicConfig } from '#src/entry-server.tsx';
import type { Config } from '#server/config.ts';

const sellerOf = ({ name, address, nip, phone, register, isSample }: Config['seller']) => ({
  name,
  address,
  nip,
  phone,
  register,
  isSample,
});

/** Selects the settings that are sent to the browser (AP-14). */
export const toPublicConfig = (config: Config, hasNoPosts = false): PublicConfig => ({
  brandName: config.brandName,
  backend: config.backend,
  publicUrl: config.publicUrl,
  apiUrl: config.apiUrl ?? '/api',
  blogUrl: config.blogUrl,
  hasNoPosts: (hasNoPosts && config.blogUrl === `${config.publicUrl}/blog`) || undefined,
  shopLink: config.shopLink,
  contactEmail: config.contactEmail,
  seller: config.backend === 'foreign' && config.seller.isSample ? undefined : sellerOf(config.seller),
  sellerPhone: config.seller.isSample ? undefined : config.seller.phone,
  // The embedded API accepts the header; a foreign one may reject its preflight (OF-6).
  sendsIdempotencyKey: config.apiUrl === undefined || config.apiIdempotency,
  asksToRemember: config.asksToRemember || undefined,
  gtmId: config.gtmId,
  tagManagerWaits: config.tagManagerWaits || undefined,
  newsletterScriptUrl: config.newsletterScriptUrl,
  recaptchaSiteKey: config.recaptcha.siteKey,
  answerNote: config.answerModel && answerNote(),
});
