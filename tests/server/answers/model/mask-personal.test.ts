import { describe, expect, test } from 'vitest';
import { maskPersonal, type Personal } from '#server/answers/model/mask-personal.ts';

const PERSONAL: Personal = {
  orderId: 1001,
  email: 'hania.nowak@wp.pl',
  customerName: 'Hanna Kowalska',
  partnerName: 'Marek',
  city: 'Łódź, Polska',
  birthDates: ['1996-07-30', '1988-12-01'],
};
const mask = (text: string, personal: Partial<Personal> = {}) =>
  maskPersonal(text, { ...PERSONAL, ...personal });

describe('what a customer typed of herself is masked [DK-5]', () => {
  test.each([
    ['Jestem Hanna, HANNA, hanna.', 'Jestem [IMIĘ], [IMIĘ], [IMIĘ].'],
    ['Powiedz Hannie o Hannę i Hanną', 'Powiedz [IMIĘ] o [IMIĘ] i [IMIĘ]'],
    ['Kowalskiej, kowalską, Kowalska', '[IMIĘ], [IMIĘ], [IMIĘ]'],
    [
      'Czy Marek wróci? Kocham Marka, ufam Markowi.',
      'Czy [IMIĘ DRUGIEJ OSOBY] wróci? Kocham [IMIĘ DRUGIEJ OSOBY], ufam [IMIĘ DRUGIEJ OSOBY].',
    ],
    ['Piszcie na hania.nowak@wp.pl albo INNY+x@firma.com.pl', 'Piszcie na [E-MAIL] albo [E-MAIL]'],
    ['ktos (at) wp.pl, ktos małpa wp kropka pl', '[E-MAIL], [E-MAIL]'],
    ['kto\u200bs@w\u200bp.pl i ｋｔｏｓ＠ｗｐ.ｐｌ', '[E-MAIL] i [E-MAIL]'],
    ['tel. 600 100 200, +48 600-100-200, 600100200', 'tel. [NUMER], [NUMER], [NUMER]'],
    ['PESEL 96073012345, konto 12 1140 2004 0000 3002 0135 5387', 'PESEL [NUMER], konto [NUMER]'],
    ['zamówienie 1001', 'zamówienie [NUMER]'],
    ['Mieszkam przy ul. Długiej 5/7, 90-001 Łódź', 'Mieszkam przy [ADRES], [ADRES] [MIEJSCE]'],
    ['Wyjechać z Łodzi?', 'Wyjechać z [MIEJSCE]?'],
    ['ur. 30.07.1996, 30 lipca 1996, 1996-07-30, 1.12.88', 'ur. [DATA], [DATA], [DATA], [DATA]'],
    ['insta @hania_rysuje, https://x.pl/hania', 'insta [ODNOŚNIK], [ODNOŚNIK]'],
  ])('%s', (typed, masked) => {
    expect(mask(typed)).toBe(masked);
  });

  test('names in every case', () => {
    const forms = {
      Tomasz: 'Tomasz Tomasza Tomaszowi Tomaszem Tomaszu',
      Piotr: 'Piotr Piotra Piotrowi Piotrem Piotrze',
      Paweł: 'Paweł Pawła Pawłowi Pawłem Pawle',
      Monika: 'Monika Moniki Monice Monikę Moniką Moniko',
      Maria: 'Maria Marii Marię Marią Mario',
      Jadwiga: 'Jadwiga Jadwigi Jadwidze Jadwigę Jadwigą Jadwigo',
      Beata: 'Beata Beaty Beacie Beatę Beatą Beato',
      Jerzy: 'Jerzy Jerzego Jerzemu Jerzym',
      Wiśniewski: 'Wiśniewski Wiśniewskiego Wiśniewskiemu Wiśniewskim',
    };
    for (const [customerName, all] of Object.entries(forms))
      expect(mask(all, { customerName, partnerName: null })).toBe(all.replaceAll(/\p{L}+/gu, '[IMIĘ]'));
  });
});

test('what was asked stays readable', () => {
  const asked = 'Czy w maju 2027 zmienić pracę, czy czekać do 12.05? Mam 30 lat i 2 dzieci.\nA może Gdynia?';
  expect(mask(asked)).toBe(asked);
});
