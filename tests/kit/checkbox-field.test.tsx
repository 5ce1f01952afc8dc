import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField, type CheckboxFieldProps } from '#kit/checkbox-field.tsx';
import { axeFindings } from './axe.ts';

function Owned({ checked: first = false, onCheckedChange, ...given }: Partial<CheckboxFieldProps>) {
  const [checked, setChecked] = useState(first);
  return (
    <CheckboxField
      label="I accept"
      name="terms"
      mark={<svg />}
      {...given}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        onCheckedChange?.(next);
      }}
    />
  );
}

const box = () => screen.getByRole('checkbox');

describe('CheckboxField', () => {
  it('is toggled by Space and by a click on box or label [A27]', async () => {
    const user = userEvent.setup();
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<Owned onCheckedChange={onCheckedChange} />);
    await user.tab();
    expect(box()).toHaveFocus();
    await user.keyboard(' ');
    expect(box()).toBeChecked();
    await user.click(screen.getByText('I accept'));
    expect(box()).not.toBeChecked();
    await user.click(box());
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, false, true]);
  });

  it('is not toggled by a link inside its label [A27]', () => {
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    const label = (
      <>
        I accept <a href="#terms">the terms</a>
      </>
    );
    render(<Owned label={label} onCheckedChange={onCheckedChange} />);
    // Not by user-event, which gives every click in a label to its control, unlike a browser.
    fireEvent.click(screen.getByRole('link', { name: 'the terms' }));
    expect(onCheckedChange).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).not.toBeChecked();
  });

  it('is controlled: an owner who refuses keeps it as it is', async () => {
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    render(<CheckboxField label="A" name="a" mark="x" checked={false} onCheckedChange={onCheckedChange} />);
    await userEvent.click(box());
    await userEvent.click(box());
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, true]);
    expect(box()).not.toBeChecked();
  });

  it('is described by hint and error, the error standing above the box and the hint below it [A21] [R54] [RD-8]', () => {
    const { container } = render(
      <Owned
        hint="Both."
        error="Please accept"
        required
        parts={{ error: 'e', row: 'r', box: 'b', label: 'l', hint: 'h' }}
      />,
    );
    expect(box()).toHaveAccessibleName('I accept');
    expect(box()).toHaveAccessibleDescription('Both. Please accept');
    expect(box()).toBeInvalid();
    expect(box()).toBeRequired();
    expect(container.firstElementChild).toHaveAttribute('data-invalid', '');
    const order = [...container.querySelectorAll('.e, .r, .b, .l, .h')].map((part) => part.className);
    expect(order).toEqual(['e', 'r', 'b', 'l', 'h']);
  });

  it('shows its mark and joins the form data only while checked', async () => {
    const { container } = render(
      <form>
        <Owned parts={{ mark: 'm' }} />
      </form>,
    );
    const data = () => new FormData(container.querySelector('form') ?? undefined).get('terms');
    expect(container.querySelector('.m')).toBeNull();
    expect(box()).toHaveAttribute('data-state', 'unchecked');
    expect(data()).toBeNull();
    await userEvent.click(box());
    expect(container.querySelector('.m')).toHaveAttribute('data-state', 'checked');
    expect(box()).toHaveAttribute('data-state', 'checked');
    expect(data()).toBe('on');
  });

  it('does not submit its form on Enter', async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Owned />
        <button>Send</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells when focus leaves it', async () => {
    const onBlur = vi.fn<() => void>();
    render(<Owned onBlur={onBlur} />);
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<CheckboxFieldProps>]>([
    ['unchecked', {}],
    ['checked', { checked: true }],
    ['in error', { hint: 'Both.', error: 'Please accept', required: true }],
  ])('has no axe findings when %s', async (_, given) => {
    render(<Owned {...given} />);
    expect(await axeFindings()).toEqual([]);
  });
});
