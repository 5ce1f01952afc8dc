import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { InvitationForm } from '#desk/access/invitation-form.tsx';
import { InviteForm, type InviteDraft } from '#desk/access/invite-form.tsx';

const nothing = () => undefined;

test('a chosen specialist brings her name; one who is chosen no more leaves what stands there [DK-1]', async () => {
  function Inviting() {
    const [draft, setDraft] = useState<InviteDraft>({ role: 'specialist', name: '', email: '', fairyId: '' });
    const fairies = [{ id: 'f1', name: 'Jagna' }];
    return (
      <InviteForm
        draft={draft}
        fairies={fairies}
        problems={{}}
        isBusy={false}
        onChange={setDraft}
        onSend={nothing}
      />
    );
  }
  render(<Inviting />);
  const whose = screen.getByRole('combobox');
  await userEvent.selectOptions(whose, 'f1');
  const [name] = screen.getAllByRole('textbox');
  expect(name).toHaveValue('Jagna');
  await userEvent.selectOptions(whose, '');
  expect(name).toHaveValue('Jagna');
});

test('whoever was invited goes on only once she says that her codes are kept [DK-1]', async () => {
  const onGo = vi.fn();
  const form = (areCodesKept: boolean) => (
    <InvitationForm
      invited={{ name: 'Ewa', role: 'owner', by: 'Ludmiła' }}
      isBusy={false}
      problem={undefined}
      hasKey={null}
      codes={['abcd-efgh']}
      areCodesKept={areCodesKept}
      onRegister={nothing}
      onKept={nothing}
      onGo={onGo}
    />
  );
  const { rerender } = render(form(false));
  const go = () => screen.getByRole('button', { name: 'Przejdź do kolejki' });
  await userEvent.click(go());
  expect(onGo).not.toHaveBeenCalled();
  expect(go()).toHaveAccessibleDescription(/Najpierw potwierdź/);
  rerender(form(true));
  await userEvent.click(go());
  expect(onGo).toHaveBeenCalledOnce();
});
