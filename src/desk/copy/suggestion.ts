import type { DeclineReason, DraftFlagKind } from '#domain/desk-terms.ts';

/** Words about a draft from a model, and about a question that hurts. */
export const suggestionCopy = {
  ask: 'Zaproponuj szkic',
  askAgain: 'Zaproponuj inny',
  clear: 'Wróć do pustej kartki',
  hint: 'Model dostanie pytania, a imiona, daty urodzenia i adresy z zamówienia będą w nich zakryte. Nic nie wyjdzie, dopóki ktoś z was tego nie zatwierdzi.',
  asked: 'Model pisze szkic.',
  requestedText: 'Możesz pisać sama: jeśli zapiszesz swój tekst, szkic modelu go nie zastąpi.',
  declined: {
    silent: 'Model nie odpowiedział.',
    busy: 'Model ma teraz za dużo pracy.',
    refused: 'Model nie przyjął pytania; właścicielka znajdzie powód w dzienniku sklepu.',
    unusable: 'Model nie dał szkicu, który dałoby się poprawić.',
    sensitive: 'O taką sprawę modelu nie pytamy.',
  } satisfies Record<DeclineReason, string>,
  personWrites: 'Tę odpowiedź pisze człowiek.',
  byModel: 'To szkic od modelu, nie od ciebie.',
  byModelText: 'Przeczytaj, popraw, podpisz swoim słowem. W liście stanie:',
  flags: 'Sprawdź to, zanim zatwierdzisz:',
  flag: {
    'base-prompt': 'Szkic powtarza instrukcję, którą dostał model. Napisz to miejsce od nowa.',
    link: 'Odnośnik albo adres',
    phone: 'Numer telefonu',
    name: 'Imię, którego nie ma w zamówieniu',
    mark: 'Znak w miejscu czegoś, czego model nie znał',
  } satisfies Record<DraftFlagKind, string>,
  harm: 'W pytaniu jest mowa o zrobieniu sobie krzywdy.',
  harmText:
    'Nie odpowiadaj kartami. Napisz po ludzku i podaj telefony: 116 123 (kryzys emocjonalny), 112 (zagrożenie życia).',
  harmInsert: 'Wstaw gotowe słowa i numery',
  harmWords:
    'Dziękuję, że o tym piszesz. Karty nie są tu dobrą odpowiedzią, ale są ludzie, którzy pomogą od razu. Zadzwoń pod 116 123, to bezpłatny telefon w kryzysie emocjonalnym, czynny całą dobę. Jeśli grozi ci niebezpieczeństwo, zadzwoń pod 112.',
} as const;
