import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { sellerCopy, type Seller } from '#copy/law/seller.ts';
import { contactMachine, type ContactValues } from '#machines/contact.machine.ts';
import { ContactScreen } from '#flows/contact/contact-screen.tsx';
import { validateContact } from '#flows/contact/contact-view.ts';
import { heldPort } from '#tests/machines/held-port.ts';

const BLANK = validateContact({ firstName: '', lastName: '', email: '', topic: '', message: '' });

function openContact(hasTopics = true, seller?: Seller) {
  const messages = heldPort<void, ContactValues>();
  const actor = createActor(contactMachine.provide({ actors: { sendContactMessage: messages.logic } }), {
    input: { problems: BLANK },
  }).start();
  const { unmount } = render(
    <ContactScreen
      email="kontakt@example.pl"
      actor={actor}
      texts={{ HEADER_TITLE: 'Napisz' }}
      seller={seller}
      hasTopics={hasTopics}
    />,
  );
  return { messages, unmount };
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => screen.getByRole('button', { name: /^Wy(ślij|syłam)/ });
const isOff = () => send().matches(':disabled') || send().getAttribute('aria-disabled') === 'true';
const text = () => document.body.textContent ?? '';

const write = () => {
  type('Imię', 'Hanna');
  type('Nazwisko', 'Lis');
  type('Adres e-mail', 'hanna@przyklad.pl');
  type('Wiadomość', 'Dzień dobry');
};

it('the header’s texts come from content [CO-1]', () => {
  openContact();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Napisz');
});

it('a message appears when its field is left, not before [CO-2]', () => {
  openContact();
  type('Adres e-mail', 'hanna@');
  expect(text()).not.toContain('Nieprawidłowy adres email');
  fireEvent.blur(field('Adres e-mail'));
  expect(text()).toContain('Nieprawidłowy adres email');
  type('Adres e-mail', 'hanna@przyklad.pl');
  expect(text()).not.toContain('Nieprawidłowy adres email');
});

it('"Wyślij" is off on load, on when all is well, off again at the first error [CO-2]', async () => {
  const { messages } = openContact();
  expect(isOff()).toBe(true);
  write();
  expect(isOff()).toBe(false);
  type('Wiadomość', ' ');
  expect(isOff()).toBe(true);
  fireEvent.click(send());
  await act(async () => {});
  expect(messages.calls).toEqual([]);
});

it('"Wyślij" is off while sending; a sent message resets the form and is confirmed [CO-2] [ER-4]', async () => {
  const { messages } = openContact();
  write();
  fireEvent.click(send());
  await act(async () => {});
  expect(isOff()).toBe(true);
  fireEvent.click(send());
  await act(() => messages.last().resolve());
  expect(messages.calls).toHaveLength(1);
  expect(field('Wiadomość')).toHaveValue('');
  expect(text()).toContain('Dziękujemy za wiadomość!');
});

it('a failed message keeps what was typed and says so, with another way to write [CO-2] [ER-4] [owner row 2]', async () => {
  const { messages } = openContact();
  write();
  fireEvent.click(send());
  await act(async () => {});
  await act(() => messages.last().reject(new Error('offline')));
  expect(field('Wiadomość')).toHaveValue('Dzień dobry');
  expect(text()).toContain('Nie udało się zweryfikować czy jesteś robotem');
  const otherWay = screen.getByRole('link', { name: 'kontakt@example.pl' });
  expect(otherWay).toHaveAttribute('href', 'mailto:kontakt@example.pl');
  expect(isOff()).toBe(false);
});

it('"Resetuj" empties the form and its messages [CO-1]', () => {
  openContact();
  write();
  type('Adres e-mail', 'x');
  fireEvent.blur(field('Adres e-mail'));
  fireEvent.click(screen.getByRole('button', { name: 'Resetuj' }));
  expect(field('Imię')).toHaveValue('');
  expect(text()).not.toContain('Email jest wymagany');
  expect(isOff()).toBe(true);
});

it('what a message is about is sent with it, says by when we answer, and is emptied with the form [CO-5]', async () => {
  const { messages } = openContact();
  const topic = screen.getByRole('combobox', { name: 'Czego dotyczy' });
  expect(topic).toHaveValue('');
  write();
  fireEvent.change(topic, { target: { value: 'complaint' } });
  expect(text()).toContain('Odpowiemy w\u00a0ciągu 14\u00a0dni');
  fireEvent.click(send());
  await act(async () => {});
  expect(messages.last().input).toMatchObject({ topic: 'complaint', message: 'Dzień dobry' });
  fireEvent.change(topic, { target: { value: 'accessibility' } });
  expect(topic).toHaveValue('complaint');
  await act(() => messages.last().resolve());
  expect(topic).toHaveValue('');
});

it('says who sells, with the shop’s own address, where the firm is known; else nothing of it [CO-1]', () => {
  const seller = {
    name: 'Kwiat Paproci',
    address: 'Leśna 1, Kielce',
    nip: '1234563218',
    phone: '500 600 700',
    isSample: false,
  };
  const { unmount } = openContact(true, seller);
  const block = within(screen.getByRole('region', { name: sellerCopy.title }));
  expect(block.getByText('1234563218')).toBeVisible();
  expect(block.getByRole('link', { name: 'kontakt@example.pl' })).toHaveAttribute(
    'href',
    'mailto:kontakt@example.pl',
  );
  unmount();
  openContact();
  expect(screen.queryByRole('region', { name: sellerCopy.title })).toBeNull();
});

it('an API that takes no topic is not asked about one [CO-5]', () => {
  openContact(false);
  expect(screen.queryByRole('combobox')).toBeNull();
});
