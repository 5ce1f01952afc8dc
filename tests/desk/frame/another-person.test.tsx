import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { expiredCopy, signInCopy } from '#desk/access/sign-in-copy.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Queue } from '#desk/domain/wire.ts';
import { DeskApp } from '#desk/app.tsx';
import { shellCopy, shortcutsCopy } from '#desk/copy/shell.ts';
import { newsletterCopy } from '#desk/newsletter/newsletter-copy.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { WIRE_CHALLENGE, WIRE_SIGN_IN_PAGE, wireMe } from '#tools/model/sample-desk.ts';
import { refusal, reply } from '../desk-replies.ts';
import { queueRow } from '../queue/sample-row.ts';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: async () => ({}) }));

const OWNER = {
  ...wireMe({ id: '1', name: 'Ludmiła', role: 'owner' }),
  state: 'now',
  operations: ['listNewsletters', 'getQueue'],
};
const SPECIALIST = {
  ...wireMe({ id: '2', name: 'Róża', role: 'specialist' }),
  operations: ['getQueue'],
};

const queueOf = (orderId: number): Queue => ({
  now: '2026-11-26T09:00:00Z',
  rows: [queueRow({ orderId })],
  unreadable: [],
  next: null,
  counts: {
    all: 1,
    open: 1,
    late: 0,
    soon: 0,
    waiting: 1,
    drafted: 0,
    'in-review': 0,
    'sent-back': 0,
    approved: 0,
  },
  fairies: [],
  figures: { sentToday: 0, usualMinutes: null },
});

const WAYS = ['over her page', 'by signing in'] as const;
type Way = (typeof WAYS)[number];

/** The owner's desk at her newsletter, or at another page with a heading; another's passkey is at hand. */
async function opened(
  path: string = DESK_PAGES.newsletter.path,
  heading: string = DESK_PAGES.newsletter.title,
) {
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
  window.history.replaceState(null, '', path);
  let who = 1;
  let entering: object = SPECIALIST;
  const asked: string[] = [];
  let fail = () => {};
  const client = createDeskClient(async ({ url, method }) => {
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    if (pathname.endsWith('/me')) return Response.json({ me: OWNER });
    if (pathname.endsWith('/sign-in/challenge')) return Response.json(WIRE_CHALLENGE.body);
    if (pathname.endsWith('/sign-in-page')) return Response.json(WIRE_SIGN_IN_PAGE);
    if (pathname.endsWith('/sign-in')) {
      who = 2;
      return Response.json(entering);
    }
    if (pathname.endsWith('/sign-out')) return new Response(null, { status: 204 });
    if (pathname.endsWith('/queue')) return reply<'getQueue'>(queueOf(who));
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
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 5_000 });
  const user = userEvent.setup();
  const end = () => act(() => [...streams].forEach((one) => one.dispatchEvent(new Event('signed-out'))));
  return {
    user,
    asked,
    fail: () => act(async () => fail()),
    /** Her session ends, and she enters again by her passkey; the stream says what is so at that moment. */
    async comeBack() {
      entering = OWNER;
      end();
      await user.click(await screen.findByRole('button', { name: signInCopy.withKey }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const data = JSON.stringify({ person: OWNER.person.id, state: OWNER.state });
      act(() => [...streams].forEach((one) => one.dispatchEvent(new MessageEvent('change', { data }))));
    },
    /** Her session ends, and another enters by her own passkey: over the page, or on the page of signing in. */
    async changePerson(way: Way) {
      end();
      if (way === 'by signing in')
        await user.click(await screen.findByRole('button', { name: expiredCopy.other }));
      await user.click(await screen.findByRole('button', { name: signInCopy.withKey }));
      await screen.findAllByText(SPECIALIST.person.name, undefined, { timeout: 5_000 });
    },
  };
}

test.each(WAYS)('whoever enters %s is not told what failed for her', async (way) => {
  const { user, fail, changePerson } = await opened();
  await user.click(await screen.findByRole('button', { name: newsletterCopy.add }));
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

test('whoever enters over the queue of another sees her own orders alone', async () => {
  const { changePerson } = await opened(DESK_PAGES.queue.path, DESK_PAGES.queue.title);
  const rowOf = (orderId: number) => document.querySelector(`#zamowienie-${orderId}`);
  await waitFor(() => expect(rowOf(1)).not.toBeNull());
  await changePerson('over her page');
  await waitFor(() => expect(rowOf(2)).not.toBeNull());
  expect(rowOf(1)).toBeNull();
});

test('who leaves tells the other tabs, which ask at once who is signed in', async () => {
  const { user } = await opened();
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('desk-events');
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  await user.click(screen.getByRole('button', { name: shellCopy.leave }));
  await screen.findByRole('button', { name: signInCopy.withKey });
  await waitFor(() => expect(heard).toContain('left'));
  otherTab.close();
});

test('who comes back to her page after a pause is shown what has changed meanwhile', async () => {
  const { asked, comeBack } = await opened();
  const read = () => asked.filter((one) => one === 'GET /desk-api/newsletter').length;
  await screen.findByRole('button', { name: newsletterCopy.add });
  expect(read()).toBe(1);
  await comeBack();
  await waitFor(() => expect(read()).toBe(2));
});
