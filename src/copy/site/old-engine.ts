/** Texts of the notice for a browser that is too old to run the shop's scripts. */
export const oldEngineCopy = {
  problem: 'Ta przeglądarka jest za stara, żeby złożyć w\u00a0niej zamówienie.',
  advice: 'Zaktualizuj ją, otwórz stronę w\u00a0innej albo napisz do nas:',
} as const;
