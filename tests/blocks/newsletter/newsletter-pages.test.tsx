import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewsletterConfirmation } from '#blocks/newsletter/newsletter-confirmation.tsx';
import { NewsletterSignOff } from '#blocks/newsletter/newsletter-sign-off.tsx';

const nothing = () => undefined;
const title = () => screen.getByRole('heading', { level: 1 });

describe('NewsletterConfirmation', () => {
  it('confirms at the press of the button, never before [NL-1]', async () => {
    const confirm = vi.fn();
    render(<NewsletterConfirmation state="idle" onConfirm={confirm} />);
    expect(title()).toHaveTextContent('Potwierdź zapis');
    expect(confirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Potwierdź' }));
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('says that it is confirming, and takes no second press [NL-1]', async () => {
    const confirm = vi.fn();
    render(<NewsletterConfirmation state="waiting" onConfirm={confirm} />);
    expect(title()).toHaveTextContent('Potwierdzamy twój zapis');
    await userEvent.click(screen.getByRole('button', { name: 'Potwierdzam...' }));
    expect(confirm).not.toHaveBeenCalled();
  });

  it('leads to the e-book once the address is confirmed [NL-1]', () => {
    render(<NewsletterConfirmation state="done" ebookUrl="/e-book" onConfirm={nothing} />);
    expect(title()).toHaveTextContent('Zapis potwierdzony');
    expect(screen.getByRole('link', { name: 'Otwórz e-book' })).toHaveAttribute('href', '/e-book');
  });

  it('has no dead link where the response named no e-book [AP-13]', () => {
    render(<NewsletterConfirmation state="done" onConfirm={nothing} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that it failed, and tries again [NL-1]', async () => {
    const retry = vi.fn();
    render(<NewsletterConfirmation state="failed" onConfirm={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('spróbuj ponownie za chwilę');
    expect(screen.getByRole('alert'), 'nobody knows that').not.toHaveTextContent('wygasł');
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('of a link that the shop does not know it says so, with no press that can not help [NL-1]', () => {
    render(<NewsletterConfirmation state="unknown" onConfirm={nothing} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Odnośnik jest niepełny albo wygasł');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Wróć na stronę główną' })).toBeVisible();
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
    ['unknown', 'Odnośnik jest niepełny', 0],
  ] as const)('%s: says so, with a way to write to us', (state, sentence, buttons) => {
    render(<NewsletterSignOff state={state} contactEmail="a@b.pl" onLeave={nothing} />);
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
    expect(screen.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', 'mailto:a@b.pl');
  });
});
