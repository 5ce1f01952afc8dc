import { expect, test } from 'vitest';
import { forbiddenClaim } from '#domain/texts/claims.ts';

test.each([
  'Rzuć leki, karty mówią jasno.',
  'Rzuć te leki',
  'Rzućcie tabletki',
  'Odstaw leki na czas rytuału',
  'odstaw swoje lekarstwa',
  'Odstawcie antydepresanty.',
  'Odstawienie leków otworzy cię na energię',
  'Odłóż tabletki',
  'Przestań brać leki',
  'przestań już przyjmować insulinę',
  'Przerwij terapię',
  'Przerwij leczenie przed pełnią',
  'Możesz przerwać leczenie',
  'Zrezygnuj z leczenia',
  'Zrezygnuj z chemii',
  'Wyrzuć tabletki',
  'Nie bierz leków przed nowiem',
  'Nie zażywaj antybiotyków',
  'Nie łykaj tabletek',
  'Nie przyjmuj już leków',
  'Ten rytuał działa zamiast lekarza',
  'Zamiast do lekarza przyjdź do mnie',
  'zamiast iść do psychiatry, zapal świecę',
  'Zamiast leków weź kamień',
  'Zamiast terapii wybierz karty',
  'To lepsze niż leki',
  'skuteczniejsze niż tabletki',
  'Amulet zastąpi lekarza',
  'Rytuał zastępuje leczenie',
  'Nie idź do lekarza',
  'Nie potrzebujesz lekarza',
  'Nie słuchaj lekarzy',
  'Poradzisz sobie bez lekarza',
  'Wyjdziesz z tego bez leków',
])('%j leads away from medicine', (text) => {
  expect(forbiddenClaim(text)).toBeDefined();
});

test.each([
  'Nie odstawiaj leków bez rozmowy z lekarzem.',
  'Nie rzucaj leków.',
  'Nie przerywaj terapii.',
  'Wróżba nie zastąpi lekarza ani psychologa.',
  'Wróżby nie zastępują porady lekarza.',
  'Odpowiedź nie zastępuje terapii.',
  'Porozmawiaj o tym z lekarzem.',
  'Idź do lekarza, zanim zapytasz karty.',
  'Nie bierz tego do siebie.',
  'Rzuć monetą, zanim zapytasz.',
  'Odstaw świecę na parapet.',
  'Odłóż karty na noc.',
  'Przestań się martwić.',
  'Bez obaw, odpowiem do jutra.',
  'Zamiast pośpiechu wybierz spokój.',
  'Bierz leki tak, jak zaleca lekarz.',
  'Lekarz zna twoje leki, karty nie.',
  'Doktorat obronisz wiosną.',
])('%j does not', (text) => {
  expect(forbiddenClaim(text)).toBeUndefined();
});
