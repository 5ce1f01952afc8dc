import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import type { WithdrawalForm } from '#domain/withdrawal.ts';
import WithdrawalPage from '#flows/withdrawal/withdrawal-page.tsx';
import { eventually, onStage, pageData, type Network } from '#tests/page/stage.tsx';

const values = { name: 'Hanna Wrona', orderNumber: '1001', email: 'hanna@przyklad.pl' };
const statement = 'Odstępuję od umowy o odczyt, zamówienie 1001.';
const address = '/odstapienie?zamowienie=1002';

const open = (withdrawal?: WithdrawalForm, network?: Network) =>
  onStage(
    <WithdrawalPage
      route={routeOf('/odstapienie', 'own')}
      data={{ ...pageData, ...(withdrawal && { withdrawal }) }}
    />,
    { address, ...(network && { network }) },
  );
const text = () => document.body.textContent ?? '';
/** A response that was lost may have told of a stored statement, and never of data alone. */
const FAILURES = ['Nie udało się połączyć ze sklepem', 'Sklep nie potwierdził, że ma twoje oświadczenie'];

beforeEach(() => sessionStorage.clear());

describe('the page of a withdrawal as its server has rendered it [LW-2]', () => {
  it('the number in the address fills an empty field, and never takes what was typed', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('textbox', { name: 'Numer zamówienia' })).toHaveValue('1002');
    unmount();
    await open({ values });
    expect(screen.getByRole('textbox', { name: 'Numer zamówienia' })).toHaveValue('1001');
  });

  it.each([
    ['the data', { values }, undefined],
    ['the data that did not arrive', { values, isFailed: true }, FAILURES[0]],
    ['the statement', { values, statement }, undefined],
    ['the statement that did not arrive', { values, statement, isFailed: true }, FAILURES[1]],
  ] as const)('shows %s, and a failure exactly where there was one', async (_, sent, failure) => {
    await open(sent);
    expect(text().includes(statement)).toBe('statement' in sent);
    expect(FAILURES.filter((one) => text().includes(one))).toEqual(failure === undefined ? [] : [failure]);
  });

  it('names in a list what is to be mended', async () => {
    await open({ values: { ...values, email: '' }, problems: { email: 'Wpisz adres e-mail' } });
    expect(screen.getByRole('link', { name: /Wpisz adres e-mail/ })).toHaveAttribute('href', '#pole-email');
  });

  it.each([
    ['the tab keeps', undefined, 'klucz-zamowienia'],
    ['the page came with, before the one that the tab keeps', 'klucz-strony', 'klucz-strony'],
  ])('sends the key along with the statement that %s', async (_, orderKey, key) => {
    let sent: unknown;
    sessionStorage.setItem('customer-of-order-1002', JSON.stringify('klucz-zamowienia'));
    const kept = { values, statement, ...(orderKey !== undefined && { orderKey }) };
    await open(kept, async (call, request) => {
      if (call !== 'POST /withdrawal') return Response.json({});
      sent = await request.json();
      return Response.json({
        receiptNumber: 7,
        receivedAt: '2026-11-27T12:00:00Z',
        statement,
        isConfirmed: true,
      });
    });
    fireEvent.click(screen.getByRole('button', { name: /Potwierdź odstąpienie/ }));
    await eventually(() => expect(sent).toEqual({ ...values, orderKey: key }));
  });
});

it('each step takes the focus with its heading: the pressed button is gone [LW-2]', async () => {
  const receipt = { receiptNumber: 7, receivedAt: '2026-11-27T12:00:00Z', statement, isConfirmed: true };
  await onStage(
    <main>
      <WithdrawalPage route={routeOf('/odstapienie', 'own')} data={{ ...pageData, withdrawal: { values } }} />
    </main>,
    {
      address,
      network: (call) =>
        call === 'POST /withdrawal/review' ? Response.json({ statement }) : Response.json(receipt),
    },
  );
  const heading = () => screen.getByRole('heading', { level: 1 });
  const first = heading().textContent;
  const leadsOn = async (name: string | RegExp, from: string | null) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await eventually(() => expect(heading().textContent).not.toBe(from));
    await eventually(() => expect(heading()).toHaveFocus());
    return heading().textContent;
  };
  const second = await leadsOn('Dalej', first);
  await leadsOn(/Potwierdź odstąpienie/, second);
});

it('a list of problems that was mended does not come back for a field that is left wrong later [A3]', async () => {
  await open({ values: { ...values, email: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dalej' }));
  const list = () => screen.queryByRole('group', { name: 'Popraw zaznaczone pola' });
  const type = (name: string, value: string) => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fireEvent.blur(screen.getByRole('textbox', { name }));
  };
  expect(list()).toHaveFocus();
  type('Adres e-mail', 'hanna@przyklad.pl');
  expect(list()).toBeNull();
  type('Numer zamówienia', '');
  expect(screen.getByRole('textbox', { name: 'Numer zamówienia' })).toBeInvalid();
  expect(list()).toBeNull();
});
