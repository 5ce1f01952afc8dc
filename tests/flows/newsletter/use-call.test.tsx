import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { confirmNewsletter } from '#api/newsletter.ts';
import { createShopClient } from '#api/shop-client.ts';
import { isUnknown } from '#flows/newsletter/is-unknown.ts';
import { useCall } from '#flows/newsletter/use-call.ts';

const make = () => Promise.resolve('done');

/** A page whose button goes when its call is done. */
function Page() {
  const [call, start] = useCall(make);
  return (
    <main>
      <h1 tabIndex={-1}>Tytuł</h1>
      {call.status !== 'done' && <button onClick={start}>Zrób</button>}
      <input aria-label="Pole" />
    </main>
  );
}

test('the heading takes the focus of the button that has gone', async () => {
  render(<Page />);
  await userEvent.setup().click(screen.getByRole('button'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('whoever has gone on to a field keeps the focus there', async () => {
  render(<Page />);
  const button = screen.getByRole('button');
  await act(async () => {
    screen.getByLabelText('Pole').focus();
    button.click();
    await Promise.resolve();
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Pole'));
});

test.each([
  [422, 106, true],
  [400, 100, true],
  [429, 100, false],
  [500, 500, false],
])(
  'a link that the shop answers with %i, code %i: of an unknown one is %s [NL-1]',
  async (status, code, unknown) => {
    const client = createShopClient({
      baseUrl: 'https://shop.example/api',
      fetch: async () => Response.json({ code, message: '', requestId: '' }, { status }),
    });
    const error: unknown = await confirmNewsletter(client, 'x'.repeat(32)).catch((reason: unknown) => reason);
    expect(isUnknown(error)).toBe(unknown);
  },
);
