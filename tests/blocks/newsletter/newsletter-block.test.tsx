import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NewsletterBlock, type NewsletterBlockProps } from '#blocks/newsletter/newsletter-block.tsx';
import { EBOOK_COVER } from '#domain/picture-file.ts';
import { newsletterProps } from '../samples.tsx';

function shown(given: Partial<NewsletterBlockProps> = {}) {
  const on = {
    onEmailChange: vi.fn<NewsletterBlockProps['onEmailChange']>(),
    onTermsChange: vi.fn<NewsletterBlockProps['onTermsChange']>(),
    onBlur: vi.fn<NewsletterBlockProps['onBlur']>(),
    onSubmit: vi.fn<() => void>(),
  };
  render(<NewsletterBlock {...newsletterProps} {...on} {...given} />);
  return on;
}

const terms = () => screen.getByRole('checkbox', { name: 'Akceptuję regulamin i politykę prywatności' });

describe('NewsletterBlock', () => {
  it('has an e-mail field and unchecked terms [NL-1]', () => {
    const on = shown();
    fireEvent.change(screen.getByLabelText('Adres e-mail'), { target: { value: 'a@b.pl' } });
    expect(on.onEmailChange).toHaveBeenCalledExactlyOnceWith('a@b.pl');
    expect(terms()).not.toBeChecked();
  });

  it.each([
    [undefined, EBOOK_COVER],
    ['', EBOOK_COVER],
    ['/zdjecia/noce.webp', '/zdjecia/noce.webp'],
  ])('shows the picture of the e-book, at %j the shop’s own [NL-1]', (imageSrc, shownSrc) => {
    shown({ imageSrc });
    expect(screen.getByRole('presentation')).toHaveAttribute('src', shownSrc);
  });

  it('toggles the terms by box and label, not by the links in it [A27]', async () => {
    const on = shown();
    await userEvent.click(terms());
    expect(on.onTermsChange).toHaveBeenLastCalledWith(true);
    const link = screen.getByRole('link', { name: 'regulamin' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(on.onTermsChange).toHaveBeenCalledOnce();
    expect(link).toHaveAttribute('href', '/regulamin');
    expect(screen.getByRole('link', { name: 'politykę prywatności' })).toHaveAttribute(
      'href',
      '/polityka-prywatnosci',
    );
  });

  it('the button submits, and says "Zapisuję..." while sending [NL-1]', async () => {
    const on = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz darmowy e-book' }));
    expect(on.onSubmit).toHaveBeenCalledOnce();
  });

  it('cannot be submitted twice [NL-1]', () => {
    const on = shown({ sending: true });
    expect(screen.getByRole('button', { name: 'Zapisuję...' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.submit(screen.getByRole('form', { name: 'Odbierz e-book „Dwanaście nocy”' }));
    expect(on.onSubmit).not.toHaveBeenCalled();
  });

  it('ties messages to their fields', () => {
    shown({ errors: { email: 'Wprowadź prawidłowy email', terms: 'Zgoda' } });
    expect(screen.getByLabelText('Adres e-mail')).toHaveAccessibleDescription('Wprowadź prawidłowy email');
    expect(terms()).toHaveAccessibleDescription('Zgoda');
  });

  it('after success the form gives way to what happens next', () => {
    shown({ done: true });
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/Potwierdź zapis/)).toHaveFocus();
  });

  it('a rejected form leads to its first field with a message, and sending is announced [A31]', () => {
    const { rerender } = render(<NewsletterBlock {...newsletterProps} />);
    rerender(<NewsletterBlock {...newsletterProps} errors={{ email: 'Zły adres' }} rejections={1} />);
    expect(screen.getByLabelText('Adres e-mail')).toHaveFocus();
    rerender(<NewsletterBlock {...newsletterProps} sending />);
    expect(screen.getByRole('status')).toHaveTextContent('Zapisuję...');
  });

  it('is titled by the content, else by us [SH-13]', () => {
    shown({ title: 'Z treści', failure: 'Nie udało się zapisać do newslettera', email: 'a@b.pl' });
    expect(screen.getByRole('heading', { level: 2, name: 'Z treści' })).toBeInTheDocument();
    expect(screen.getByText('Nie udało się zapisać do newslettera')).toBeInTheDocument();
    expect(screen.getByLabelText('Adres e-mail')).toHaveValue('a@b.pl');
  });
});
