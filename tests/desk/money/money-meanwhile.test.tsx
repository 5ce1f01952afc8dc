import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Money } from '#desk/domain/wire.ts';
import MoneySection from '#desk/money/money-section.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';
import { MONEY } from './sample-money.ts';

/** Of which everything is to be decided. */
const OPEN: Money = {
  ...MONEY,
  toSettle: 1,
  difference: { paid: grosze(4900), asked: grosze(5900), currency: 'PLN' },
};

test.each([
  ['Oddaj pieniądze', /kluczem/, 'Reklamacja'],
  ['Odwołaj zamówienie', /kluczem/, 'Reklamacja'],
  ['Przyjmij tę kwotę', /kluczem/, undefined],
  ['Załatwione inną drogą', /kluczem/, undefined],
])(
  '%s: a decision goes with the money that was shown as its dialog opened; the next press with what the refusal brought [DK-8] [DK-6]',
  async (opener, confirm, reason) => {
    let now = OPEN;
    const { Updates, hear } = deskUpdates();
    const seen: unknown[] = [];
    const client = createDeskClient(async (request) => {
      if (request.method === 'GET') return reply<'getOrderMoney'>(now);
      const body = (await request.json()) as { seen: string };
      seen.push(body.seen);
      return body.seen === now.version
        ? reply<'getOrderMoney'>(now)
        : refusal<'giveBack'>(409, { code: 210, current: now });
    });
    const user = renderDesk(
      client,
      ['getOrderMoney'],
      '/',
      <Updates>
        <MoneySection orderId={1001} now={Date.now()} />
      </Updates>,
    );
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(screen.getByRole('dialog'));
    if (reason !== undefined) await user.click(dialog.getByRole('button', { name: reason }));
    now = { ...OPEN, version: '2', left: grosze(2900) };
    hear();
    expect(await dialog.findAllByText(/29,00/)).not.toEqual([]);
    const press = () => user.click(dialog.getByRole('button', { name: confirm }));
    await press();
    expect(await dialog.findByText(/^To się zmieniło przed chwilą/)).toBeVisible();
    await press();
    expect(seen).toEqual(['1', '2']);
  },
);
