import { counted, NBSP } from '../site/format.ts';

/** Messages about a coupon that is made or changed at the desk. */
export const couponValidationCopy = {
  code: `Kod: od 3 do 40 liter, cyfr i${NBSP}łączników`,
  codeTaken: 'Taki kod już jest',
  percent: 'Zniżka to liczba od 1 do 100',
  amount: `Zniżka to kwota od 0,01${NBSP}zł do 100${NBSP}000${NBSP}zł`,
  products: 'Wybierz przynajmniej jedną usługę',
  day: 'Wybierz dzień',
  fromPast: 'Początek nie może być w przeszłości',
  untilPast: 'Koniec nie może być w przeszłości',
  untilBeforeFrom: 'Koniec nie może być przed początkiem',
  endless: `Kod dla wszystkich potrzebuje ostatniego dnia: obniżka bez końca wprowadza w${NBSP}błąd, bo cena bez niej nigdy nie obowiązuje`,
  maxUses: 'Wpisz liczbę od 1 albo zostaw puste',
  usesAbove: (uses: number) => `Kodu użyto już ${counted(uses, 'raz', 'razy', 'razy')}`,
  audience: 'Wybierz, dla kogo jest kod',
  announced: `Ogłoszona obniżka już działa, więc się nie zmienia. Zatrzymaj ten kod i${NBSP}zrób nowy.`,
  begun: `Kod już działa, więc to się nie zmienia`,
  ended: `Ten kod się skończył. Na następny raz zrób nowy.`,
  count: 'Wpisz liczbę od 1 do 1000',
  name: 'Nazwa: od 3 do 80 znaków',
  prefix: `Początek kodu: najwyżej 12 liter, cyfr i${NBSP}łączników`,
} as const;
