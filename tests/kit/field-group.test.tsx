import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FieldGroup, type FieldGroupProps } from '#kit/field-group.tsx';
import { TextField } from '#kit/text-field.tsx';
import { axeFindings } from './axe.ts';

function Group(given: Partial<FieldGroupProps>) {
  return (
    <FieldGroup legend="Date of birth" {...given}>
      <TextField label="Day" name="day" value="31" onChange={() => undefined} />
    </FieldGroup>
  );
}

describe('FieldGroup', () => {
  it('is a group named by its legend and described by hint and error [A21]', () => {
    render(<Group id="birth" hint="As in your ID." error="No such day" errorIcon={<svg />} />);
    const group = screen.getByRole('group', { name: 'Date of birth' });
    expect(group).toHaveAttribute('id', 'birth');
    expect(group).toHaveAccessibleDescription('As in your ID. No such day');
    expect(group).toHaveAttribute('data-invalid', '');
    expect(group).toContainElement(screen.getByRole('textbox', { name: 'Day' }));
  });

  it('does not make its fields invalid: only the wrong part is red', () => {
    render(<Group error="No such day" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  });

  it('announces its error while focus is in one of its fields', () => {
    const { container, rerender } = render(<Group parts={{ error: 'e' }} />);
    fireEvent.focus(screen.getByRole('textbox'));
    rerender(<Group parts={{ error: 'e' }} error="No such day" />);
    expect(container.querySelector('.e')).toHaveAttribute('aria-live', 'polite');
  });

  it('has no axe findings with and without messages', async () => {
    render(
      <>
        <Group />
        <Group legend="Second date" hint="Hint" error="No such day" />
      </>,
    );
    expect(await axeFindings()).toEqual([]);
  });
});
