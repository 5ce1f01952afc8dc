/** The question about a likely slip in an e-mail address. Ours. */
export const mailSlipCopy = {
  question: (host: string) => `Czy chodziło o\u00a0${host}?`,
  /** Without scripts, where the form comes back once. */
  askedOnce: (host: string) =>
    `Czy chodziło o\u00a0${host}? Popraw adres, a\u00a0jeśli jest dobry, wyślij jeszcze raz.`,
  accept: 'Tak, popraw adres',
} as const;
