/** Texts of the consent banner (SH-4). */
export const consentCopy = {
  title: 'Ciasteczka, krótko',
  text: 'Niezbędne działają zawsze. Statystyki i\u00a0marketing włączymy tylko za twoją zgodą.',
  accept: 'Zgadzam się na wszystkie',
  reject: 'Tylko niezbędne',
  settings: 'Ustawienia',
  save: 'Zapisz wybór',
  close: 'Zamknij ustawienia',
} as const;

/** Names and descriptions of the consent categories; `necessary` is always on. */
export const CONSENT_CATEGORY = {
  necessary: {
    label: 'Niezbędne',
    hint: 'Pamiętają motyw strony i\u00a0ten wybór, chronią płatność. Nie da się ich wyłączyć.',
  },
  analytics: {
    label: 'Statystyki',
    hint: 'Liczą odwiedziny i\u00a0zamówienia, bez imienia i\u00a0adresu.',
  },
  marketing: {
    label: 'Marketing',
    hint: 'Pozwalają pokazać ci naszą reklamę na innych stronach.',
  },
} as const;
