import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { DeskContext, type Desk as DeskAround } from '#desk/frame/desk-context.tsx';
import { CallOffForm } from '#desk/money/call-off-form.tsx';
import { MoneyMail } from '#desk/money/money-mail.tsx';
import { RefundForm, type MailOfDecision } from '#desk/money/refund-form.tsx';
import { grosze } from '#domain/grosze.ts';
import { MONEY } from './sample-money.ts';

const mails: MailOfDecision[] = [];
const mailOf = (mail: MailOfDecision) => {
  mails.push(mail);
  return null;
};
const decide = vi.fn();

function Form({ kind }: { kind: 'refund' | 'call-off' }) {
  const [texts, onTexts] = useState({ reason: '', word: '' });
  const common = { texts, onTexts, money: MONEY, isBusy: false, onClose: () => undefined, mailOf };
  return kind === 'refund' ? (
    <RefundForm {...common} onGiveBack={decide} />
  ) : (
    <CallOffForm {...common} onCallOff={decide} />
  );
}
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const confirm = () => screen.getAllByRole('button').at(-1) as HTMLElement;

test('who types a part and then chooses the whole gives the whole back, as button and mail say [DK-8]', async () => {
  decide.mockReset();
  const user = userEvent.setup();
  render(<Form kind="refund" />);
  await user.click(screen.getByRole('radio', { name: 'Część' }));
  await user.type(text(/^Kwota/), '10');
  expect(mails.at(-1)?.amount).toBe(1_000);
  const [whole] = screen.getAllByRole('radio');
  if (whole) await user.click(whole);
  await user.type(text(/^Powód/), ' Reklamacja ');
  await user.type(text(/^Słowo/), ' Przepraszam. ');
  expect(mails.at(-1)).toEqual({ amount: 4_900, word: 'Przepraszam.' });
  expect(confirm()).toHaveTextContent(/49,00.zł/);
  await user.click(confirm());
  expect(decide.mock.calls).toEqual([[4_900, 'Reklamacja', 'Przepraszam.']]);
});

test.each<['refund' | 'call-off', unknown[]]>([
  ['refund', [4_900]],
  ['call-off', []],
])(
  'a reason of blanks makes no %s, which is told once it was pressed; a real one goes without them, with the word [DK-8]',
  async (kind, amount) => {
    decide.mockReset();
    const user = userEvent.setup();
    render(<Form kind={kind} />);
    await user.type(text(/^Powód/), '     ');
    expect(text(/^Powód/)).toBeValid();
    await user.click(confirm());
    expect(decide).not.toHaveBeenCalled();
    expect(text(/^Powód/)).toHaveFocus();
    expect(text(/^Powód/)).toBeInvalid();
    await user.type(text(/^Powód/), 'Reklamacja ');
    expect(text(/^Powód/)).toBeValid();
    await user.type(text(/^Słowo/), ' Przepraszam. ');
    const mail = { ...(amount.length > 0 && { amount: 4_900 }), word: 'Przepraszam.' };
    expect(mails.at(-1)).toEqual(mail);
    await user.click(confirm());
    expect(decide.mock.calls).toEqual([[...amount, 'Reklamacja', 'Przepraszam.']]);
    const drawn = mails.length;
    fireEvent.change(text(/^Słowo/), { target: { value: 'a'.repeat(501) } });
    expect(mails.length, 'of a word that cannot go no mail is shown').toBe(drawn);
    await user.click(confirm());
    expect(decide).toHaveBeenCalledTimes(1);
  },
);

test('of a part, an amount that is missing is told once it was pressed, and moves no money [DK-8]', async () => {
  decide.mockReset();
  const user = userEvent.setup();
  render(<Form kind="refund" />);
  await user.click(screen.getByRole('radio', { name: 'Część' }));
  await user.type(text(/^Powód/), 'Reklamacja');
  expect(text(/^Kwota/)).toBeValid();
  const drawn = mails.length;
  await user.click(confirm());
  expect(text(/^Kwota/)).toHaveFocus();
  expect(text(/^Kwota/)).toHaveAccessibleDescription(/^Podaj kwotę/);
  expect([decide.mock.calls, mails.length]).toEqual([[], drawn]);
  expect(confirm()).toHaveTextContent(/ 0,00.zł/);
});

test.each<[string, MailOfDecision]>([
  ['another word', { amount: grosze(100), word: 'Inne.' }],
  ['another amount', { amount: grosze(200), word: 'Słowo.' }],
])('the mail that was shown goes with %s, and is drawn anew as it is asked for', async (_, next) => {
  const load = vi.fn(() => new Promise<never>(() => undefined));
  const user = userEvent.setup();
  const first = { amount: grosze(100), word: 'Słowo.' };
  const Desk = ({ children }: { children: ReactNode }) => (
    <DeskContext value={{ isSignedIn: true } as unknown as DeskAround}>{children}</DeskContext>
  );
  const { rerender } = render(<MoneyMail mail={first} load={load} />, { wrapper: Desk });
  await user.click(screen.getByRole('button'));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<MoneyMail mail={next} load={load} />);
  await user.click(screen.getByRole('button'));
  expect(load.mock.calls).toEqual([[first], [next]]);
});
