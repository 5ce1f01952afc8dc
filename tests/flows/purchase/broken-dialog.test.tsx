import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { partFailure } from '#copy/site/errors.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';
import { sampleShop } from './sample-purchase.ts';

const dialog = vi.hoisted(() => ({ isBroken: true }));
vi.mock('#blocks/specialist/fairy-dialog.tsx', () => ({
  FairyDialog: ({ open }: { open: boolean }) => {
    if (open && dialog.isBroken) throw new Error('broken');
    return open ? <p>O niej</p> : null;
  },
}));

test('a description that could not be shown says so, and is shown at the next press [U35]', async () => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { catalogue } = sampleShop();
  const { toast } = await onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: catalogue } }}
    />,
    { address: '/tarot', network: () => undefined },
  );
  const [more] = screen.getAllByRole('button', { name: /^Więcej/ });
  if (!more) throw new Error('No card has a description');
  fireEvent.click(more);
  await eventually(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', partFailure));
  dialog.isBroken = false;
  fireEvent.click(more);
  await eventually(() => expect(screen.getByText('O niej')).toBeVisible());
  expect(toast).toHaveBeenCalledOnce();
});
