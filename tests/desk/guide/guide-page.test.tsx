import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import GuidePage from '#desk/guide/guide-page.tsx';
import type { GuideTable } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';

const TABLE: GuideTable = {
  version: 3,
  services: [{ id: 'p1', title: 'Trzy karty', length: 'middle' }],
  specialists: [
    { id: 'f1', name: 'Jagna', manner: 'direct' },
    { id: 'f2', name: 'Kalina' },
  ],
};

function drawn() {
  const sent: unknown[] = [];
  let table = TABLE;
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getGuideTable'>(table);
    sent.push(await request.json());
    table = { ...table, version: table.version + 1 };
    return reply<'changeGuideTable'>(table);
  });
  renderDesk(client, ['getGuideTable', 'changeGuideTable'], '/pomoc-w-wyborze', <GuidePage />);
  return sent;
}
const select = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), option);

test('the whole table is saved at once, with the version that was seen [RD-4] [DK-6]', async () => {
  const sent = drawn();
  await select('Kalina', 'Łagodnie');
  await select('Trzy karty', 'według ceny');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz tabelę' }));
  expect(await screen.findByRole('combobox', { name: 'Kalina' })).toBeDefined();
  expect(await screen.findByText('Tabela zapisana. Sklep podpowiada już według niej.')).toBeVisible();
  expect(sent).toEqual([{ seen: 3, lengths: {}, manners: { f1: 'direct', f2: 'gentle' } }]);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('a choice that is not saved is asked about before the page is left, and one that is saved is not [DK-6]', async () => {
  drawn();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await screen.findByRole('combobox', { name: 'Kalina' });
  expect(isAsked()).toBe(false);
  await select('Kalina', 'Łagodnie');
  expect(isAsked()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz tabelę' }));
  expect(await screen.findByText(/^Tabela zapisana/)).toBeVisible();
  await waitFor(() => expect(isAsked()).toBe(false));
});

test('what is chosen stays when another saves; the other’s change is named, and counts as read once a refusal has brought it [RD-4] [DK-6]', async () => {
  const newer: GuideTable = {
    version: 4,
    services: TABLE.services,
    specialists: [
      { id: 'f1', name: 'Jagna', manner: 'direct' },
      { id: 'f2', name: 'Kalina', manner: 'wry' },
    ],
  };
  const sent: { seen: number }[] = [];
  let table = TABLE;
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getGuideTable'>(table);
    const body = (await request.json()) as { seen: number };
    sent.push(body);
    if (body.seen !== table.version) return refusal<'changeGuideTable'>(409, { code: 210, current: table });
    table = { ...table, version: table.version + 1 };
    return reply<'changeGuideTable'>(table);
  });
  const { Updates, hear } = deskUpdates();
  renderDesk(
    client,
    ['getGuideTable', 'changeGuideTable'],
    '/pomoc-w-wyborze',
    <Updates>
      <GuidePage />
    </Updates>,
  );
  await select('Jagna', 'ordered');
  table = newer;
  hear();
  expect(await screen.findByText(/^Ktoś zmienił tabelę.*\(Kalina: Z przymrużeniem oka\)/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Jagna' })).toHaveValue('ordered');
  expect(screen.getByRole('combobox', { name: 'Kalina' })).toHaveValue('wry');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz tabelę' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByRole('button', { name: 'Zapisz tabelę' });
  expect(screen.getAllByText(/^Ktoś zmienił tabelę.*\(Kalina: /)).toHaveLength(1);
  await save();
  expect(await screen.findByText(/^Tabela zapisana/)).toBeVisible();
  const whole = { lengths: { p1: 'middle' }, manners: { f1: 'ordered', f2: 'wry' } };
  expect(sent).toEqual([
    { seen: 3, ...whole },
    { seen: 4, ...whole },
  ]);
  expect(screen.queryByText(/^Ktoś zmienił/)).toBeNull();
});
