import { NBSP } from '#copy/site/format.ts';
import { filled } from '#domain/texts/placeholders.ts';
import type { MailTextId, OwnMailWords } from '#domain/texts/text-fields.ts';

/**
 * The words of mails that owners may replace at the desk, as the shop says them itself. `{{PLACE}}` is filled in when a mail is
 * composed; a field must keep its places (src/domain/texts/text-fields.ts).
 */
export const MAIL_WORDS = {
  List_wspolne: {
    MAIL_GREETING: 'Dzień dobry,',
    /** Under every mail to a customer. */
    MAIL_CONTACT: 'Masz pytanie? Napisz na {{CONTACT_EMAIL}}.',
    MAIL_SIGNATURE: 'Pozdrawiamy, {{BRAND_NAME}}',
  },
  List_zamowienie: {
    MAIL_THANKS: 'Dziękujemy, płatność do nas dotarła.',
    MAIL_SPAM: 'Nie widzisz odpowiedzi po tym czasie? Zajrzyj do folderu Spam lub Oferty.',
  },
  List_odpowiedz: {
    MAIL_SUBJECT: '{{SPECIALIST}} odpowiada: {{SERVICE}}',
    MAIL_TITLE: '{{SPECIALIST}} odpowiada',
    /** Over the title. */
    MAIL_LEAD: 'Odpowiedź: {{SERVICE}}',
  },
  List_newsletter: {
    MAIL_SUBJECT: 'Potwierdź zapis do newslettera',
    MAIL_TITLE: 'Jeszcze jeden krok',
  },
  'List_e-book': {
    MAIL_SUBJECT: 'Twój e-book „Dwanaście nocy”',
    MAIL_TITLE: 'Dwanaście nocy',
    MAIL_LEAD: `Dziękujemy za zapis. To krótki przewodnik po Księżycu i${NBSP}snach, najlepiej czytać go wieczorem, po jednej nocy.`,
  },
} as const satisfies Record<MailTextId, Readonly<Record<string, string>>>;

/** A field of a mail in the owner's words, else in the shop's, with its places filled in. */
export const inWords = <Id extends MailTextId>(
  words: OwnMailWords | undefined,
  id: Id,
  key: keyof (typeof MAIL_WORDS)[Id] & string,
  facts: Readonly<Record<string, string>> = {},
): string => {
  const shops: Readonly<Record<string, string>> = MAIL_WORDS[id];
  return filled(words?.[id]?.[key] ?? shops[key] ?? '', facts);
};
