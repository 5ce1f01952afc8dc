/**
 * What a customer can agree to in an order form. `version` is the SHA-256 of the text in hex, by which the order names
 * exactly what she agreed to.
 */
export interface ConsentTexts {
  /** The texts that every order agrees to; without `terms` they could not be read, or none are published. */
  agreed: { terms?: string };
  /**
   * The express request to begin before the fourteen days for withdrawal are over, with the acknowledgement that the
   * right is lost by the answer. Optional, unless the shop takes no order without it.
   */
  earlyStart: { version: string; label: string; hint: string; isRequired?: boolean };
}

/** Name of the form field of `earlyStart`: `on` or empty, like a checkbox. */
export const EARLY_START_FIELD = 'earlyStart';
