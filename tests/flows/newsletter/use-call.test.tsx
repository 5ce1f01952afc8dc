import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { confirmNewsletter } from '#api/newsletter.ts';
import { createShopClient } from '#api/shop-client.ts';
import { isUnknown } from '#flows/newsletter/is-unknown.ts';
import { useCall } from '#flows/newsletter/use-call.ts';

const make = () => Promise.resolve('done');
const notKnown = () => Promise.reject(new ApiFailure('unknown'));
const offline = () => Promise.reject(new ApiFailure('offline'));

/** A page whose button goes when its call is done. */
function Page() {
  const [call, start] = useCall(make, vi.fn());
  return (
    <main>
      <h1 tabIndex={-1}>Tytuł</h1>
      {call.status !== 'done' && <button onClick={start}>Zrób</button>}
      <input aria-label="Pole" />
    </main>
  );
}

test('a link that the shop does not know is told from a line that failed, which can be tried again [NL-1]', async () => {
  for (const [failing, status] of [
    [notKnown, 'unknown'],
    [offline, 'failed'],
  ] as const) {
    const { result } = renderHook(() => useCall<string>(failing, vi.fn()));
    await act(async () => result.current[1]());
    expect(result.current[0]).toEqual({ status });
  }
});

test('a call that failed after its page was left is told with its reason, one that is done is not', async () => {
  for (const [ending, told] of [
    [offline, [['failed']]],
    [notKnown, [['unknown']]],
    [make, []],
  ] as const) {
    const tell = vi.fn();
    const { result, unmount } = renderHook(() => useCall<string>(ending, tell));
    act(() => result.current[1]());
    unmount();
    await act(async () => {});
    expect(tell.mock.calls).toEqual(told);
  }
});

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
