import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import GuidePage from '#desk/guide/guide-page.tsx';
import type { GuideTable } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const TABLE: GuideTable = {
  version: 3,
  services: [{ id: 'p1', title: 'Trzy karty', length: 'middle' }],
  specialists: [
    { id: 'f1', name: 'Jagna', manner: 'direct' },
    { id: 'f2', name: 'Kalina' },
  ],
};

function drawn(answers: Response[] = []) {
  const sent: unknown[] = [];
  let table = TABLE;
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getGuideTable'>(table);
    sent.push(await request.json());
    table = { ...table, version: table.version + 1 };
    return answers.shift() ?? reply<'changeGuideTable'>(table);
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

test('a refused table is said to be newer [RD-4] [DK-6]', async () => {
  drawn([refusal<'changeGuideTable'>(409, { code: 210, current: { ...TABLE, version: 4 } })]);
  await select('Jagna', 'ordered');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz tabelę' }));
  expect(await screen.findByText(/^Ktoś zmienił tabelę/)).toBeVisible();
});
