import type { RetentionPlaceholder, SellerPlaceholder } from '#domain/texts/placeholders.ts';

/** What each place of the seller stands for. */
const SELLER: Readonly<Record<SellerPlaceholder, string>> = {
  SELLER_NAME: 'nazwy sprzedawcy',
  SELLER_ADDRESS: 'adresu sprzedawcy',
  SELLER_NIP: 'NIP sprzedawcy',
  SELLER_PHONE: 'telefonu sprzedawcy',
  SELLER_VAT: 'słowa o\u00a0podatku VAT',
};

/** What each retention period is about. */
const RETENTION: Readonly<Record<RetentionPlaceholder, string>> = {
  RETENTION_DRAFTS_DAYS: 'bezpłatny horoskop urodzeniowy',
  RETENTION_UNPAID_DAYS: 'nieopłacone zamówienia',
  RETENTION_ORDERS_DAYS: 'opłacone zamówienia',
  RETENTION_UNCONFIRMED_DAYS: 'niepotwierdzone adresy',
  RETENTION_MESSAGES_DAYS: 'wiadomości z\u00a0formularza',
  RETENTION_MAILS_DAYS: 'kopie listów',
  RETENTION_BACKUPS_DAYS: 'kopie zapasowe',
  RETENTION_BOOKS_YEARS: 'księgi',
};

/** Messages about an owner's text before its publication. */
export const findingCopy = {
  empty: 'Po oczyszczeniu nie zostaje tu nic, co da się przeczytać.',
  dropped: (parts: readonly string[], hasMore: boolean) =>
    `Sklep tego nie pokaże: ${parts.join(', ')}${hasMore ? ' i\u00a0innych takich' : ''}. Podgląd pokazuje, co zostanie.`,
  unknownPlace: (found: string, meant: string | undefined) =>
    meant === undefined
      ? `${found} to nie jest miejsce, które sklep wypełnia. Klientka zobaczy klamry.`
      : `${found}: sklep zna ${meant}. Klientka zobaczy klamry.`,
  gap: (gap: string) => `„${gap}” czeka na ciebie: wpisz tu swoje słowa albo usuń to miejsce.`,
  missingPlace: (place: string) => `Musi tu stać ${place}: w\u00a0to miejsce sklep wpisze, o\u00a0co chodzi.`,
  seller: (which: SellerPlaceholder, place: string) =>
    `W\u00a0regulaminie nie ma ${SELLER[which]}. Wpisz ${place}, a\u00a0sklep wypełni to z\u00a0ustawień.`,
  retention: (which: RetentionPlaceholder, place: string) =>
    `Polityka nie mówi, jak długo trzymamy: ${RETENTION[which]}. Wpisz ${place}.`,
  recipients: (place: string) =>
    `Polityka nie mówi, kto dostaje dane. Wpisz ${place}, a\u00a0sklep wymieni ich według ustawień.`,
  legal: (what: string) => `Prawo chce, żeby było tu: ${what}.`,
  emptyTerms: 'Coś jest w\u00a0sprzedaży, a\u00a0bez regulaminu sklep nie może sprzedawać.',
  emptyPrivacy: 'Coś jest w\u00a0sprzedaży, a\u00a0bez polityki prywatności sklep nie może sprzedawać.',
  sample: (isLive: boolean) =>
    isLive
      ? '„Tekst przykładowy”: z\u00a0nim ten sklep już się nie uruchomi.'
      : '„Tekst przykładowy”: sklep, który bierze pieniądze, z\u00a0nim się nie uruchomi.',
  otherBrand: (brand: string, place: string) =>
    `„${brand}” to nazwa sklepu z\u00a0przykładu. Wpisz ${place}, a\u00a0sklep wstawi tu swoją.`,
  claim: (word: string) =>
    `„${word}”: obietnic zdrowia, wygranej ani pewnego skutku nie wolno składać nawet w\u00a0przenośni.`,
} as const;

/** What a legal text has to have, by how it is recognised. */
export const LEGAL_WORDS = {
  TERMS_DESCRIPTION: [
    [/odstąpi/iu, 'prawo odstąpienia od umowy'],
    [/\b14\s*dni|czternast/iu, 'termin 14 dni'],
    [/odstąp od umowy tutaj/iu, 'gdzie jest „Odstąp od umowy tutaj”'],
    [/rozpoczęci\w* (usług|świadcz)/iu, 'żądanie rozpoczęcia usługi przed upływem 14 dni'],
    [/reklamacj/iu, 'jak złożyć reklamację'],
    [/\b18\s*lat|pełnoletni/iu, 'że zamawia osoba, która ma 18 lat'],
    [
      /wymagania techniczne/iu,
      'wymagania techniczne (ustawa o świadczeniu usług drogą elektroniczną, art. 8)',
    ],
    [/bezprawn/iu, 'zakaz dostarczania treści bezprawnych'],
    [/bezpłatn/iu, 'usługi bezpłatne, takie jak newsletter, i kiedy się kończą'],
  ],
  PRIVACY_POLICY_DESCRIPTION: [
    [/administrator/iu, 'kto jest administratorem danych'],
    [/podstaw/iu, 'na jakiej podstawie przetwarzasz dane'],
    [/prawnie uzasadnion/iu, 'prawnie uzasadniony interes'],
    [/profil/iu, 'czy decyzje zapadają automatycznie'],
    [/drugiej osoby/iu, 'skąd są dane drugiej osoby (RODO art. 14)'],
    [/usunięci/iu, 'prawo do usunięcia danych'],
    [/skarg/iu, 'prawo do skargi do Prezesa UODO'],
    [/cookie|ciastecz/iu, 'co zapisuje się na urządzeniu'],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, string])[]>;
