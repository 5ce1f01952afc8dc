import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUGGESTED } from '#server/messages/suggested-topic.ts';
import type { Store } from '#server/store/store.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';

let store: Store;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());

async function suggested(message: string): Promise<string | null> {
  const { rows } = await sql<{ topic: string | null }>`
    select ${SUGGESTED} as topic from (
      select 'message' as kind, false as is_sorted, ${message}::text as message
    ) as contact_message`.execute(store.db);
  return rows[0]?.topic ?? null;
}

/** What people write, with and without letters' marks. */
const SAYINGS: Readonly<Record<string, readonly string[]>> = {
  complaint: [
    'Składam reklamację.',
    'skladam reklamacje',
    'Chcę reklamować odpowiedź',
    'Proszę o zwrot pieniędzy',
    'prosze o zwrot kwoty',
    'Zwróćcie mi pieniądze!',
    'Oddajcie pieniądze',
    'oddajcie mi kase',
    'Wnoszę zażalenie',
    'Odpowiedź niezgodna z opisem',
    'To jest niezgodne z umową',
    'Nie zgodne z zamówieniem',
    'Czy zwracacie pieniądze?',
    'Proszę oddać mi pieniądze',
  ],
  withdrawal: [
    'Odstępuję od umowy',
    'odstepuje od umowy nr 5',
    'Chcę odstąpić od zakupu',
    'Oświadczenie o odstąpieniu',
    'Rezygnuję z umowy',
    'rezygnuje z zamowienia',
    'Chciałabym zrezygnować z zamówienia',
    'Chcę zrezygnować ze wróżby',
    'Wypowiadam umowę',
    'Proszę anulować zamówienie',
    'Anuluję moje zamówienie',
    'Chcę odwołać zamówienie',
    'Wycofuję się z zakupu',
    'rozwiązuję umowę',
    'Chodzi o zerwanie umowy',
    'Chcę rozwiązać tę umowę',
    'Proszę odwołać to zamówienie',
  ],
  invoice: [
    'Poproszę fakturę',
    'prosze o fakture na firme',
    'Czy dostanę rachunek?',
    'nie dostałam rachunku',
    'Proszę o fvat',
    'potrzebuję f-vat',
    'A gdzie paragon?',
  ],
  accessibility: [
    'Jaka jest dostępność strony dla niedowidzących?',
    'Czytnik ekranu nie czyta formularza',
    'korzystam z czytnika ekranu',
    'Jestem osobą niewidomą',
  ],
  'personal-data': [
    'Proszę o usunięcie moich danych',
    'skasujcie moje dane',
    'Skasujcie wszystkie moje dane',
    'jakie dane o mnie macie',
    'Jakie moje dane przetwarzacie?',
    'Usuńcie moje konto',
    'prosze usunac moje dane',
    'Wykasujcie mnie z bazy',
    'Zapomnijcie o mnie',
    'Chcę dostać kopię moich danych',
    'Proszę o dostęp do moich danych',
    'wglad w dane osobowe',
    'Zgodnie z RODO żądam',
    'Moje dane proszę poprawić, trzeba je sprostować',
    'Nie zgadzam się na przetwarzanie moich danych',
    'Co robicie z danymi osobowymi?',
    'Kto jest administratorem danych osobowych?',
    'Kto przetwarza dane klientek?',
    'Czy moje dane komuś udostępniacie?',
    'Proszę o wgląd w moje dane',
    'Jakie dane przechowujecie?',
  ],
};

test.each(Object.entries(SAYINGS).flatMap(([topic, all]) => all.map((one) => [one, topic] as const)))(
  '%j is perhaps about %s [DK-6]',
  async (message, topic) => {
    expect(await suggested(message)).toBe(topic);
  },
);

test.each([
  'Dzień dobry, kiedy przyjdzie odpowiedź?',
  'Dziękuję za wróżbę, była piękna.',
  'Nie rezygnuję z marzeń.',
  'Widziałam waszą reklamę w gazecie.',
  'Czy mogę podać dane partnera do kosmogramu?',
  'Podałam zły adres, proszę o zmianę.',
  'Usunęłam stary list.',
  'Nie mogę o nim zapomnieć.',
  'Czy on zapomniał o mnie?',
  'Czy on zwróci mi pieniądze?',
  'Proszę usunąć moje blokady.',
  'Usuńcie ze mnie urok i moje lęki.',
  'Jakie dane mam podać do horoskopu?',
  'Jakie dane są potrzebne?',
  'Chcę odwołać umówioną rozmowę.',
  'Mój rachunek bankowy jest pusty, co mówią karty?',
  'Czy moje dane są dobre?',
])('%j is about none of them', async (message) => {
  expect(await suggested(message)).toBeNull();
});
