import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskApp } from '#desk/app.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { newsletterCopy } from '#desk/newsletter/newsletter-copy.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { wireMe } from '#tools/model/sample-desk.ts';
import { refusal, reply } from '../desk-replies.ts';

test('a failure whose page was left is told over the next one, until it is read', async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  window.history.replaceState(null, '', DESK_PAGES.newsletter.path);
  let fail = () => {};
  const client = createDeskClient(async ({ url, method }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/me'))
      return Response.json({
        me: { ...wireMe({ id: '1', name: 'Ludmiła', role: 'owner' }), operations: ['listNewsletters'] },
      });
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
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: newsletterCopy.add }, { timeout: 5_000 }));
  await user.click(screen.getByRole('link', { name: /konto$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: newsletterCopy.add })).toBeNull());
  await act(async () => fail());
  const words = shellCopy.leftFailure(newsletterCopy.actionFailed);
  await screen.findByText(words);
  await user.click(screen.getByRole('button', { name: shellCopy.leftFailureRead }));
  expect(screen.queryByText(words)).toBeNull();
});
