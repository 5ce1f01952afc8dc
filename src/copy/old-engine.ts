/** The notice for a browser in which the shop's scripts do not run; each sentence says one thing. */
export const oldEngineCopy = {
  problem: 'Ta przeglądarka jest za stara, żeby złożyć w\u00a0niej zamówienie.',
  advice: 'Zaktualizuj ją, otwórz stronę w\u00a0innej albo napisz do nas:',
} as const;
