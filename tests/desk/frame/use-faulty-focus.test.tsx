import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';

function Form({ wrong }: { wrong: readonly string[] }) {
  const { form, wasPressed, press } = useFaultyFocus<HTMLFormElement>();
  return (
    <form ref={form} aria-label={wasPressed ? 'pressed' : 'new'}>
      {['one', 'two'].map((name) => (
        <input key={name} aria-label={name} aria-invalid={wrong.includes(name)} />
      ))}
      <button type="button" onClick={press}>
        Wyślij
      </button>
    </form>
  );
}
const press = () => fireEvent.click(screen.getByRole('button'));
const focused = () => document.activeElement?.getAttribute('aria-label');

test('each refused press moves the focus to the first field that is wrong then, and nothing else does', () => {
  const { rerender } = render(<Form wrong={['two']} />);
  expect([screen.getByRole('form').getAttribute('aria-label'), focused()]).toEqual(['new', null]);
  press();
  expect([screen.getByRole('form').getAttribute('aria-label'), focused()]).toEqual(['pressed', 'two']);
  rerender(<Form wrong={['one', 'two']} />);
  expect(focused(), 'nothing was pressed').toBe('two');
  press();
  expect(focused()).toBe('one');
  act(() => screen.getByLabelText('two').focus());
  press();
  expect(focused(), 'the same is wrong still').toBe('one');
});
