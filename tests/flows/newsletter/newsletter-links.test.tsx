import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import NewsletterConfirmPage from '#flows/newsletter/newsletter-confirm-page.tsx';
import NewsletterLeavePage from '#flows/newsletter/newsletter-leave-page.tsx';
import { confirmationCopy, lateFailure, signOffCopy } from '#copy/site/newsletter-links.ts';
import { eventually, onStage } from '#tests/page/stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const pages = {
  confirm: {
    page: <NewsletterConfirmPage />,
    path: '/newsletter/potwierdz',
    press: confirmationCopy.idle.submit,
  },
  signOff: { page: <NewsletterLeavePage />, path: '/newsletter/wypisz', press: signOffCopy.submit },
} as const;

it.each(['', '?token='])(
  'a link to sign off by that has lost its token (%j) says so, and has nothing to press',
  async (search) => {
    await onStage(pages.signOff.page, { address: `${pages.signOff.path}${search}` });
    expect(screen.getByRole('status').textContent).toBe(signOffCopy.missing);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('a whole link to sign off by sends its own token, at the press', async () => {
  const { calls } = await onStage(pages.signOff.page, { address: `${pages.signOff.path}?token=abc` });
  expect(document.body.textContent).not.toContain(signOffCopy.missing);
  fireEvent.click(screen.getByRole('button', { name: signOffCopy.submit }));
  await eventually(() => expect(calls).toEqual(['POST /newsletter/unsubscribe?token=abc']));
});

it.each([
  ['confirm', 'failed', 500],
  ['confirm', 'unknown', 400],
  ['signOff', 'failed', 500],
  ['signOff', 'unknown', 400],
] as const)(
  'a call to %s that ended (%s) after its page was left is told in its own words [NL-1]',
  async (what, failure, status) => {
    const { page, path, press } = pages[what];
    let respond: (response: Response) => void = () => {};
    const response = new Promise<Response>((resolve) => (respond = resolve));
    const { toast, calls, unmount } = await onStage(page, {
      address: `${path}?token=abc`,
      network: () => response,
    });
    fireEvent.click(screen.getByRole('button', { name: press }));
    await eventually(() => expect(calls).toHaveLength(1));
    unmount();
    await act(async () => respond(Response.json({ code: 100, message: 'x' }, { status })));
    await eventually(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith('error', lateFailure[what][failure]),
    );
  },
);
