import { formatShopTime } from '../site/format.ts';

/** Notice above the preview of a draft. */
export const draftNoticeCopy = {
  title: 'Podgląd szkicu.',
  text: (number: number, until: Date) =>
    `Wersja ${number}, jeszcze nie w\u00a0sklepie. Przyciski tu nie działają, odnośniki prowadzą do sklepu. Ten adres działa do ${formatShopTime(until)}, o\u00a0ile szkicu nikt wcześniej nie opublikuje.`,
  gone: 'Tego podglądu już nie ma',
  goneText: 'Szkic jest opublikowany albo odrzucony, albo minął czas tego adresu. Poproś o\u00a0nowy adres.',
  limitTitle: 'Za dużo stron naraz',
  limit: 'Spróbuj za minutę.',
  shop: {
    title: 'Tak będzie wyglądał otwarty sklep.',
    text: (until: Date) =>
      `Widzi to tylko ten, kto ma ten adres; działa do ${formatShopTime(until)}. Odnośniki prowadzą dalej po podglądzie, przyciski nie działają i\u00a0nic nie da się kupić.`,
    gone: 'Tego podglądu już nie ma',
    goneText:
      'Sklep jest otwarty albo minął czas tego adresu. Nowy zrobisz na zapleczu, na stronie Otwarcie sklepu.',
  },
} as const;
