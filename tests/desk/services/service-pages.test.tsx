import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { SERVICE_TYPES } from '#desk/domain/shop-order.ts';
import NewServicePage from '#desk/services/new-service-page.tsx';
import ServicePage from '#desk/services/service-page.tsx';
import ServicesPage from '#desk/services/services-page.tsx';
import type { PromptTrial, Service } from '#desk/domain/wire.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk, replace, textField } from '../render-desk.tsx';

const service = (
  id: string,
  productType: Service['productType'],
  title: string,
  questionsCount = '1',
): Service => ({
  id,
  productType,
  image: '/art/tarot.svg',
  imageVersion: 1,
  isArchived: false,
  specialists: 8,
  lowestPrice: grosze(3_399),
  fields: {
    title,
    description: 'Jedna karta na dziś.',
    questionsCount,
    spread: '',
    basePrompt: 'Pisz ciepło.',
  },
  versions: { title: 1, description: 4, questionsCount: 1, spread: 1, basePrompt: 2, archived: 1 },
});

const ALL = [
  'listServices',
  'changeService',
  'orderServices',
  'archiveService',
  'listPrompts',
  'tryPrompt',
  'addService',
  'makeService',
];
const PROMPTS = [
  { version: 2, text: 'Pisz ciepło.', since: '2026-11-20T10:00:00.000Z', author: 'Ludmiła' },
  { version: 1, text: 'Pisz krótko.', since: '2026-11-01T10:00:00.000Z', author: null },
];

interface Drawn {
  /** What the server answers to a write, first first; afterwards it stores. */
  answers?: Response[];
  operations?: string[];
  /** One that is out of the shop. */
  archived?: string;
}

/** The pages of an owner over a server with four services, and the bodies that it was sent. */
function drawn(path: string, { answers = [], operations = ALL, archived }: Drawn = {}) {
  let all = [
    service('t1', 'Tarot', 'Jedna karta'),
    service('p1', 'Tarot_partnerski', 'Dla dwojga'),
    service('t2', 'Tarot', 'Trzy karty'),
    service('w1', 'Wrozba', 'Jedno pytanie'),
    service('w2', 'Wrozba', 'Dwa pytania', '2'),
  ].map((one) => ({ ...one, isArchived: one.id === archived }));
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    const url = new URL(request.url);
    if (request.method === 'GET')
      return url.pathname.endsWith('/prompts') ? reply<'listPrompts'>(PROMPTS) : reply<'listServices'>(all);
    const body = await request.json();
    sent.push(body);
    const answer = answers.shift();
    if (answer) return answer;
    if (url.pathname.endsWith('/services/new')) {
      const made = { ...service(body.id, body.productType, ''), fields: body.fields, isArchived: true };
      all = [...all, made];
      return reply<'makeService'>(made);
    }
    if (url.pathname.endsWith('/services')) {
      const added = { ...service(body.id, 'Tarot', body.title), isArchived: true };
      all = [...all, added];
      return reply<'addService'>(added);
    }
    if (url.pathname.endsWith('/order')) {
      all = body.order.map((id: string) => all.find((one) => one.id === id));
      return reply<'orderServices'>(all);
    }
    const changed = structuredClone(all.find(({ id }) => url.pathname.includes(`/${id}`))) as Service;
    if (body.isArchived !== undefined) {
      changed.isArchived = body.isArchived;
      changed.versions.archived = body.seen + 1;
    }
    for (const { field, text, seen } of body.changes ?? []) {
      Object.assign(changed.fields, { [field]: text });
      Object.assign(changed.versions, { [field]: seen + 1 });
    }
    all = all.map((one) => (one.id === changed.id ? changed : one));
    return reply<'changeService'>(changed);
  });
  const user = renderDesk(
    client,
    operations,
    path,
    <Routes>
      <Route path="/uslugi" element={<ServicesPage />} />
      <Route path="/uslugi/nowa" element={<NewServicePage />} />
      <Route path="/uslugi/:productId" element={<ServicePage />} />
    </Routes>,
  );
  return { sent, user };
}

test('a typed text shows on the very card of the shop, and is saved with the version that was seen [DK-12]', async () => {
  const { sent, user } = drawn('/uslugi/t1');
  await replace(user, 'Opis', 'Jedna karta na jutro.');
  const preview = within(screen.getByRole('region', { name: 'Tak widać ją w sklepie' }));
  expect(preview.getByText('Jedna karta na jutro.')).toBeDefined();
  expect(preview.getByText(/33,99/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Ile pytań' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Zapisane\./)).toBeDefined();
  expect(sent).toEqual([{ changes: [{ field: 'description', text: 'Jedna karta na jutro.', seen: 4 }] }]);
});

test('what breaks a rule is said at its field and not sent; nothing typed is lost [VA-AD] [DK-12]', async () => {
  const { sent, user } = drawn('/uslugi/w2');
  const preview = within(await screen.findByRole('region', { name: 'Tak widać ją w sklepie' }));
  expect(preview.getAllByText(/Dwa pytania \(od/)).not.toEqual([]);
  await replace(user, 'Ile pytań', '1');
  expect(await screen.findByText('Wróżba z tyloma pytaniami już jest w sklepie')).toBeDefined();
  await replace(user, 'Ile pytań', '4');
  expect(await screen.findByText('Ilość pytań powinna być mniejsza od 4')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Zapisz usługę/ }));
  await expect.poll(() => document.activeElement?.id).toBe('usluga-questionsCount');
  expect(sent).toEqual([]);
  expect(await textField('Ile pytań')).toHaveValue('4');
});

test('a tarot service’s spread is a ready one or her own, and shows how its cards will lie; a question has none [RD-5] [DK-12]', async () => {
  const { sent, user } = drawn('/uslugi/t2');
  const ready = await screen.findByRole('combobox', { name: 'Gotowy rozkład' });
  expect(ready).toHaveDisplayValue('Bez nazw: nadaje je liczba kart');
  await user.selectOptions(ready, '3');
  expect(await textField('Pozycje rozkładu')).toHaveValue('Co było\nCo jest\nDokąd to zmierza');
  const laid = () =>
    within(screen.getByRole('region', { name: 'Tak ułożą się karty' }))
      .getAllByRole('listitem')
      .map((card) => card.querySelector('span')?.textContent);
  expect(laid()).toEqual(['Co było', 'Co jest', 'Dokąd to zmierza']);
  await replace(user, 'Pozycje rozkładu', 'Korzeń\nkorzeń');
  expect(screen.getByText('Dwie pozycje mają tę samą nazwę')).toBeDefined();
  expect(ready).toHaveDisplayValue('Własny');
  await replace(user, 'Pozycje rozkładu', 'Korzeń\n\n  Owoc ');
  expect(laid()).toEqual(['Korzeń', 'Owoc']);
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Zapisane\./)).toBeDefined();
  expect(sent).toEqual([{ changes: [{ field: 'spread', text: 'Korzeń\n\n  Owoc ', seen: 1 }] }]);
});

test('a prediction has no spread, and says how many questions it may have [DK-12]', async () => {
  drawn('/uslugi/w1');
  await textField('Nazwa');
  expect(screen.queryByRole('combobox', { name: 'Gotowy rozkład' })).toBeNull();
  expect(await textField('Ile pytań')).toHaveAccessibleDescription(
    /^Najwyżej 3\. Każda wróżba w.sklepie ma inną/,
  );
});

test('a text that somebody else has changed meanwhile is chosen between the two [DK-6] [DK-12]', async () => {
  const newer = service('t1', 'Tarot', 'Jedna karta');
  newer.fields.basePrompt = 'Pisz surowo.';
  newer.versions.basePrompt = 3;
  const conflict = refusal<'changeService'>(409, { code: 210, current: newer });
  const { sent, user } = drawn('/uslugi/t1', { answers: [conflict] });
  await replace(user, 'Jak pisać odpowiedź', 'Pisz wesoło.');
  await user.keyboard('{Control>}s{/Control}');
  const choice = within(await screen.findByRole('group', { name: 'Jak pisać odpowiedź' }));
  expect(choice.getByText('Pisz surowo.')).toBeDefined();
  await user.click(choice.getByRole('button', { name: 'Zostaw moje' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Zapisane\./)).toBeDefined();
  expect(sent.at(-1)).toEqual({ changes: [{ field: 'basePrompt', text: 'Pisz wesoło.', seen: 3 }] });
});

test('an older base prompt is typed into the field, where it waits to be saved [DK-12]', async () => {
  const { sent, user } = drawn('/uslugi/t1');
  await user.click(await screen.findByText('Wcześniejsze wersje'));
  expect(await screen.findByText(/^obecna, Ludmiła/)).toBeDefined();
  expect(screen.getByText(/^spoza zaplecza, 1\slistopada/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Wpisz wersję 1' }));
  expect(await textField('Jak pisać odpowiedź')).toHaveValue('Pisz krótko.');
  expect(screen.getByText('jak pisać odpowiedź')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a typed base prompt is tried before it is saved, and a later change says that the trial is older [DK-12]', async () => {
  const trial: PromptTrial = {
    questions: ['Co dalej?'],
    text: 'Pisze model.',
    declined: null,
    flags: [{ kind: 'link', text: 'x.pl' }],
  };
  const declined: PromptTrial = { questions: [], text: null, declined: 'busy', flags: [] };
  const { sent, user } = drawn('/uslugi/t1', {
    answers: [reply<'tryPrompt'>(trial), reply<'tryPrompt'>(declined)],
  });
  await replace(user, 'Jak pisać odpowiedź', 'Pisz wesoło.');
  await user.click(screen.getByRole('button', { name: 'Wypróbuj na zmyślonych danych' }));
  const result = within(await screen.findByRole('region', { name: 'Co napisał model' }));
  expect(result.getByText('Pisze model.')).toBeDefined();
  expect(result.getByText(/x\.pl/)).toBeDefined();
  expect(sent).toEqual([{ basePrompt: 'Pisz wesoło.' }]);
  expect(screen.queryByText('Polecenie zmieniło się od tej próby.')).toBeNull();
  await user.type(await textField('Jak pisać odpowiedź'), ' Zawsze.');
  expect(screen.getByText('Polecenie zmieniło się od tej próby.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Wypróbuj jeszcze raz' }));
  expect(await screen.findByText('Model ma teraz za dużo pracy.')).toBeDefined();
});

test('the list says who sells a service and from how much, of archived ones nothing [DK-12]', async () => {
  drawn('/uslugi', { archived: 't1' });
  const off = await screen.findByRole('region', { name: 'Poza sklepem' });
  expect(
    within(off)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Jedna karta']);
  expect(screen.getAllByText(/^8\swróżek, od 33,99\szł$/)).toHaveLength(4);
});

test('a service leaves the shop after a question, and returns by one press; what was typed stays [DK-12]', async () => {
  const { sent, user } = drawn('/uslugi/t1');
  await replace(user, 'Nazwa', 'Karta dnia');
  await user.click(screen.getByRole('button', { name: 'Wycofaj ze sklepu' }));
  const question = within(await screen.findByRole('dialog', { name: 'Wycofać „Jedna karta” ze sklepu?' }));
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Wycofaj' }));
  expect(await screen.findByText('Tej usługi nie ma w sklepie.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Przywróć do sklepu' }));
  expect(await screen.findByText('Jest znowu w sklepie.')).toBeDefined();
  expect(sent).toEqual([
    { isArchived: true, seen: 1 },
    { isArchived: false, seen: 2 },
  ]);
  expect(await textField('Nazwa')).toHaveValue('Karta dnia');
});

test('a service like this one is added under a name that no other has, and its page opens [DK-12] [owner row 16]', async () => {
  const errors = [{ path: '/title', message: 'Taką usługę dodano przed chwilą' }];
  const answers = [
    refusal<'addService'>(422, { code: 221, errors }),
    refusal<'addService'>(400, { code: 100, errors: [{ path: '/title', message: 'must be string' }] }),
  ];
  const { sent, user } = drawn('/uslugi/t1', { answers });
  await user.click(await screen.findByRole('button', { name: 'Dodaj podobną' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nowa usługa jak „Jedna karta”' }));
  await user.type(form.getByRole('textbox', { name: 'Nazwa' }), 'Trzy karty');
  await user.click(form.getByRole('button', { name: 'Dodaj' }));
  expect(form.getByText('Usługa o tej nazwie już jest')).toBeDefined();
  expect(form.getByRole('textbox', { name: 'Nazwa' })).toHaveFocus();
  expect(sent).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'Nazwa' }), ' losu{Enter}');
  expect(await form.findByText('Taką usługę dodano przed chwilą')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Dodaj' }));
  expect(await form.findByText('Nie dodało się. Spróbuj jeszcze raz.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Dodaj' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Trzy karty losu' })).toBeDefined();
  const made = { id: expect.stringMatching(/^[\da-f-]{36}$/), like: 't1', title: 'Trzy karty losu' };
  expect(sent).toEqual([made, made, made]);
});

test('the name of a service like this one is changed after a lost response: the dialog says that the first is there, and where [DK-12]', async () => {
  const lost = refusal<'archiveService'>(500, { code: 500 });
  const { sent, user } = drawn('/uslugi/t1', {
    answers: [lost, refusal<'addService'>(409, { code: 225, current: service('n', 'Tarot', 'Karta losu') })],
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Dodaj podobną' }));
    return within(await screen.findByRole('dialog', { name: 'Nowa usługa jak „Jedna karta”' }));
  };
  const form = await open();
  await user.type(form.getByRole('textbox', { name: 'Nazwa' }), 'Karta losu{Enter}');
  expect(await form.findByText('Nie dodało się. Spróbuj jeszcze raz.')).toBeDefined();
  await user.click(form.getAllByRole('button', { name: 'Nie dodawaj' }).at(-1) as HTMLElement);
  const again = await open();
  await user.type(again.getByRole('textbox', { name: 'Nazwa' }), 'Karta drogi{Enter}');
  const link = await again.findByRole('link', { name: /^Otwórz to, co zapisane/ });
  const [first, second] = sent as { id: string }[];
  expect(second?.id, 'one id until it is added').toBe(first?.id);
  expect(link).toHaveAttribute('href', `/uslugi/${first?.id}`);
  expect(again.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('Karta drogi');
  await user.click(again.getAllByRole('button', { name: 'Nie dodawaj' }).at(-1) as HTMLElement);
  const anew = await open();
  expect(anew.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('');
  expect(anew.queryByRole('link', { name: /^Otwórz to, co zapisane/ })).toBeNull();
});

test('the texts of a new service are changed after a lost response: the form says that the first is stored, and keeps them [DK-26]', async () => {
  const stored = refusal<'makeService'>(409, {
    code: 225,
    current: service('n', 'Wrozba', 'Trzy pytania', '3'),
  });
  const { sent, user } = drawn('/uslugi/nowa', {
    answers: [
      refusal<'makeService'>(422, {
        code: 221,
        errors: [{ path: '/fields/title', message: 'Taką usługę dodano przed chwilą' }],
      }),
      refusal<'makeService'>(400, {
        code: 100,
        errors: [{ path: '/fields/title', message: 'must be string' }],
      }),
      stored,
    ],
  });
  await user.selectOptions(await screen.findByLabelText('Rodzaj'), 'Wróżba');
  await replace(user, 'Ile pytań', '3');
  await user.type(await textField('Nazwa'), 'Trzy sprawy');
  await user.type(await textField('Opis'), 'Pytasz o trzy rzeczy.');
  await user.type(await textField('Jak pisać odpowiedź'), 'Pisz ciepło.');
  const add = () => user.click(screen.getByRole('button', { name: 'Dodaj usługę' }));
  await add();
  expect(await textField('Nazwa')).toHaveAccessibleDescription(/Taką usługę dodano przed chwilą/);
  expect(await textField('Nazwa')).toHaveFocus();
  await add();
  expect(await screen.findByText('Nie udało się dodać. Wpisane czeka, spróbuj jeszcze raz.')).toBeVisible();
  await add();
  expect(await screen.findByText(/^To zapisało się już za pierwszym razem/)).toBeDefined();
  const [{ id }] = sent as [{ id: string }];
  expect(screen.getByRole('link', { name: /^Otwórz to, co zapisane/ })).toHaveAttribute(
    'href',
    `/uslugi/${id}`,
  );
  expect(await textField('Nazwa')).toHaveValue('Trzy sprawy');
});

test('why a service cannot return is said in the server’s words [DK-12]', async () => {
  const message = 'Wróżba z tyloma pytaniami już jest w sklepie';
  const refused = refusal<'archiveService'>(422, { code: 221, errors: [{ path: '/isArchived', message }] });
  const { user } = drawn('/uslugi/w1', { answers: [refused] });
  await user.click(await screen.findByRole('button', { name: 'Wycofaj ze sklepu' }));
  await user.click(await screen.findByRole('button', { name: 'Wycofaj' }));
  expect(await screen.findByText(message)).toBeDefined();
});

test('a service is made from nothing: what is missing is said at its field, its card stands beside, and it waits outside of the shop [VA-AD] [DK-26]', async () => {
  const lost = refusal<'archiveService'>(500, { code: 500 });
  const { sent, user } = drawn('/uslugi/nowa', { answers: [lost] });
  const go = () => user.click(screen.getByRole('button', { name: 'Dodaj usługę' }));
  await user.type(await textField('Nazwa'), 'Trzy karty');
  await go();
  expect(await screen.findByText('Wybierz typ produktu')).toBeDefined();
  expect(screen.getByText('Usługa o tej nazwie już jest')).toBeDefined();
  expect(screen.getByLabelText('Rodzaj')).toHaveFocus();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Rodzaj'), 'Wróżba');
  await replace(user, 'Ile pytań', '3');
  await replace(user, 'Nazwa', 'Trzy pytania');
  await user.type(await textField('Opis'), 'Pytasz o trzy rzeczy.');
  await user.type(await textField('Jak pisać odpowiedź'), 'Pisz ciepło.');
  expect(screen.getByRole('region', { name: 'Tak widać ją w sklepie' })).toHaveTextContent('Trzy pytania');
  await go();
  expect(await screen.findByText(/^Nie udało się dodać\. Wpisane czeka/)).toBeDefined();
  await go();
  expect(await screen.findByRole('heading', { name: 'Trzy pytania', level: 1 })).toBeDefined();
  // It was never in the shop, so that nothing is brought back.
  expect(screen.getByRole('button', { name: 'Wprowadź do sklepu' })).toBeDefined();
  const body = {
    id: expect.any(String),
    productType: 'Wrozba',
    fields: {
      title: 'Trzy pytania',
      description: 'Pytasz o trzy rzeczy.',
      questionsCount: '3',
      spread: '',
      basePrompt: 'Pisz ciepło.',
    },
  };
  expect(sent).toEqual([body, body]);
  // The same call again, should its first answer have been lost.
  expect(new Set(sent.map((one) => (one as { id: string }).id)).size).toBe(1);
});

test('the list stands by type and is put in order among one type; a stale order stands, and says so [DK-6] [DK-12]', async () => {
  const conflict = refusal<'orderServices'>(409, { code: 210, current: [] });
  const { sent, user } = drawn('/uslugi', { answers: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Trzy karty: wyżej' }));
  expect(await screen.findByText(/^Ktoś zmienił kolejność/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Trzy karty: wyżej' }));
  expect(await screen.findByText('Trzy karty: miejsce 1 z 2')).toBeDefined();
  expect(sent.at(-1)).toEqual({
    seen: ['t1', 'p1', 't2', 'w1', 'w2'],
    order: ['t2', 'p1', 't1', 'w1', 'w2'],
  });
  const tarot = within(screen.getByRole('region', { name: 'Tarot' }));
  expect(tarot.getAllByRole('link').map((link) => link.textContent)).toEqual(['Trzy karty', 'Jedna karta']);
  // A row that is drawn as the order changes goes back.
  const grip = tarot.getAllByTitle(/^Przeciągnij/)[0] as Element;
  fireEvent.pointerDown(grip, { pointerId: 7, clientY: 30, button: 0, isPrimary: true });
  fireEvent.click(screen.getByRole('button', { name: 'Trzy karty: niżej' }));
  expect(await screen.findByText(/^Lista zmieniła się w trakcie przeciągania/)).toBeDefined();
});

test('the types stand at the desk as the shop’s pages merge them', () => {
  const onPages = Object.values(SERVICE_PAGES).flatMap(({ types }) => types);
  expect(SERVICE_TYPES.filter((type) => type !== 'BIRTH_HOROSCOPE')).toEqual(onPages);
});
