import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ContactPage from '#flows/contact/contact-page.tsx';
import NewsletterConfirmPage from '#flows/newsletter/newsletter-confirm-page.tsx';
import { Newsletter } from '#flows/newsletter/newsletter.tsx';
import WithdrawalPage from '#flows/withdrawal/withdrawal-page.tsx';
import { receivedToast, unconfirmedToast } from '#copy/law/withdrawal.ts';
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

const sendMessage = () => {
  type('Imię', 'Hanna');
  type('Nazwisko', 'Lis');
  type('Adres e-mail', 'hanna@przyklad.pl');
  type('Wiadomość', 'Dzień dobry');
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
};
const signUp = () => {
  type('Adres e-mail', 'hanna@przyklad.pl');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Akceptuję regulamin/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Pobierz darmowy e-book' }));
};

beforeEach(() => sessionStorage.clear());
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
    sendMessage();
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
    signUp();
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

describe('a form whose page is left while it sends [ER-4] [U35]', () => {
  const values = { name: 'Hanna Wrona', orderNumber: '1001', email: 'hanna@przyklad.pl' };
  const statement = 'Odstępuję od umowy o odczyt, zamówienie 1001.';
  const receipt = { receiptNumber: 7, receivedAt: '2026-11-27T12:00:00Z', statement, isConfirmed: true };
  const forms = {
    'POST /contact': {
      page: <ContactPage route={routeOf('/kontakt', 'own')} data={pageData} />,
      send: sendMessage,
      body: null,
      toasts: [contactSuccess, contactFailure],
    },
    'POST /newsletter': {
      page: <Newsletter texts={{}} imageSrc={undefined} />,
      send: signUp,
      body: null,
      toasts: [newsletterSuccess, newsletterFailure],
    },
    'POST /withdrawal': {
      page: (
        <WithdrawalPage
          route={routeOf('/odstapienie', 'own')}
          data={{ ...pageData, withdrawal: { values, statement } }}
        />
      ),
      send: () => fireEvent.click(screen.getByRole('button', { name: /Potwierdź odstąpienie/ })),
      body: receipt,
      toasts: [receivedToast(values.email), unconfirmedToast],
    },
  } as const;

  it.each(
    Object.entries(forms).flatMap(([call, form]) => [
      { call, form, isDone: true },
      { call, form, isDone: false },
    ]),
  )('$call, arrived: $isDone, is told on the page that came next', async ({ call, form, isDone }) => {
    let respond: (response: Response) => void = () => {};
    const response = new Promise<Response>((resolve) => (respond = resolve));
    const { toast, calls, unmount } = await onStage(form.page, {
      network: (asked) => (asked === call ? response : undefined),
    });
    form.send();
    await eventually(() => expect(calls).toContain(call));
    unmount();
    if (!isDone) respond(Response.json({ code: 100, message: 'x' }, { status: 500 }));
    else if (form.body) respond(Response.json(form.body));
    else respond(new Response(null, { status: 204 }));
    const [received, failed] = form.toasts;
    const told = isDone ? (['success', received] as const) : (['error', failed] as const);
    // In the page's place there is another: nothing there says it, so a phone shows it, too.
    await eventually(() =>
      expect(toast).toHaveBeenCalledExactlyOnceWith(told[0], { ...told[1], isInPage: false }),
    );
  });
});
