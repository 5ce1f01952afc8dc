import { adminValidationCopy } from '#copy/site/admin-validation.ts';

/** Words around a mail that is shown before it is sent. */
export const mailCopy = {
  preview: 'Podgląd listu',
  previewFrame: 'List do klientki',
  from: 'Od',
  to: 'Do',
  subject: 'Temat',
  withLook: 'Z wyglądem',
  plain: 'Sam tekst',
} as const;

/** Words of choosing when a mail leaves. */
export const sendTimeCopy = {
  when: 'Kiedy wysłać',
  now: 'Od razu',
  at: 'O godzinie',
  atLabel: 'Godzina wysłania',
  zone: 'czasu warszawskiego, dziś albo jutro',
  /** VA-AD's own words. */
  badTime: adminValidationCopy.scheduledFor,
  noTime: 'Wpisz godzinę, na przykład 18:45.',
} as const;

/** Words of the mails that people write to customers. */
export const writtenCopy = {
  by: (author: string, time: string) => `${author}, ${time}`,
  state: {
    timed: 'czeka na swoją porę',
    'under-way': 'list jest w drodze',
    accepted: 'serwer poczty przyjął list',
    refused: 'serwer poczty odmówił: sprawdź adres i napisz ze skrzynki sklepu',
    received: 'wklejone ze skrzynki',
  },
  came: 'przyszło pocztą',
  otherAddress: 'Z innego adresu niż list. Upewnij się, że to ta sama osoba, zanim coś jej powiesz.',
  cut: 'Dłuższe, niż tu się mieści. Całość jest w skrzynce sklepu.',
  attachments: 'Załączniki, w skrzynce sklepu:',
  goesAt: (time: string) => `wyjdzie ${time}`,
  /** Its time has come: it leaves, or the mail server is away. */
  waitsForServer: (time: string) => `miał wyjść ${time}: czeka na serwer poczty`,
  leftBefore:
    'Ten list jest już zapisany, w innym brzmieniu albo na inną porę; widać go na tej stronie. Twój tekst został w polu: wysłany teraz pójdzie jako następny list.',
  recall: 'Cofnij list',
  recalled: 'List cofnięty. Jego treść jest z powrotem w polu.',
  recallFailed: 'Nie udało się cofnąć listu: może już wychodzi.',
  tooShort: adminValidationCopy.mailContent,
  tooLong: 'Najwyżej 20\u00a0000 znaków',
} as const;
