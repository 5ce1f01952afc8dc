import { fireEvent, render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { OrderedList } from '#desk/ordering/ordered-list.tsx';
import MyCardPage from '#desk/specialists/my-card-page.tsx';
import NewSpecialistPage from '#desk/specialists/new-specialist-page.tsx';
import SpecialistPage from '#desk/specialists/specialist-page.tsx';
import SpecialistsPage from '#desk/specialists/specialists-page.tsx';
import type { Specialist } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk, replace, textField } from '../render-desk.tsx';

const card = (id: string, name: string): Specialist => ({
  id,
  image: '/art/jagna.svg',
  imageVersion: 1,
  availability: { isAvailable: true, absences: [], today: '2026-11-24', version: 1 },
  isArchived: false,
  archivedVersion: 1,
  waiting: 0,
  late: 0,
  rating: 5,
  ratings: { count: 0, isSample: true },
  topics: [{ id: `${id}-t`, content: 'Miłość i relacje', icon: 'HEARTH' }],
  lowestPrice: grosze(4_299),
  responseTime: 'do 12 godzin',
  usualMinutes: 400,
  fields: {
    name,
    zodiacSign: 'Scorpio',
    persona: 'person',
    voice: 'Mówi wprost.',
    description: 'Rozkłada karty wieczorem.',
    seoTitle: `${name}, wróżka`,
    seoDescription: `Co pisze ${name}`,
  },
  versions: {
    name: 1,
    zodiacSign: 1,
    persona: 1,
    voice: 1,
    description: 4,
    seoTitle: 1,
    seoDescription: 1,
  },
});

const ALL = ['listSpecialists', 'addSpecialist', 'changeSpecialist', 'orderSpecialists'];

interface Drawn {
  /** What the server answers to a change, first first; afterwards it stores. */
  answers?: Response[];
  /** Of the first specialist. */
  first?: Partial<Specialist>;
  /** Those besides the two. */
  others?: Specialist[];
  operations?: string[];
}

/** The pages of an owner over a server with two specialists, and the bodies that it was sent. */
function drawn(path: string, { answers = [], first = {}, others = [], operations = ALL }: Drawn = {}) {
  const jagna: Specialist = { ...card('f1', 'Jagna'), ...first };
  let all = [jagna, card('f2', 'Kalina'), ...others];
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listSpecialists'>(all);
    const body = await request.json();
    sent.push(body);
    const answer = answers.shift();
    if (answer) return answer;
    if (request.url.endsWith('/archived')) {
      all = all.map((one) =>
        one.id === 'f1' ? { ...one, isArchived: body.isArchived, archivedVersion: body.seen + 1 } : one,
      );
      return reply<'archiveSpecialist'>(all[0] ?? jagna);
    }
    if (request.url.endsWith('/topics')) {
      const topics = body.topics.map((topic: object, at: number) => ({ id: `t${at}`, ...topic }));
      all = all.map((one) => (one.id === 'f1' ? { ...one, topics } : one));
      return reply<'setTopics'>(all[0] ?? jagna);
    }
    if (request.method === 'POST') {
      const added = { ...card(body.id, body.fields.name), lowestPrice: null };
      all = [...all, added];
      return reply<'addSpecialist'>(added);
    }
    if (request.url.endsWith('/order')) {
      all = body.order.map((id: string) => all.find((one) => one.id === id));
      return reply<'listSpecialists'>(all);
    }
    const changed = structuredClone(all[0] ?? jagna);
    for (const { field, text, seen } of body.changes) {
      Object.assign(changed.fields, { [field]: text });
      Object.assign(changed.versions, { [field]: seen + 1 });
    }
    return reply<'changeSpecialist'>(changed);
  });
  const user = renderDesk(
    client,
    operations,
    path,
    <Routes>
      <Route path="/wrozki" element={<SpecialistsPage />} />
      <Route path="/wrozki/nowa" element={<NewSpecialistPage />} />
      <Route path="/wrozki/:fairyId" element={<SpecialistPage />} />
    </Routes>,
  );
  return { sent, user };
}

test('a typed text shows on the very card of the shop, and is saved with the version that was seen [DK-11]', async () => {
  const { sent, user } = drawn('/wrozki/f1');
  await replace(user, 'Opis', 'Rozkłada karty rano.');
  await replace(user, 'Imię', 'Jagna Mała');
  const preview = within(screen.getByRole('region', { name: 'Tak widzi ją klientka' }));
  expect(preview.getByRole('heading', { name: 'Jagna Mała', hidden: true })).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Zapisane\./)).toBeDefined();
  expect(sent).toEqual([
    {
      changes: [
        { field: 'description', text: 'Rozkłada karty rano.', seen: 4 },
        { field: 'name', text: 'Jagna Mała', seen: 1 },
      ],
    },
  ]);
});

test('what breaks a rule is said at its field and not sent; nothing typed is lost [VA-AD] [DK-11]', async () => {
  const { sent, user } = drawn('/wrozki/f1');
  await replace(user, 'Imię', 'Ka');
  expect(await screen.findByText('Pole powinno mieć minimum 3 znaki')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Zapisz kartę/ }));
  await expect.poll(() => document.activeElement?.id).toBe('karta-name');
  await user.keyboard('{Control>}a{/Control}kalina');
  expect(await screen.findByText('Wróżka o tym imieniu już jest')).toBeDefined();
  expect(sent).toEqual([]);
  expect(await textField('Imię')).toHaveValue('kalina');
});

test('a text that somebody else has changed meanwhile is chosen between the two [DK-6] [DK-11]', async () => {
  const newer = card('f1', 'Jagna');
  newer.fields.description = 'Rozkłada karty nocą.';
  newer.versions.description = 5;
  const conflict = refusal<'changeSpecialist'>(409, { code: 210, current: newer });
  const { sent, user } = drawn('/wrozki/f1', { answers: [conflict] });
  await replace(user, 'Opis', 'Rozkłada karty rano.');
  await user.keyboard('{Control>}s{/Control}');
  const choice = within(await screen.findByRole('group', { name: 'Opis' }));
  expect(choice.getByText('Rozkłada karty nocą.')).toBeDefined();
  await user.click(choice.getByRole('button', { name: 'Zostaw moje' }));
  await user.click(screen.getByRole('button', { name: /^Zapisz kartę/ }));
  expect(await screen.findByText(/^Zapisane\./)).toBeDefined();
  expect(sent.at(-1)).toEqual({ changes: [{ field: 'description', text: 'Rozkłada karty rano.', seen: 5 }] });
});

test('a rule that only the server knows is said at its field [DK-11]', async () => {
  const refused = refusal<'changeSpecialist'>(422, {
    code: 221,
    errors: [{ path: '/changes/0/text', message: 'Wróżka o tym imieniu już jest' }],
  });
  const { user } = drawn('/wrozki/f1', { answers: [refused] });
  await replace(user, 'Imię', 'Rosa');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Wróżka o tym imieniu już jest')).toBeDefined();
  expect(await textField('Imię')).toHaveValue('Rosa');
});

test('the list is put in order by buttons, and says what became of it among those in the shop [DK-11]', async () => {
  const left = { ...card('f3', 'Zosia'), isArchived: true };
  const { sent, user } = drawn('/wrozki', { others: [left] });
  await user.click(await screen.findByRole('button', { name: 'Kalina: wyżej' }));
  expect(await screen.findByText('Kalina: miejsce 1 z 2')).toBeDefined();
  expect(sent).toEqual([{ seen: ['f1', 'f2', 'f3'], order: ['f2', 'f1', 'f3'] }]);
  const [first] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Kalina');
});

test('a row is drawn by its handle past others, and the page says where it stands; Escape, a lost gesture and a press take nothing along [DK-11]', async () => {
  const { sent } = drawn('/wrozki');
  await screen.findByRole('button', { name: 'Kalina: wyżej' });
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  for (const [at, row] of rows.entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 60, 300, 60));
  const grip = rows[0]?.querySelector('[title^="Przeciągnij"]');
  if (!grip) throw new Error('no handle');
  const pointer = (y: number) => ({ pointerId: 7, clientY: y, button: 0, isPrimary: true });
  for (const end of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.pointerCancel(window, pointer(95)),
    () => fireEvent.pointerUp(window, pointer(31)),
  ]) {
    fireEvent.pointerDown(grip, pointer(30));
    fireEvent.pointerMove(window, pointer(95));
    // The other row makes way at once.
    expect(rows.map(({ style }) => style.transform)).toEqual(['translateY(60px)', 'translateY(-60px)']);
    end();
    expect(rows.map(({ style }) => style.transform)).toEqual(['', '']);
  }
  fireEvent.pointerDown(grip, pointer(30));
  fireEvent.pointerMove(window, pointer(95));
  // Another finger is none of it.
  fireEvent.pointerUp(window, { ...pointer(40), pointerId: 8 });
  fireEvent.pointerUp(window, pointer(900));
  expect(await screen.findByText('Jagna: miejsce 2 z 2')).toBeDefined();
  expect(sent).toEqual([{ seen: ['f1', 'f2'], order: ['f2', 'f1'] }]);
  fireEvent.pointerDown(grip, pointer(30));
  fireEvent.click(screen.getByRole('button', { name: 'Jagna: wyżej' }));
  expect(await screen.findByText(/^Lista zmieniła się w trakcie przeciągania/)).toBeDefined();
});

test('a row archived elsewhere while another is drawn puts that one back, and says so [DK-11]', async () => {
  const onPlace = vi.fn();
  const onInterrupt = vi.fn();
  const list = (names: readonly string[]) => (
    <OrderedList
      rows={names.map((id) => ({ id }))}
      nameOf={({ id }) => id}
      renderRow={({ id }) => <span>{id}</span>}
      onPlace={onPlace}
      onInterrupt={onInterrupt}
    />
  );
  const { rerender } = render(list(['a', 'b', 'c']));
  const grip = screen.getAllByTitle(/^Przeciągnij/)[2];
  if (!grip) throw new Error('no handle');
  const pointer = (y: number) => ({ pointerId: 1, clientY: y, button: 0, isPrimary: true });
  fireEvent.pointerDown(grip, pointer(500));
  fireEvent.pointerMove(window, pointer(300));
  rerender(list(['a', 'c']));
  fireEvent.pointerUp(window, pointer(300));
  expect([onInterrupt.mock.calls.length, onPlace.mock.calls]).toEqual([1, []]);
  // Escape takes back what is drawn, and means nothing else then.
  const onEscape = vi.fn();
  window.addEventListener('keydown', onEscape);
  fireEvent.pointerDown(grip, pointer(500));
  const isTaken = !fireEvent.keyDown(document.body, { key: 'Escape' });
  window.removeEventListener('keydown', onEscape);
  expect([isTaken, onEscape.mock.calls]).toEqual([true, []]);
  rerender(list(['a']));
  // One row has no other place.
  expect(screen.queryByTitle(/^Przeciągnij/)).toBeNull();
});

test('an order that somebody else has changed meanwhile stands, and says so [DK-11]', async () => {
  const conflict = refusal<'orderSpecialists'>(409, { code: 210, current: [] });
  const { user } = drawn('/wrozki', { answers: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Jagna: niżej' }));
  expect(await screen.findByText(/^Ktoś zmienił kolejność/)).toBeDefined();
});

test('an owner is told how many paid orders wait before a specialist is taken off the shop, and may bring her back [DK-15]', async () => {
  const { sent, user } = drawn('/wrozki/f1', { first: { waiting: 2 } });
  await user.click(await screen.findByRole('button', { name: 'Zdejmij ze sklepu' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Zdjąć ze sklepu: Jagna?' }));
  expect(dialog.getByText(/czekają 2\sopłacone zamówienia/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Zdejmij ze sklepu' }));
  await user.click(await screen.findByRole('button', { name: 'Przywróć do sklepu' }));
  expect(await screen.findByText(/^Przywrócona/)).toBeDefined();
  expect(sent).toEqual([
    { isArchived: true, seen: 1 },
    { isArchived: false, seen: 2 },
  ]);
});

test('an owner sees in the list who is late, and opens those orders [DK-15]', async () => {
  drawn('/wrozki', { first: { waiting: 3, late: 1 } });
  expect(await screen.findByRole('link', { name: 'po czasie: 1, czeka: 3' })).toHaveAttribute(
    'href',
    '/?stan=late&wrozka=f1',
  );
});

test('archived specialists stand below the others, and the order is that of the shop [DK-15]', async () => {
  const { sent, user } = drawn('/wrozki', { first: { isArchived: true, lowestPrice: null } });
  const off = within(await screen.findByRole('region', { name: 'Zdjęte ze sklepu' }));
  expect(off.getByRole('link', { name: 'Jagna' })).toBeDefined();
  // Nobody misses the prices of one who is out of the shop.
  expect(off.queryByText('bez cen')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kalina: wyżej' }));
  expect(sent).toEqual([]);
});

test.each<[string, Partial<Specialist>, RegExp]>([
  ['may be chosen', {}, /^Podgląd pokazuje to, co wpisane; /],
  [
    'is busy',
    { availability: { isAvailable: false, absences: [], today: '2026-11-24', version: 1 } },
    /^Podgląd/,
  ],
  [
    'is absent today',
    {
      availability: {
        isAvailable: true,
        absences: [{ from: '2026-11-23', until: '2026-11-25' }],
        today: '2026-11-24',
        version: 1,
      },
    },
    /^Dziś jest nieobecna, .*Podgląd/,
  ],
  ['has no price', { lowestPrice: null }, /^Nie ma jeszcze ceny/],
])(
  'beside the card of one who %s stands whether customers see it [DK-11] [DK-24]',
  async (_, first, words) => {
    drawn('/wrozki/f1', { first });
    const preview = await screen.findByRole('region', { name: 'Tak widzi ją klientka' });
    expect(within(preview).getByText(words, { selector: 'p' })).toBeDefined();
  },
);

test('a new specialist: what is missing is said at its field, what search engines read is suggested [VA-AD] [DK-15]', async () => {
  const { sent, user } = drawn('/wrozki/nowa');
  await user.type(await textField('Imię'), 'kalina');
  await user.click(screen.getByRole('button', { name: 'Dodaj wróżkę' }));
  expect(await screen.findByText('Wróżka o tym imieniu już jest')).toBeDefined();
  expect(screen.getByText('Wybierz znak zodiaku')).toBeDefined();
  expect(screen.getByLabelText('Imię')).toHaveFocus();
  await replace(user, 'Imię', 'Dobrochna');
  expect(screen.queryByText('Wróżka o tym imieniu już jest')).toBeNull();
  expect(screen.getByText('Wybierz znak zodiaku')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Znak zodiaku'), 'Lew');
  await user.type(await textField('Opis'), 'Czyta z fusów.');
  await user.click(screen.getByRole('button', { name: 'Dodaj wróżkę' }));
  expect(await screen.findByRole('heading', { name: 'Dobrochna', level: 1 })).toBeDefined();
  expect(screen.getByText(/^Nie ma żadnej ceny/)).toBeDefined();
  expect(sent).toEqual([
    {
      id: expect.any(String),
      fields: {
        name: 'Dobrochna',
        persona: 'person',
        voice: '',
        zodiacSign: 'Leo',
        description: 'Czyta z fusów.',
        seoTitle: 'Dobrochna, Kwiat Paproci',
        seoDescription: 'Czyta z fusów.',
      },
    },
  ]);
});

test('topics are changed beside the card, a bad one is said at its field, and the list that was seen goes along [DK-6] [DK-15]', async () => {
  const newer: Specialist = {
    ...card('f1', 'Jagna'),
    topics: [{ id: 'n', content: 'Praca', icon: 'MONEY' }],
  };
  const conflict = refusal<'changeSpecialist'>(409, { code: 210, current: newer });
  const { sent, user } = drawn('/wrozki/f1', { answers: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Zmień tematy' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Dodaj temat' }));
  await user.type(dialog.getByLabelText('Temat 2'), 'Si');
  expect(await axeFindings()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Zapisz tematy' }));
  expect(dialog.getByText('Pole powinno mieć minimum 3 znaki')).toBeDefined();
  expect(dialog.getByLabelText('Temat 2')).toHaveFocus();
  // The message goes with its topic.
  await user.click(dialog.getByRole('button', { name: 'Temat 2: wyżej' }));
  expect(dialog.getByLabelText('Temat 1')).toHaveAccessibleDescription(/minimum 3 znaki/);
  await user.click(dialog.getByRole('button', { name: 'Temat 2: wyżej' }));
  await user.type(dialog.getByLabelText('Temat 2'), 'ostry');
  await user.selectOptions(dialog.getByLabelText('Obrazek tematu 2'), 'ziemia');
  await user.click(dialog.getByRole('button', { name: 'Temat 2: wyżej' }));
  const items = dialog.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(items).toEqual(expect.arrayContaining(['Siostry', 'Miłość i relacje']));
  await user.click(dialog.getByRole('button', { name: 'Zapisz tematy' }));
  expect(await dialog.findByText(/W sklepie są: Praca\./)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Zapisz tematy' }));
  expect(await screen.findByText(/^Tematy zapisane/)).toBeDefined();
  expect(await screen.findByText('Siostry, Miłość i relacje')).toBeVisible();
  const topics = [
    { content: 'Siostry', icon: 'EARTH' },
    { content: 'Miłość i relacje', icon: 'HEARTH' },
  ];
  expect(sent).toEqual([
    { seen: ['f1-t'], topics },
    { seen: ['n'], topics },
  ]);
});

test('a specialist sees her card as the shop has it, and whom to write to when it is wrong [DK-11] [owner row 23]', async () => {
  const client = createDeskClient(async () => reply<'getMyCard'>(card('f1', 'Mirela')));
  renderDesk(client, ['getMyCard'], '/moja-karta', <MyCardPage />);
  expect(await screen.findByRole('heading', { name: 'Moja karta', level: 1 })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Tak widzi ją klientka' })).toHaveTextContent('Mirela');
  expect(screen.getByRole('region', { name: 'Cały opis' })).toHaveTextContent('Rozkłada karty wieczorem.');
  expect(screen.getByRole('link', { name: 'napisz do niej' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});
