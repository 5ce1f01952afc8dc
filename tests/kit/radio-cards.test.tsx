import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioCards } from '#kit/radio-cards.tsx';
import { axeFindings } from './axe.ts';

type Reading = 'one' | 'three' | 'cross';
const OPTIONS = (['one', 'three', 'cross'] as const).map((value) => ({
  value,
  content: <b>{`Reading ${value}`}</b>,
}));

function Owned(given: { first?: Reading; onValueChange?: (value: Reading) => void; without?: Reading }) {
  const [value, setValue] = useState<Reading | undefined>(given.first);
  return (
    <>
      <button>Before</button>
      <h2 id="title">Choose a reading</h2>
      <RadioCards
        labelledBy="title"
        name="variant"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          given.onValueChange?.(next);
        }}
        options={OPTIONS.map((option) => ({ ...option, disabled: option.value === given.without }))}
        parts={{ card: 'card' }}
      />
      <button>After</button>
    </>
  );
}

const radio = (name: string) => screen.getByRole('radio', { name: `Reading ${name}` });

const states = () => [...document.querySelectorAll('.card')].map((card) => card.getAttribute('data-state'));

describe('RadioCards', () => {
  it('is a radio group named by its heading, with one tab stop and arrows [A18]', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn<(value: Reading) => void>();
    render(<Owned first="three" onValueChange={onValueChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Choose a reading' })).toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(radio('three')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(radio('cross')).toBeChecked();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(radio('one')).toBeChecked();
    expect(onValueChange.mock.calls.flat()).toEqual(['cross', 'three', 'one']);
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('choosing moves neither focus nor page [A17]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<Owned />);
    await userEvent.click(screen.getByText('Reading one'));
    expect(radio('one')).toBeChecked();
    expect(radio('one')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('three')).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('shows the choice on the card', async () => {
    render(<Owned first="one" />);
    expect(states()).toEqual(['checked', 'unchecked', 'unchecked']);
    await userEvent.click(screen.getByText('Reading cross'));
    expect(states()).toEqual(['unchecked', 'unchecked', 'checked']);
  });

  it('is controlled: an owner who refuses keeps the old choice', async () => {
    const onValueChange = vi.fn<(value: Reading) => void>();
    render(
      <RadioCards labelledBy="x" name="v" value="one" onValueChange={onValueChange} options={OPTIONS} />,
    );
    await userEvent.click(radio('three'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('three');
    expect(radio('one')).toBeChecked();
  });

  it('does not let a disabled card be chosen', async () => {
    const onValueChange = vi.fn<(value: Reading) => void>();
    render(<Owned without="three" onValueChange={onValueChange} />);
    expect(radio('three')).toBeDisabled();
    await userEvent.click(screen.getByText('Reading three'));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(radio('three').closest('label')).toHaveAttribute('data-disabled', '');
  });

  it('has no axe findings', async () => {
    render(<Owned first="one" without="cross" />);
    expect(await axeFindings()).toEqual([]);
  });

  it('knows its values', () => {
    const cards = (
      <RadioCards<Reading>
        labelledBy="x"
        name="v"
        // @ts-expect-error not one of the readings
        value="seven"
        onValueChange={() => undefined}
        options={OPTIONS}
      />
    );
    expect(cards).toBeDefined();
  });
});
