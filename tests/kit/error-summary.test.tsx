import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { ErrorSummary, type Problem } from '#kit/error-summary.tsx';
import { FieldGroup } from '#kit/field-group.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { axeFindings } from './axe.ts';

const PROBLEMS: Problem[] = [
  { fieldId: 'mail', message: 'Enter an address' },
  { fieldId: 'month', message: 'Choose a month' },
  { fieldId: 'terms', message: 'Accept the terms' },
  { fieldId: 'birth', message: 'No such day' },
];
const nothing = () => undefined;

function Form({ problems = PROBLEMS, focusKey = 1 }: { problems?: Problem[]; focusKey?: number }) {
  return (
    <form>
      <ErrorSummary title="Four answers to correct" problems={problems} focusKey={focusKey} />
      <TextField id="mail" label="E-mail" name="mail" value="" onChange={nothing} />
      <SelectField
        id="month"
        label="Month"
        name="month"
        value=""
        options={[{ value: '1', label: 'May' }]}
        onValueChange={nothing}
        placeholder="-"
      />
      <CheckboxField
        id="terms"
        label="Terms"
        name="terms"
        checked={false}
        onCheckedChange={nothing}
        mark="x"
      />
      <FieldGroup id="birth" legend="Date">
        <TextField label="Day" name="day" value="" onChange={nothing} />
      </FieldGroup>
    </form>
  );
}

const summary = () => screen.getByRole('group', { name: 'Four answers to correct' });

describe('ErrorSummary', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  beforeEach(() => void scroll.mockClear());
  afterEach(() => history.replaceState(null, '', '/'));

  it('opens the fold that a field lies in, else it could not be focused [A24]', async () => {
    render(
      <>
        <ErrorSummary
          title="One"
          problems={[{ fieldId: 'mail', message: 'Enter an address' }]}
          focusKey={1}
        />
        <details>
          <summary>More</summary>
          <TextField id="mail" label="E-mail" name="mail" value="" onChange={nothing} />
        </details>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Enter an address' }));
    expect(document.querySelector('details')).toHaveAttribute('open');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  });

  it('takes focus when it appears, and lists every problem [A24]', () => {
    render(<Form />);
    expect(summary()).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      PROBLEMS.map((p) => p.message),
    );
  });

  it('takes focus again at each rejected submit, and only then [OF-7]', async () => {
    const { rerender } = render(<Form problems={[]} focusKey={0} />);
    expect(screen.queryByRole('group', { name: /answers/ })).toBeNull();
    rerender(<Form focusKey={1} />);
    expect(summary()).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox', { name: 'E-mail' }));
    rerender(<Form focusKey={1} problems={PROBLEMS.slice(1)} />);
    rerender(<Form focusKey={1} problems={[]} />);
    rerender(<Form focusKey={1} />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    rerender(<Form focusKey={2} />);
    expect(summary()).toHaveFocus();
  });

  it.each([
    ['Enter an address', 'textbox', 'E-mail'],
    ['Choose a month', 'combobox', 'Month'],
    ['Accept the terms', 'checkbox', 'Terms'],
    ['No such day', 'textbox', 'Day'],
  ])('"%s" leads to the %s "%s" [A24]', async (message, role, name) => {
    render(<Form />);
    const entries = history.length;
    await userEvent.click(screen.getByRole('link', { name: message }));
    expect(screen.getByRole(role, { name })).toHaveFocus();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
    expect(history.length).toBe(entries);
    expect(location.hash).toBe('');
  });

  it('a link to a field that is not there is left to the browser', async () => {
    render(<Form problems={[{ fieldId: 'gone', message: 'Lost' }]} />);
    await userEvent.click(screen.getByRole('link', { name: 'Lost' }));
    expect(location.hash).toBe('#gone');
  });

  it('has no axe findings', async () => {
    render(<Form />);
    expect(await axeFindings()).toEqual([]);
  });
});
