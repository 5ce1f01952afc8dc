import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MailForm } from '#desk/ui/mail-form.tsx';
import { MailView } from '#desk/ui/mail-view.tsx';

test('a mail says to whom it goes, where that is known, and is shown with its look or as plain text', async () => {
  const preview = { from: 'sklep@example.pl', subject: 'Odpowiedź', text: 'Same słowa.' };
  const { rerender } = render(<MailView preview={preview} htmlUrl="/mail" />);
  expect(screen.queryByText('Do')).toBeNull();
  rerender(<MailView preview={{ ...preview, to: 'ewa@example.pl' }} htmlUrl="/mail" />);
  expect(screen.getByText('Do').nextElementSibling).toHaveTextContent('ewa@example.pl');
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
  const look = pressed();
  expect(screen.queryByText('Same słowa.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { pressed: false }));
  expect(screen.getByText('Same słowa.')).toBeDefined();
  expect(pressed()).not.toBe(look);
});

test.each([
  [{ isTimed: false, time: '' }, 'Wyślij'],
  [{ isTimed: true, time: '' }, 'Wyślij'],
  [{ isTimed: true, time: '15:00' }, 'Wyślij o 15:00'],
  [{ isTimed: false, time: '15:00' }, 'Wyślij'],
])('with the time %j a mail’s button says: %s [DK-18]', (time, words) => {
  const nothing = () => undefined;
  render(
    <MailForm
      form={null}
      id="list"
      words={{ label: 'Treść', hint: '', send: 'Wyślij', sendAt: (at) => `Wyślij o ${at}` }}
      text=""
      problem={undefined}
      time={time}
      timeProblem={undefined}
      isBusy={false}
      onType={nothing}
      onTime={nothing}
      onSend={nothing}
    />,
  );
  expect(screen.getByRole('button').textContent).toBe(words);
});
