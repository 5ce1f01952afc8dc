import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ContactPage from '#flows/contact/contact-page.tsx';
import NewsletterConfirmPage from '#flows/newsletter/newsletter-confirm-page.tsx';
import { Newsletter } from '#flows/newsletter/newsletter.tsx';
import { routeOf } from '#app/routing/routes.ts';
import {
  contactFailure,
  contactSuccess,
  newsletterFailure,
  newsletterSuccess,
} from '#copy/site/form-toasts.ts';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

const responding = (status: number) => () =>
  status < 300 ? new Response(null, { status }) : Response.json({ code: 100, message: 'x' }, { status });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

afterEach(() => vi.unstubAllGlobals());

describe('the contact page [ER-4]', () => {
  it.each([
    [204, 'success', contactSuccess],
    [400, 'error', contactFailure],
  ] as const)('says what became of a message: %i', async (status, kind, message) => {
    const { toast, calls } = await onStage(
      <ContactPage route={routeOf('/kontakt', 'own')} data={pageData} />,
      {
        network: responding(status),
      },
    );
    type('Imię', 'Hanna');
    type('Nazwisko', 'Lis');
    type('Adres e-mail', 'hanna@przyklad.pl');
    type('Wiadomość', 'Dzień dobry');
    fireEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
    await eventually(() => expect(toast).toHaveBeenCalledExactlyOnceWith(kind, message));
    expect(calls).toEqual(['POST /contact']);
  });
});

describe('the newsletter [ER-4]', () => {
  it.each([
    [204, 'success', newsletterSuccess],
    [500, 'error', newsletterFailure],
  ] as const)('says what became of a sign-up: %i', async (status, kind, message) => {
    const { toast, calls } = await onStage(<Newsletter texts={{}} imageSrc={undefined} />, {
      network: responding(status),
    });
    type('Adres e-mail', 'hanna@przyklad.pl');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Pobierz darmowy e-book' }));
    await eventually(() => expect(toast).toHaveBeenCalledExactlyOnceWith(kind, message));
    expect(calls).toEqual(['POST /newsletter']);
  });

  it('confirms nothing by opening the mail’s link; a press does [NL-1]', async () => {
    window.history.replaceState(null, '', '/newsletter/potwierdz?token=abc-123');
    const { calls } = await onStage(<NewsletterConfirmPage />, {
      network: () => Response.json({ ebookUrl: 'https://shop.example/e-book' }),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Potwierdź zapis');
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Potwierdź' }));
    await eventually(() => expect(screen.getByRole('link', { name: 'Otwórz e-book' })).toBeInTheDocument());
    expect(calls).toEqual(['POST /newsletter/confirm']);
  });
});
