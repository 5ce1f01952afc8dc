/** Texts of the contact page (CO-1, CO-2); toasts are in toasts.ts. */
export const contactCopy = {
  title: 'Kontakt',
  lead: 'Masz pytanie o\u00a0zamówienie albo o\u00a0stronę? Napisz, odpowiemy e-mailem.',
  formTitle: 'Napisz do nas',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e-mail',
  message: 'Wiadomość',
  send: 'Wyślij',
  sending: 'Wysyłam...',
  reset: 'Resetuj',
  /** Ours: stands before the shop's address when a message could not be sent. */
  otherWay: 'Wiadomość nie została wysłana i\u00a0czeka w\u00a0formularzu. Możesz też napisać na adres',
  whyDisabled: 'Uzupełnij wszystkie pola, żeby wysłać wiadomość.',
} as const;
