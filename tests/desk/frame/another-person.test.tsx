import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { expiredCopy, signInCopy } from '#desk/access/sign-in-copy.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskApp } from '#desk/app.tsx';
import { shellCopy, shortcutsCopy } from '#desk/copy/shell.ts';
import { newsletterCopy } from '#desk/newsletter/newsletter-copy.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { WIRE_CHALLENGE, WIRE_SIGN_IN_PAGE, wireMe } from '#tools/model/sample-desk.ts';
import { refusal, reply } from '../desk-replies.ts';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => ({}) }));

const OWNER = {
  ...wireMe({ id: '1', name: 'Ludmiła', role: 'owner' }),
  operations: ['listNewsletters'],
};
const SPECIALIST = { ...wireMe({ id: '2', name: 'Róża', role: 'specialist' }), operations: [] };

const WAYS = ['over her page', 'by signing in'] as const;
type Way = (typeof WAYS)[number];

/** The owner's desk at her newsletter; another's passkey is at hand. */
async function opened() {
  const streams = new Set<EventTarget>();
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        streams.add(this);
      }
      close() {
        streams.delete(this);
      }
    },
  );
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  window.history.replaceState(null, '', DESK_PAGES.newsletter.path);
  let fail = () => {};
  const client = createDeskClient(async ({ url, method }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/me')) return Response.json({ me: OWNER });
    if (pathname.endsWith('/sign-in/challenge')) return Response.json(WIRE_CHALLENGE.body);
    if (pathname.endsWith('/sign-in-page')) return Response.json(WIRE_SIGN_IN_PAGE);
    if (pathname.endsWith('/sign-in')) return Response.json(SPECIALIST);
    if (!pathname.endsWith('/newsletter')) return refusal<'getMessage'>(404, { code: 100 });
    if (method === 'GET')
      return reply<'listNewsletters'>({
        addresses: { confirmed: 1, unconfirmed: 0, stopped: 0 },
        issues: [],
        next: null,
      });
    return new Promise((resolve) => {
      fail = () => resolve(refusal<'addNewsletter'>(500, { code: 500 }));
    });
  });
  render(
    <BrowserRouter>
      <DeskApp client={client} tokens={{ invitation: undefined, sample: undefined }} />
    </BrowserRouter>,
  );
  await screen.findByRole('button', { name: newsletterCopy.add }, { timeout: 5_000 });
  const user = userEvent.setup();
  return {
    user,
    fail: () => act(async () => fail()),
    /** Her session ends, and another enters by her own passkey: over the page, or on the page of signing in. */
    async changePerson(way: Way) {
      act(() => [...streams].forEach((stream) => stream.dispatchEvent(new Event('signed-out'))));
      if (way === 'by signing in')
        await user.click(await screen.findByRole('button', { name: expiredCopy.other }));
      await user.click(await screen.findByRole('button', { name: signInCopy.withKey }));
      await screen.findAllByText(SPECIALIST.person.name, undefined, { timeout: 5_000 });
    },
  };
}

test.each(WAYS)('whoever enters %s is not told what failed for her', async (way) => {
  const { user, fail, changePerson } = await opened();
  await user.click(screen.getByRole('button', { name: newsletterCopy.add }));
  await user.click(screen.getByRole('link', { name: /konto$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: newsletterCopy.add })).toBeNull());
  await fail();
  const words = shellCopy.leftFailure(newsletterCopy.actionFailed);
  await screen.findByText(words);
  await changePerson(way);
  expect(screen.queryByText(words)).toBeNull();
});

test.each(WAYS)('whoever enters %s does not find her search, nor what she searched for', async (way) => {
  const { user, changePerson } = await opened();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', undefined, { timeout: 5_000 }), 'Anna');
  await changePerson(way);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveValue('');
});

test('whoever enters over her page does not find the sheet of keys that she opened', async () => {
  const { user, changePerson } = await opened();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: shortcutsCopy.title }, { timeout: 5_000 });
  await changePerson('over her page');
  expect(screen.queryByRole('dialog')).toBeNull();
});
