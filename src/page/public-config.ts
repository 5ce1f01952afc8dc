import type { BackendKind } from '#domain/backend.ts';
import type { Seller } from '#copy/law/seller.ts';

/**
 * Settings that are public (AP-14). They are embedded in the page at run time, so one build serves every environment.
 */
export interface PublicConfig {
  brandName: string;
  /** Whose API it is, which decides what the shop can promise. */
  backend: BackendKind;
  /** The shop's absolute URL, without a trailing slash. */
  publicUrl: string;
  /** URL of the product API, absolute or on the page's origin. */
  apiUrl: string;
  /** Target of "Wiedza"; missing if not configured. */
  blogUrl: string | undefined;
  /** The shop's own blog has nothing to read, so nothing leads to it. */
  hasNoPosts?: true | undefined;
  /** Target of "Sklep". */
  shopLink: string | undefined;
  contactEmail: string;
  /** Who sells; missing beside another API where the settings do not say. */
  seller?: Seller | undefined;
  /** Telephone of the seller; missing where the settings name none. */
  sellerPhone?: string | undefined;
  sendsIdempotencyKey: boolean;
  /** The order form’s data are kept on the device only where a box is ticked. */
  asksToRemember?: true | undefined;
  gtmId: string | undefined;
  /** The tag manager loads only when statistics or marketing are agreed to. */
  tagManagerWaits?: true | undefined;
  newsletterScriptUrl: string | undefined;
  recaptchaSiteKey: string | undefined;
  /** Says that a model drafts the answers; missing where people alone write. */
  answerNote?: string | undefined;
}
