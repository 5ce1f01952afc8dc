/** What is true of every mail of a kind. */
interface MailFacts {
  /** Author of the mail: the shop's program, or a person for this one reader. */
  origin: 'automatic' | 'written';
  /** Begins with the shop's greeting. What a person wrote has her own. */
  greets: boolean;
  /** End of the mail: the contact address and the writer's name, or the shop's signature only. */
  closing: 'contact' | 'signature';
}

const customer = { origin: 'automatic', greets: true, closing: 'contact' } as const;
const byHand = { origin: 'written', greets: false, closing: 'contact' } as const;
const desk = { origin: 'automatic', greets: false, closing: 'signature' } as const;

/** Every mail of the shop. `composeMail` takes no other name, and the gallery shows each (`server/mail-gallery`). */
export const MAILS = {
  'order-confirmed': customer,
  answer: byHand,
  'money-back': customer,
  'address-mended': customer,
  'withdrawal-receipt': customer,
  'message-reply': byHand,
  'order-mail': byHand,
  'newsletter-confirmation': customer,
  ebook: customer,
  newsletter: { ...customer, greets: false },
  'data-link': customer,
  'desk-invitation': { ...desk, closing: 'contact' },
  'new-order': desk,
  'order-came': desk,
  'promise-near': desk,
  'handed-over': desk,
  'sent-back': desk,
  'order-note': desk,
  morning: desk,
  'late-order': desk,
  'agreement-refused': desk,
  'answer-stuck': desk,
  'order-mail-refused': desk,
  'money-waits': desk,
  'connection-trial': desk,
  security: desk,
  'contact-message': desk,
  'owner-digest': desk,
  'message-due': desk,
  'withdrawal-notice': desk,
  'withdrawal-due': desk,
} as const satisfies Record<string, MailFacts>;

/** Name of a mail. */
export type MailName = keyof typeof MAILS;
