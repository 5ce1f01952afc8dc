/** The question about a likely slip in an e-mail address. Ours. */
export const mailSlipCopy = {
  question: (host: string) => `Czy chodziło o\u00a0${host}?`,
  accept: 'Tak, popraw adres',
} as const;
