import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { forgetUnfinished } from '#browser/unfinished-order.ts';
import ContactPage from '#flows/contact/contact-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

const open = (network?: Parameters<typeof onStage>[1]) =>
  onStage(<ContactPage route={routeOf('/kontakt', 'own')} data={pageData} />, {
    address: '/kontakt',
    ...network,
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const write = () => {
  for (const [name, value] of Object.entries({
    Imię: 'Wanda',
    Nazwisko: 'Nowak',
    'Adres e-mail': 'wanda@przyklad.pl',
    Wiadomość: 'Reklamuję zamówienie 5.',
  }))
    fireEvent.change(field(name), { target: { value } });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a message waits in its tab while its writer looks something up, until it is sent or forgotten [CO-2]', async () => {
  await open();
  write();
  cleanup();
  await open();
  expect(field('Wiadomość')).toHaveValue('Reklamuję zamówienie 5.');
  expect(screen.getByRole('button', { name: 'Wyślij' })).toBeEnabled();
  fireEvent.click(screen.getByRole('button', { name: 'Resetuj' }));
  expect(sessionStorage).toHaveLength(0);
  write();
  forgetUnfinished();
  expect(sessionStorage).toHaveLength(0);
  cleanup();

  await open({
    network: (call) => (call === 'POST /contact' ? new Response(null, { status: 204 }) : undefined),
  });
  expect(field('Wiadomość')).toHaveValue('');
  write();
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  await eventually(() => expect(field('Wiadomość')).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});

it('a message that arrived after its page was left does not come back as unsent [CO-2]', async () => {
  let arrive: (response: Response) => void = () => {};
  const arrived = new Promise<Response>((resolve) => (arrive = resolve));
  const { calls } = await open({ network: (call) => (call === 'POST /contact' ? arrived : undefined) });
  write();
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij' }));
  await eventually(() => expect(calls).toContain('POST /contact'));
  cleanup();
  expect(sessionStorage).toHaveLength(1);
  arrive(new Response(null, { status: 204 }));
  await eventually(() => expect(sessionStorage).toHaveLength(0));
});
