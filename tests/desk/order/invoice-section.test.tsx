import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { CustomerSection } from '#desk/order/answer/customer-section.tsx';
import { InvoiceSection } from '#desk/order/invoice-section.tsx';
import { begun } from '#tools/model/sample-answers.ts';
import { wireOrder } from '#tools/model/sample-desk.ts';
import type { Order } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';

const NONE = { askedOn: null, dueOn: null, number: null, version: 0 };
const DAYS = { first: '2026-10-30', today: '2026-11-26' };
const ASKED = { askedOn: '2026-11-26', dueOn: '2026-12-15', number: null, version: 1 };

test('an invoice is noted with what was seen, its last day and its number are said, and a refusal leaves what was typed', async () => {
  const sent: unknown[] = [];
  const answers = [
    reply<'noteInvoice'>(ASKED),
    refusal<'noteInvoice'>(409, { code: 210, current: ASKED }),
    reply<'noteInvoice'>({ ...ASKED, number: 'FV 7/2026', version: 2 }),
  ];
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    return answers.shift() ?? Response.error();
  });
  const user = userEvent.setup();
  render(
    <DeskContext value={{ client, isSignedIn: true } as unknown as Desk}>
      <InvoiceSection orderId={1001} stored={NONE} days={DAYS} />
    </DeskContext>,
  );
  const asked = screen.getByLabelText('Kiedy poprosiła');
  expect(asked).toHaveValue('2026-11-26');
  const ask = () => user.click(screen.getByRole('button', { name: 'Poprosiła o fakturę' }));
  for (const [day, problem] of [
    ['2026-10-29', /nie było jeszcze opłacone/],
    ['2026-11-27', /nie późniejszy niż dziś/],
  ] as const) {
    fireEvent.change(asked, { target: { value: day } });
    await ask();
    expect(await screen.findByText(problem)).toBeVisible();
    expect(asked).toHaveFocus();
  }
  fireEvent.change(asked, { target: { value: '2026-11-20' } });
  await ask();
  expect(await screen.findByText(/Wystaw do 15 grudnia 2026/)).toBeDefined();
  const number = screen.getByRole('textbox', { name: 'Numer faktury' });
  await user.type(number, 'FV 7/2026');
  await user.click(screen.getByRole('button', { name: 'Zapisz numer' }));
  expect(await screen.findByText(/^Ktoś zapisał tu coś/)).toBeDefined();
  expect(number).toHaveValue('FV 7/2026');
  await user.click(screen.getByRole('button', { name: 'Zapisz numer' }));
  expect(await screen.findByText('Wystawiona: FV 7/2026.')).toBeDefined();
  expect(sent).toEqual([
    { seen: 0, isAsked: true, number: null, askedOn: '2026-11-20' },
    { seen: 1, isAsked: true, number: 'FV 7/2026' },
    { seen: 1, isAsked: true, number: 'FV 7/2026' },
  ]);
  expect(await axeFindings()).toEqual([]);
});

test('after a refusal the section shows what stands now, beside what was typed; the next press goes with it [DK-6]', async () => {
  const sent: unknown[] = [];
  const theirs = { ...ASKED, number: 'FV 9/2026', version: 2 };
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    return sent.length === 1
      ? refusal<'noteInvoice'>(409, { code: 210, current: theirs })
      : reply<'noteInvoice'>({ ...theirs, number: 'FV 7/2026', version: 3 });
  });
  const user = userEvent.setup();
  const section = (stored: typeof ASKED | typeof theirs) => (
    <DeskContext value={{ client, isSignedIn: true } as unknown as Desk}>
      <InvoiceSection orderId={1001} stored={stored} days={DAYS} />
    </DeskContext>
  );
  const { rerender } = render(section(ASKED));
  const number = screen.getByRole('textbox', { name: 'Numer faktury' });
  await user.type(number, 'FV 7/2026');
  // The page reads the order anew meanwhile: that is shown, and not counted as read.
  rerender(section({ ...theirs }));
  const save = () => user.click(screen.getByRole('button', { name: 'Zapisz numer' }));
  await save();
  expect(await screen.findByText(/^Ktoś zapisał tu coś/)).toBeVisible();
  expect(screen.getByText('Wystawiona: FV 9/2026.')).toBeVisible();
  expect(number).toHaveValue('FV 7/2026');
  await save();
  expect(await screen.findByText('Wystawiona: FV 7/2026.')).toBeVisible();
  expect(sent).toMatchObject([{ seen: 1 }, { seen: 2 }]);
});

test('an invoice can be asked for from the day of the payment in Warsaw until today, and the whole address comes on request [DK-7]', async () => {
  const sent: unknown[] = [];
  const addresses = [
    refusal<'getOrderEmail'>(500, { code: 500 }),
    reply<'getOrderEmail'>({ email: 'hanna@przyklad.pl' }),
  ];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return addresses.shift() ?? Response.error();
    sent.push(await request.json());
    return reply<'noteInvoice'>(ASKED);
  });
  const order: Order = {
    ...(wireOrder(begun, '2026-11-29T12:00:00Z') as Order),
    email: 'h…@przyklad.pl',
    createdAt: '2026-11-10T12:00:00Z',
    // Half an hour into the next day of Warsaw, as the present moment is.
    paidAt: '2026-11-20T23:30:00Z',
    invoice: NONE,
  };
  const user = userEvent.setup();
  render(
    <DeskContext value={{ client, isSignedIn: true } as unknown as Desk}>
      <CustomerSection order={order} now={Date.parse('2026-11-25T23:30:00Z')} />
    </DeskContext>,
  );
  const asked = screen.getByLabelText('Kiedy poprosiła');
  expect(asked).toHaveValue('2026-11-26');
  const ask = async (day: string) => {
    fireEvent.change(asked, { target: { value: day } });
    await user.click(screen.getByRole('button', { name: 'Poprosiła o fakturę' }));
  };
  await ask('2026-11-20');
  expect(await screen.findByText(/nie było jeszcze opłacone/)).toBeVisible();
  await ask('2026-11-27');
  expect(await screen.findByText(/nie późniejszy niż dziś/)).toBeVisible();
  await ask('2026-11-21');
  expect(await screen.findByText(/Wystaw do 15 grudnia 2026/)).toBeVisible();
  expect(sent).toEqual([{ seen: 0, isAsked: true, number: null, askedOn: '2026-11-21' }]);
  const show = screen.getByRole('button', { name: 'Pokaż cały adres' });
  await user.click(show);
  expect(await screen.findByText('Nie udało się pokazać adresu.')).toBeVisible();
  await user.click(show);
  expect(await screen.findByText('hanna@przyklad.pl')).toBeVisible();
  expect(screen.queryByText('Nie udało się pokazać adresu.')).toBeNull();
});

test('an emptied number is none, and who did not ask after all has neither day nor number [DK-7]', async () => {
  const sent: unknown[] = [];
  const issued = { ...ASKED, number: 'FV 7/2026' };
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    return reply<'noteInvoice'>(sent.length === 1 ? { ...ASKED, version: 2 } : { ...NONE, version: 3 });
  });
  const user = userEvent.setup();
  render(
    <DeskContext value={{ client, isSignedIn: true } as unknown as Desk}>
      <InvoiceSection orderId={1001} stored={issued} days={DAYS} />
    </DeskContext>,
  );
  const number = screen.getByRole('textbox', { name: 'Numer faktury' });
  await user.clear(number);
  await user.type(number, '  ');
  await user.click(screen.getByRole('button', { name: 'Zapisz numer' }));
  expect(await screen.findByText(/Wystaw do 15 grudnia 2026/)).toBeDefined();
  expect(number).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Nie prosiła' }));
  expect(await screen.findByRole('button', { name: 'Poprosiła o fakturę' })).toBeVisible();
  expect(sent).toEqual([
    { seen: 1, isAsked: true, number: null },
    { seen: 2, isAsked: false, number: null },
  ]);
});
