import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SaveBar, type SaveBarProps } from '#desk/frame/edit/save-bar.tsx';
import { answerCopy } from '#desk/order/answer/answer-copy.ts';

test('while it is being stored the pressed button stays under the keys, held, and repeats a try that failed', async () => {
  const onSave = vi.fn();
  const bar = (kind: SaveBarProps['kind']) => (
    <SaveBar
      kind={kind}
      words={{ ...answerCopy.save, saved: answerCopy.save.saved('17:42') }}
      what=""
      onSave={onSave}
      onDiscard={() => undefined}
    />
  );
  const { rerender } = render(bar('dirty'));
  const user = userEvent.setup();
  const press = screen.getByRole('button', { name: /^Zapisz szkic/ });
  press.focus();
  await user.keyboard('{Enter}');
  rerender(bar('saving'));
  expect(press).toHaveFocus();
  expect(press).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(1);
  rerender(bar('failed'));
  expect(screen.getByRole('button', { name: /^Zapisz ponownie/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
  rerender(bar('saved'));
  expect(screen.queryByRole('button')).toBeNull();
});
