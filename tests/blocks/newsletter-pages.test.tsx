// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewsletterConfirmation } from '#blocks/newsletter-confirmation.tsx';
import { NewsletterSignOff } from '#blocks/newsletter-sign-off.tsx';

const nothing = () => undefined;
const title = () => screen.getByRole('heading', { level: 1 });

describe('NewsletterConfirmation', () => {
  it('[NL-1] says that it is confirming, without any button to press', () => {
    render(<NewsletterConfirmation state="waiting" onRetry={nothing} />);
    expect(title()).toHaveTextContent('Potwierdzamy twój zapis');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[NL-1] leads to the e-book once the address is confirmed', () => {
    render(<NewsletterConfirmation state="done" ebookUrl="/e-book" onRetry={nothing} />);
    expect(title()).toHaveTextContent('Zapis potwierdzony');
    expect(screen.getByRole('link', { name: 'Otwórz e-book' })).toHaveAttribute('href', '/e-book');
  });

  it('[AP-13] has no dead link where the response named no e-book', () => {
    render(<NewsletterConfirmation state="done" onRetry={nothing} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[NL-1] says that it failed, and tries again', async () => {
    const retry = vi.fn();
    render(<NewsletterConfirmation state="failed" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Odnośnik jest niepełny albo wygasł');
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('NewsletterSignOff', () => {
  it('signs off at the press of the button, never before', async () => {
    const leave = vi.fn();
    render(<NewsletterSignOff state="idle" contactEmail="a@b.pl" onLeave={leave} />);
    expect(leave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Wypisz mnie' }));
    expect(leave).toHaveBeenCalledOnce();
  });

  it('takes no second press while it is under way', async () => {
    const leave = vi.fn();
    render(<NewsletterSignOff state="waiting" contactEmail="a@b.pl" onLeave={leave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Wypisuję...' }));
    expect(leave).not.toHaveBeenCalled();
  });

  it('says that it is done, with nothing more to press', () => {
    render(<NewsletterSignOff state="done" contactEmail="a@b.pl" onLeave={nothing} />);
    expect(title()).toHaveTextContent('Nie wyślemy więcej listów');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['failed', 'Nie udało się wypisać adresu', 1],
    ['unaddressed', 'Odnośnik jest niepełny', 0],
  ] as const)('%s: says so, with a way to write to us', (state, sentence, buttons) => {
    render(<NewsletterSignOff state={state} contactEmail="a@b.pl" onLeave={nothing} />);
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
    expect(screen.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', 'mailto:a@b.pl');
  });
});
