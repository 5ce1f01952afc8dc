import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { personalDataCopy } from '#desk/personal-data/personal-data-copy.ts';
import PersonalDataPage from '#desk/personal-data/personal-data-page.tsx';
import type { PersonalData } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';

const NOTHING: PersonalData = {
  version: 'v0',
  isErasable: false,
  counts: {
    orders: 0,
    inBooks: 0,
    gifts: 0,
    messages: 0,
    withdrawals: 0,
    newsletter: 0,
    consents: 0,
    ratings: 0,
    mails: 0,
  },
  unanswered: [],
  payable: [],
  kept: [],
  retention: { books: 5, backups: 30 },
};
const STORED: PersonalData = {
  ...NOTHING,
  version: 'v1',
  isErasable: true,
  counts: { ...NOTHING.counts, orders: 3, messages: 1 },
  unanswered: [1007],
  payable: [1009],
  kept: [1001, 1007],
};
const EMAIL = 'ewa@example.com';
const { outcome: words } = personalDataCopy;
const Address = () => <output>{JSON.stringify(useLocation())}</output>;

function drawn(found: PersonalData, answers: Response[] = [], operations = ['findPersonalData']) {
  const sent: [string, unknown][] = [];
  const client = createDeskClient(async (request) => {
    const path = new URL(request.url).pathname.replace('/desk-api/personal-data', '');
    sent.push([path, await request.json()]);
    if (path === '') return reply<'findPersonalData'>(found);
    const answer = answers.shift();
    if (!answer) throw new TypeError('the line is cut');
    return answer;
  });
  const person = {
    id: '1',
    name: 'Ludmiła',
    role: 'owner',
    brandName: 'Kwiat Paproci',
    shopUrl: 'https://shop.example',
    operations,
  };
  const desk = { client, person, isOnline: true, isSignedIn: true, theme: 'light' };
  render(
    <MemoryRouter initialEntries={['/dane-klientek']}>
      <DeskContext value={desk as unknown as Desk}>
        <PersonalDataPage />
        <Address />
      </DeskContext>
    </MemoryRouter>,
  );
  return sent;
}
const find = async (email = ` Ewa@Example.com`) => {
  await userEvent.type(screen.getByLabelText('Adres e-mail'), `${email}{Enter}`);
};
const again = () => screen.findByLabelText('Przepisz adres');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an address that is none is told at the field; one that nothing is stored about says so, and is in no address [DK-19]', async () => {
  const sent = drawn(NOTHING);
  await find('ewa');
  expect(screen.getByLabelText('Adres e-mail')).toHaveAccessibleDescription(/Podaj prawidłowy adres/);
  await press('Znajdź');
  expect(screen.getByLabelText('Adres e-mail')).toHaveFocus();
  expect(sent).toEqual([]);
  await find('@example.com');
  expect(await screen.findByRole('heading', { name: 'Nic tu nie ma' })).toBeDefined();
  expect(sent).toEqual([['', { email: EMAIL }]]);
  expect(screen.queryByRole('button', { name: 'Pobierz dane (JSON)' })).toBeNull();
  expect(screen.getByText(/"pathname"/).textContent).not.toContain('ewa');
});

test('open orders are named with links, and nothing is sent before the tick and the address typed anew [DK-19]', async () => {
  const sent = drawn(STORED, [
    reply<'erasePersonalData'>({
      removed: { orders: 1, messages: 0, subscriptions: 0, jobs: 0, mails: 2 },
      kept: [1001, 1007],
      calledOff: [1007],
    }),
  ]);
  await find();
  await again();
  expect(screen.getByText('Zamówienia i szkice zamówień').nextElementSibling).toHaveTextContent('3');
  expect(screen.queryByText('Oceny')).toBeNull();
  expect(screen.getByRole('link', { name: 'nr 1009' })).toHaveAttribute('href', '/zamowienia/1009');
  // Rail and dock are the same menu; the stylesheet shows one of them.
  expect((await axeFindings()).filter((finding) => !finding.startsWith('landmark-unique'))).toEqual([]);
  await press('Usuń dane na zawsze');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/^Zaznacz, że zamówienia/);
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.type(await again(), 'inna@example.com');
  expect(await again()).toHaveAccessibleDescription(/To nie jest ten sam adres/);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Usuń dane na zawsze');
  expect(sent).toHaveLength(1);
  await userEvent.clear(await again());
  await userEvent.type(await again(), 'EWA@example.com');
  await press('Usuń dane na zawsze');
  const heading = await screen.findByRole('heading', { name: 'Dane są usunięte' });
  expect(heading).toHaveFocus();
  expect(sent.at(-1)).toEqual(['/erase', { email: EMAIL, seen: 'v1', withOpenOrders: true }]);
  const done = within(screen.getByRole('region', { name: 'Dane są usunięte' }));
  expect(done.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'nr 1007',
    'nr 1001',
    'nr 1007',
  ]);
});

test('something newer is shown in place and asked about anew; a cut line says that nobody knows [DK-19] [DK-6]', async () => {
  const newer = {
    ...STORED,
    version: 'v2',
    unanswered: [],
    payable: [],
    counts: { ...STORED.counts, messages: 2 },
  };
  const sent = drawn({ ...STORED, unanswered: [], payable: [] }, [
    refusal<'erasePersonalData'>(409, { code: 210, current: newer }),
  ]);
  await find();
  await userEvent.type(await again(), EMAIL);
  await press('Usuń dane na zawsze');
  expect(await screen.findByText(/^Od ostatniego sprawdzenia coś się zmieniło/)).toBeDefined();
  expect(screen.getByText('Wiadomości z formularza').nextElementSibling).toHaveTextContent('2');
  expect(await again()).toHaveValue('');
  await userEvent.type(await again(), EMAIL);
  await press('Usuń dane na zawsze');
  expect(await screen.findByText(/^Nie wiadomo, czy dane zostały usunięte/)).toBeDefined();
  expect(sent.at(-1)).toEqual(['/erase', { email: EMAIL, seen: 'v2', withOpenOrders: false }]);
});

test('of an erased customer only the books are there, and nothing to press [DK-19]', async () => {
  drawn({ ...NOTHING, counts: { ...NOTHING.counts, orders: 1, inBooks: 1 }, kept: [1001] });
  await find();
  expect(await screen.findByText(/^Zostało tylko to, czego wymagają przepisy/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Usuń dane na zawsze' })).toBeNull();
});

test('what became of the file is told beside its button, what became of the erasing beside that [DK-19]', async () => {
  drawn({ ...STORED, unanswered: [], payable: [] }, [
    refusal<'exportPersonalData'>(500, { code: 500 }),
    refusal<'erasePersonalData'>(500, { code: 500 }),
  ]);
  await find();
  await again();
  const file = within(screen.getByRole('region', { name: EMAIL }));
  await press('Pobierz dane (JSON)');
  expect(await file.findByText(words.downloadFailed)).toBeVisible();
  await userEvent.type(await again(), EMAIL);
  await press('Usuń dane na zawsze');
  const said = await screen.findByText(words.eraseFailed.unknown);
  expect(file.queryByText(words.eraseFailed.unknown)).toBeNull();
  expect(said.closest('form')).toContainElement(await again());
});
