import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { NoticesSection } from '#desk/access/notices/notices-section.tsx';
import type { OrderMails } from '#domain/desk-terms.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

test('a person chooses when she is mailed; what another tab chose meanwhile is shown', async () => {
  let stored: OrderMails = 'each';
  const sent: unknown[] = [];
  const now = () => ({ orderMails: stored, email: 'roza@example.com' });
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getNotices'>(now());
    const body = (await request.json()) as { seen: OrderMails; orderMails: OrderMails };
    sent.push(body);
    if (body.seen !== stored) return refusal<'setNotices'>(409, { code: 210, current: now() });
    stored = body.orderMails;
    return reply<'setNotices'>(now());
  });
  const user = renderDesk(client, ['getNotices', 'setNotices'], '/ja', <NoticesSection />);
  const field = await screen.findByLabelText('List o nowym zamówieniu');
  expect(field).toHaveAccessibleDescription(/roza@example\.com/);
  await user.selectOptions(field, 'Raz dziennie, rano');
  expect(await screen.findByText('Zapisane.')).toBeDefined();
  expect(sent).toEqual([{ seen: 'each', orderMails: 'daily' }]);
  stored = 'never';
  await user.selectOptions(field, 'Przy każdym zamówieniu, a rano to, co czeka');
  expect(await screen.findByText(/W innej karcie wybrano co innego/)).toBeDefined();
  await waitFor(() => expect(screen.getByLabelText('List o nowym zamówieniu')).toHaveValue('never'));
});
