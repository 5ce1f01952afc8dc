import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskApi } from '#desk/api/desk-api.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/flows/desk-context.tsx';
import SpecialistPage from '#desk/flows/specialists/specialist-page.tsx';
import SpecialistsPage from '#desk/flows/specialists/specialists-page.tsx';
import type { Specialist } from '#desk/schemas/specialists.schema.ts';
import { axeFindings } from '#tests/kit/axe.ts';

const card = (id: string, name: string): Specialist => ({
  id,
  image: '/art/jagna.svg',
  imageVersion: 1,
  isAvailable: true,
  rating: 5,
  ratings: { count: 0, isSample: true },
  topics: [{ id: `${id}-t`, content: 'Miłość i relacje', icon: 'HEARTH' }],
  lowestPrice: 4_299,
  fields: {
    name,
    zodiacSign: 'Scorpio',
    description: 'Rozkłada karty wieczorem.',
    responseTime: 'ok. 3 godz.',
    seoTitle: `${name}, wróżka`,
    seoDescription: `Co pisze ${name}`,
  },
  versions: { name: 1, zodiacSign: 1, description: 4, responseTime: 1, seoTitle: 1, seoDescription: 1 },
});

const ALL = ['listSpecialists', 'changeSpecialist', 'orderSpecialists'];

interface Drawn {
  /** What the server answers to a change, first first; afterwards it stores. */
  answers?: Response[];
  operations?: string[];
}

/** The pages of an owner over a server with two specialists, and the bodies that it was sent. */
function drawn(path: string, { answers = [], operations = ALL }: Drawn = {}) {
  let all = [card('f1', 'Jagna'), card('f2', 'Kalina')];
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return Response.json(all);
    const body = await request.json();
    sent.push(body);
    const answer = answers.shift();
    if (answer) return answer;
    if (request.url.endsWith('/order')) {
      all = body.order.map((id: string) => all.find((one) => one.id === id));
      return Response.json(all);
    }
    const changed = structuredClone(all[0]) as unknown as { fields: object; versions: object };
    for (const { field, text, seen } of body.changes) {
      Object.assign(changed.fields, { [field]: text });
      Object.assign(changed.versions, { [field]: seen + 1 });
    }
    return Response.json(changed);
  });
  const person = { id: '1', name: 'Ludmiła', role: 'owner', brandName: 'Kwiat Paproci', operations };
  const desk = {
    api: createDeskApi(client),
    person,
    news: 0,
    isOnline: true,
    isSignedIn: true,
    theme: 'light',
    onExpired: () => undefined,
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <DeskContext value={desk as unknown as Desk}>
        <Routes>
          <Route path="/wrozki" element={<SpecialistsPage />} />
          <Route path="/wrozki/:fairyId" element={<SpecialistPage />} />
        </Routes>
      </DeskContext>
    </MemoryRouter>,
  );
  return { sent, user: userEvent.setup() };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const replace = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};

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
  expect(await field('Imię')).toHaveValue('kalina');
});

test('a text that somebody else has changed meanwhile is chosen between the two [DK-6] [DK-11]', async () => {
  const newer = card('f1', 'Jagna');
  newer.fields.description = 'Rozkłada karty nocą.';
  newer.versions.description = 5;
  const conflict = Response.json({ code: 210, message: 'newer', specialist: newer }, { status: 409 });
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
  const refused = Response.json(
    {
      code: 221,
      message: 'no',
      errors: [{ path: '/changes/0/text', message: 'Wróżka o tym imieniu już jest' }],
    },
    { status: 422 },
  );
  const { user } = drawn('/wrozki/f1', { answers: [refused] });
  await replace(user, 'Imię', 'Rosa');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Wróżka o tym imieniu już jest')).toBeDefined();
  expect(await field('Imię')).toHaveValue('Rosa');
});

test('the list is put in order by buttons, and says what became of it [DK-11]', async () => {
  const { sent, user } = drawn('/wrozki');
  await user.click(await screen.findByRole('button', { name: 'Kalina: wyżej' }));
  expect(await screen.findByText('Kalina: miejsce 1 z 2')).toBeDefined();
  expect(sent).toEqual([{ seen: ['f1', 'f2'], order: ['f2', 'f1'] }]);
  const [first] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(first).toHaveTextContent('Kalina');
});

test('an order that somebody else has changed meanwhile stands, and says so [DK-11]', async () => {
  const conflict = Response.json({ code: 210, message: 'newer', specialists: [] }, { status: 409 });
  const { user } = drawn('/wrozki', { answers: [conflict] });
  await user.click(await screen.findByRole('button', { name: 'Jagna: niżej' }));
  expect(await screen.findByText(/^Ktoś zmienił kolejność/)).toBeDefined();
});

test('to a specialist neither page exists [DK-2]', async () => {
  drawn('/wrozki', { operations: [] });
  expect(await screen.findAllByRole('heading', { name: 'Tej strony nie ma' })).not.toEqual([]);
  expect(screen.queryByRole('button', { name: /wyżej$/ })).toBeNull();
});
