const PRONOUN = { masculine: 'Tego', feminine: 'Tej', plural: 'Tych' } as const;

/** What is edited, as the sentences about saving decline it. */
export interface EditNoun {
  gender: keyof typeof PRONOUN;
  /** "usługi", "kuponu", "cen". */
  genitive: string;
  /** "usługę": on the button that saves; without it the button says only "Zapisz". */
  accusative?: string;
}

export interface EditWordsOptions {
  noun: EditNoun;
  /** What customers see at once, or a draft. */
  stored: 'shop' | 'draft';
  /** Said once it is saved: "W sklepie jest już nowa karta." */
  saved?: string;
}

/** Words of every save bar. */
export const SAVE_WORDS = {
  region: 'Zapis',
  dirty: 'Niezapisane zmiany',
  saving: 'Zapisuję…',
  // Does not claim what is stored: a save whose response was lost may have arrived.
  failed: 'Nie udało się zapisać.',
  conflict: 'Ktoś zapisał to przed tobą.',
  discard: 'Odrzuć',
  again: 'Zapisz ponownie',
} as const;

/** Said of a write whose response was lost. */
export const UNKNOWN_WORDS =
  'Nie wiadomo, czy się zapisało: zaplecze nie odpowiedziało. Sprawdź po odświeżeniu strony.';

/** The question before unsaved changes are discarded, but for what it says comes back. */
export const DISCARD_WORDS = {
  title: 'Odrzucić zmiany?',
  stay: 'Zostań przy zmianach',
  go: 'Odrzuć',
} as const;

/** The question before something new is left that was not added. */
export const LEAVE_NEW_WORDS = {
  title: 'Odejść bez dodania?',
  text: 'Tego, co wpisane, nie da się przywrócić.',
  stay: 'Zostań',
  go: 'Odejdź',
} as const;

/** Said when the first press had made it, its response was lost, and the text was changed since. */
export const MADE_BEFORE_WORDS = {
  title:
    'To zapisało się już za pierwszym razem, tak jak było wtedy wpisane. To, co jest teraz w polach, jeszcze nie jest zapisane.',
  open: 'Otwórz to, co zapisane, i tam popraw',
} as const;

/** All that a page says about saving what is edited on it. */
export function editWords({ noun, stored, saved }: EditWordsOptions) {
  const { gender, genitive, accusative } = noun;
  const back = stored === 'shop' ? 'to, co jest w sklepie' : 'to, co zapisane';
  return {
    refused: 'Serwer nie przyjął tego wpisu',
    gone: `${PRONOUN[gender]} ${genitive} nie możesz już zmienić. To, co wpisane, nadal widać, ale nic się nie zapisze.`,
    conflictTitle: 'To samo zmienił ktoś przed chwilą. Wybierz, co ma zostać.',
    keepMine: 'Zostaw moje',
    takeTheirs: stored === 'shop' ? 'Weź to ze sklepu' : 'Weź zapisane',
    save: {
      ...SAVE_WORDS,
      saved: ['Zapisane.', saved].filter(Boolean).join(' '),
      failedText: 'To, co wpisane, zostało w polach.',
      conflictText: 'Wybierz u góry strony, potem zapisz.',
      press: ['Zapisz', accusative].filter(Boolean).join(' '),
    },
    discard: { ...DISCARD_WORDS, text: `Do pól wróci ${back}. Tego, co wpisane, nie da się przywrócić.` },
  };
}

export type EditWords = ReturnType<typeof editWords>;
