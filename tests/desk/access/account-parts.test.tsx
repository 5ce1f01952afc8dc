import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accountCopy } from '#desk/access/access-copy.ts';
import AccountPage from '#desk/access/account-page.tsx';
import { NameSection } from '#desk/access/name-section.tsx';
import { RecoveryCodes } from '#desk/access/recovery-codes.tsx';
import { invitationCopy as copy } from '#desk/access/sign-in-copy.ts';
import { SignInForm } from '#desk/access/sign-in-form.tsx';
import { refusalOf } from '#desk/access/sign-in-ports.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { KeyRefusal } from '#desk/browser/passkeys.ts';
import { DESK_ERROR, type DeskErrorCode } from '#domain/desk/error-code.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

afterEach(() => void vi.restoreAllMocks());
const AT = '2026-11-23T09:00:00Z';

test('why a key was not renamed is told once, in its dialog, which keeps the name; that of another key begins without it [DK-1]', async () => {
  const passkeys = ['a', 'b'].map((id) => ({ id, device: `Klucz ${id}`, addedAt: AT, lastUsedAt: null }));
  const sent: [string, unknown][] = [];
  let fails = true;
  const client = createDeskClient(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') {
      sent.push([pathname.split('/').at(-1) ?? '', await request.json()]);
      return fails ? refusal<'renamePasskey'>(500, { code: 500 }) : new Response(null, { status: 204 });
    }
    return pathname.endsWith('/passkeys') ? reply<'listPasskeys'>(passkeys) : reply<'listSessions'>([]);
  });
  const user = renderDesk(client, [], '/konto', <AccountPage />);
  await user.click(await screen.findByRole('button', { name: 'Zmień nazwę klucza: Klucz b' }));
  const dialog = () => within(screen.getByRole('dialog'));
  const field = () => dialog().getByRole('textbox');
  expect(field()).toHaveValue('Klucz b');
  await user.type(field(), ' w domu');
  await user.click(dialog().getByRole('button', { name: accountCopy.saveName }));
  expect(await screen.findAllByText(/^Zaplecze nie odpowiada/)).toHaveLength(1);
  expect(dialog().getByText(/^Zaplecze nie odpowiada/)).toBeVisible();
  expect(field()).toHaveValue('Klucz b w domu');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Zmień nazwę klucza: Klucz a' }));
  expect(field()).toHaveValue('Klucz a');
  expect(dialog().queryByText(/^Zaplecze nie odpowiada/)).toBeNull();
  fails = false;
  await user.click(dialog().getByRole('button', { name: accountCopy.saveName }));
  expect(await screen.findByText(accountCopy.renamed)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([
    ['b', { seen: 'Klucz b', device: 'Klucz b w domu' }],
    ['a', { seen: 'Klucz a', device: 'Klucz a' }],
  ]);
});

test('codes are copied one to a line, and where the browser refuses they are to be written down [DK-1]', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  write.mockResolvedValueOnce();
  const { rerender } = render(<RecoveryCodes codes={['AAAA', 'BBBB']} />);
  const told = () => screen.getByRole('status').textContent;
  const press = () => user.click(screen.getByRole('button', { name: copy.copy }));
  expect(told()).toBe('');
  await press();
  await waitFor(() => expect(told()).toBe(copy.copyRefused));
  await press();
  await waitFor(() => expect(told()).toBe(copy.copied));
  expect(write.mock.calls).toEqual([['AAAA\nBBBB'], ['AAAA\nBBBB']]);
  rerender(<RecoveryCodes codes={['CCCC', 'DDDD']} />);
  expect(told(), 'new ones are not in the clipboard').toBe('');
});

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('who is asked for her first name and types none is not asked about it as she leaves; a typed one is [DK-1]', async () => {
  const nowhere = createDeskClient(() => new Promise(() => undefined));
  const user = renderDesk(nowhere, [], '/', <NameSection isFirst />);
  expect(asksBeforeClosing()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'Ola');
  expect(asksBeforeClosing()).toBe(true);
});

test.each([
  ['', undefined, 0],
  ['  ', undefined, 0],
  ['AB12', undefined, 1],
  ['AB12', 'Za dużo złych kodów.', 0],
])(
  'the code %j goes only if it is one, and codes are taken now: %s [DK-1]',
  async (code, codeLock, times) => {
    const onUseCode = vi.fn<() => void>();
    const nothing = () => undefined;
    render(
      <SignInForm
        page={undefined}
        knowsPasskeys
        canEnterSample={false}
        code={code}
        isBusy={false}
        codeLock={codeLock}
        codeProblem={undefined}
        problem={undefined}
        onKey={nothing}
        onCode={nothing}
        onUseCode={onUseCode}
        onSample={nothing}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wejdź kodem', hidden: true }));
    expect(onUseCode).toHaveBeenCalledTimes(times);
  },
);

const failed = (status: number, code: DeskErrorCode | 100, more: object = {}) =>
  new DeskFailure(status, { code, message: 'refused', ...more });
test.each<[string, unknown, object]>([
  ['no response', new DeskFailure(0), { kind: 'unreachable' }],
  ['a server that fails', new DeskFailure(503), { kind: 'unreachable' }],
  [
    'too many tries',
    failed(429, DESK_ERROR.tooManyTries, { waitSeconds: 90 }),
    { kind: 'locked', waitMs: 90_000 },
  ],
  [
    'too many tries, for nobody knows how long',
    failed(429, DESK_ERROR.tooManyTries),
    { kind: 'locked', waitMs: 60_000 },
  ],
  ['a server under load', failed(429, 100), { kind: 'unreachable' }],
  ['an invitation that nobody knows', failed(404, DESK_ERROR.invitationUnknown), { kind: 'gone' }],
  ['one that has run out', failed(410, DESK_ERROR.invitationExpired), { kind: 'gone' }],
  ['one that was used', failed(410, DESK_ERROR.invitationUsed), { kind: 'gone' }],
  ['an account that is taken', failed(409, DESK_ERROR.accountTaken), { kind: 'gone' }],
  ['a wrong code', failed(422, DESK_ERROR.recoveryCodeRefused), { kind: 'refused' }],
  ['a key that was broken off', new KeyRefusal('cancelled', undefined), { kind: 'cancelled' }],
])('%s is read as what it is [DK-1]', (_, error, refused) => {
  expect(refusalOf(error)).toEqual(refused);
});

test('new codes come after a question, which closes, and are shown [DK-1]', async () => {
  const client = createDeskClient(async ({ url, method }) => {
    if (method === 'POST') return reply<'renewRecoveryCodes'>({ recoveryCodes: ['AAAA', 'BBBB'] });
    return url.endsWith('/passkeys') ? reply<'listPasskeys'>([]) : reply<'listSessions'>([]);
  });
  const user = renderDesk(client, [], '/konto', <AccountPage />);
  await user.click(await screen.findByRole('button', { name: accountCopy.renew }));
  const question = within(screen.getByRole('dialog', { name: accountCopy.renewTitle }));
  await user.click(question.getByRole('button', { name: accountCopy.renew }));
  expect(await screen.findByText('BBBB')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
