import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { PreviewAddress } from '#desk/frame/preview-address.tsx';
import { renderDesk } from '../render-desk.tsx';

test('an address that was made leads there and says until when it works', async () => {
  const address = 'https://shop.example/podglad/x';
  const user = renderDesk(
    createDeskClient(async () => Response.error()),
    [],
    '/',
    <PreviewAddress
      make={async () => ({ address, until: '2020-11-22T10:00:00.000Z' })}
      words={{
        press: 'Zrób',
        hint: 'Na dobę.',
        open: 'Otwórz',
        copy: 'Skopiuj',
        copied: 'Skopiowane',
        failed: 'Nie udało się',
        until: (when) => `Działa do: ${when}`,
      }}
    />,
  );
  expect(screen.getByText('Na dobę.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Zrób' }));
  expect(await screen.findByText(/^Działa do: 22\slistopada 2020, 11:00$/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Otwórz/ })).toHaveAttribute('href', address);
});
