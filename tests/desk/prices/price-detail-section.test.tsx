import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Price } from '#desk/domain/wire.ts';
import type { PriceCellView } from '#desk/prices/price-cell.tsx';
import { PriceDetailSection } from '#desk/prices/price-detail-section.tsx';
import { grosze } from '#domain/grosze.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const cell = (name: string, before: number): PriceCellView => ({
  name,
  label: 'Jagna, Jedna karta',
  text: '90',
  state: 'dirty',
  problem: undefined,
  before: grosze(before),
  lastPrice: undefined,
  lowest: null,
});
const price = (version: number) => ({ version, lowestSince: null }) as Price;
/** A cell, the price that somebody else sets in it, and the cell beside it. */
const STEPS = [
  [cell('f1/p1', 4_200), price(1)],
  [cell('f1/p1', 4_500), price(2)],
  [cell('f1/p2', 4_500), price(2)],
  [cell('f1/p3', 4_500), undefined],
] as const;

test('the history beside a typed price is of its cell and of the price of now; one that was never sold has none [DK-9]', async () => {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    asked.push(new URL(url).pathname.replace('/desk-api/prices/', ''));
    return reply<'getPriceHistory'>([]);
  });
  function Page() {
    const [step, setStep] = useState(0);
    const [shown, stored] = STEPS[step] ?? STEPS[0];
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Dalej
        </button>
        <PriceDetailSection cell={shown} price={stored} onUndo={undefined} />
      </>
    );
  }
  const user = renderDesk(client, [], '/oferta', <Page />);
  await waitFor(() => expect(asked).toEqual(['f1/p1/history']));
  for (let step = 1; step < STEPS.length; step += 1)
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
  await waitFor(() => expect(asked).toEqual(['f1/p1/history', 'f1/p1/history', 'f1/p2/history']));
});
