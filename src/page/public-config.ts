/** What the browser may know of the settings (AP-14), put into the page at run time: one build serves every environment. */
export interface PublicConfig {
  brandName: string;
  /** The shop's own address, absolute, without a trailing slash. */
  publicUrl: string;
  /** Address of the product API, absolute or on the page's own origin. */
  apiUrl: string;
  /** "Wiedza" leads here; missing when the address was taken away. */
  blogUrl: string | undefined;
  /** "Sklep" leads here. */
  shopLink: string | undefined;
  contactEmail: string;
  sendsIdempotencyKey: boolean;
  gtmId: string | undefined;
  newsletterScriptUrl: string | undefined;
  recaptchaSiteKey: string | undefined;
}
