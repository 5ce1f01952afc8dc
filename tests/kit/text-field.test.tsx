import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextField, type TextFieldProps } from '#kit/text-field.tsx';
import { axeFindings } from './axe.ts';

type Given = Partial<TextFieldProps>;

/** A field whose owner keeps the value, as every owner of a controlled field must. */
function Owned({ onChange, value: first = '', ...given }: Given) {
  const [value, setValue] = useState(first);
  return (
    <TextField
      label="E-mail"
      name="email"
      {...given}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const place = () => document.querySelector('.e');

afterEach(() => void vi.useRealTimers());

describe('TextField', () => {
  it('is named by its label and described by hint and error, in that order [A21]', () => {
    render(
      <>
        <p id="more">More.</p>
        <Owned hint="We answer here." error="Wrong address" describedBy="more" />
      </>,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAccessibleDescription('More. We answer here. Wrong address');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input.closest('[data-field="email"]')).toHaveAttribute('data-invalid', '');
  });

  it('shows label, hint, error, control in that order [A23]', () => {
    const { container } = render(
      <Owned
        hint="Hint"
        error="Wrong"
        errorIcon={<svg />}
        parts={{ label: 'l', hint: 'h', error: 'e', control: 'c' }}
      />,
    );
    const order = [...container.querySelectorAll('.l, .h, .e, .c')].map((part) => part.className);
    expect(order).toEqual(['l', 'h', 'e', 'c']);
    expect(container.querySelector('.e svg')).not.toBeNull();
  });

  it('without an error is not invalid, and the empty place of the error describes nothing', () => {
    render(<Owned parts={{ error: 'e' }} />);
    const input = screen.getByRole('textbox');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(document.querySelector('.e')).toBeEmptyDOMElement();
  });

  it('is controlled: tells each change and shows only what it is given', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<TextField label="Name" name="name" value="A" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'd');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Ad');
    expect(screen.getByRole('textbox')).toHaveValue('A');
  });

  it('takes pasted text [A25]', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Owned onChange={onChange} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('jagna@example.com');
    expect(screen.getByRole('textbox')).toHaveValue('jagna@example.com');
  });

  it('passes the steps of an input method through unchanged', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Owned onChange={onChange} />);
    const input = screen.getByRole('textbox');
    fireEvent.compositionStart(input);
    for (const value of ['z', 'ź', 'źr']) fireEvent.input(input, { target: { value }, isComposing: true });
    fireEvent.compositionEnd(input);
    expect(onChange.mock.calls.flat()).toEqual(['z', 'ź', 'źr']);
    expect(input).toHaveValue('źr');
  });

  it('carries what the browser and the keyboard need to know [A22]', () => {
    render(
      <Owned
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        placeholder="a@b.pl"
        id="mail"
      />,
    );
    const input = screen.getByRole('textbox');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('inputmode', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).toHaveAttribute('maxlength', '254');
    expect(input).toHaveAttribute('id', 'mail');
    expect(input).toBeRequired();
    expect(input).not.toHaveAttribute('required');
  });

  it('of a code asks the phone for capitals and corrects nothing, and no other field does', () => {
    const { rerender } = render(<Owned isCode />);
    const typing = () =>
      ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) =>
        screen.getByRole('textbox').getAttribute(name),
      );
    expect(typing()).toEqual(['characters', 'off', 'false']);
    rerender(<Owned />);
    expect(typing()).toEqual([null, null, null]);
  });

  it('becomes a textarea, and read-only, on request', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Owned multiline rows={4} readOnly value="Kept" onChange={onChange} />);
    const area = screen.getByRole('textbox');
    expect(area.tagName).toBe('TEXTAREA');
    expect(area).toHaveAttribute('rows', '4');
    await userEvent.type(area, 'x');
    expect(area).toHaveValue('Kept');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says in its label that it may stay empty', () => {
    render(<Owned optionalNote={<small>(optional)</small>} />);
    expect(screen.getByRole('textbox', { name: 'E-mail (optional)' })).toBeInTheDocument();
  });

  it('announces an error that comes as focus leaves, and is silent when a submit brings many [A23]', () => {
    vi.useFakeTimers();
    const onBlur = vi.fn<() => void>();
    const { rerender } = render(<Owned parts={{ error: 'e' }} onBlur={onBlur} />);
    expect(place()).toHaveAttribute('aria-live', 'off');

    fireEvent.focus(screen.getByRole('textbox'));
    fireEvent.blur(screen.getByRole('textbox'));
    rerender(<Owned parts={{ error: 'e' }} onBlur={onBlur} error="Wrong" />);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(place()).toHaveAttribute('aria-live', 'polite');
    expect(place()).toHaveTextContent('Wrong');

    act(() => vi.advanceTimersByTime(1000));
    expect(place()).toHaveAttribute('aria-live', 'off');
  });

  it('goes on announcing for one who left it and came straight back [A23]', () => {
    vi.useFakeTimers();
    render(<Owned parts={{ error: 'e' }} />);
    const input = screen.getByRole('textbox');
    fireEvent.focus(input);
    fireEvent.blur(input);
    act(() => vi.advanceTimersByTime(500));
    fireEvent.focus(input);
    act(() => vi.advanceTimersByTime(1000));
    expect(place()).toHaveAttribute('aria-live', 'polite');
  });

  it.each<[string, Given]>([
    ['plain', {}],
    ['in error', { hint: 'Hint', error: 'Wrong' }],
    ['multiline', { multiline: true, hint: 'Hint' }],
    ['read-only and required', { readOnly: true, required: true }],
  ])('has no axe findings when %s', async (_, given) => {
    render(<Owned {...given} />);
    expect(await axeFindings()).toEqual([]);
  });

  it('has no number type', () => {
    // @ts-expect-error numbers are text inputs with inputMode="numeric"
    const field = <Owned type="number" />;
    expect(field).toBeDefined();
  });
});
