import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextInput } from '#blocks/text-input.tsx';

const question = () => document.querySelector('[aria-live=polite]:not([aria-atomic])');

function Owner({ readOnly = false }) {
  const [value, setValue] = useState('');
  return (
    <TextInput
      type="email"
      label="E-mail"
      name="email"
      value={value}
      onChange={setValue}
      readOnly={readOnly}
    />
  );
}

test('a likely slip is asked about when the field is left, and put right by one press [R55]', async () => {
  render(<Owner />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'anna@gmial.com');
  expect(question()).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(question()).toHaveTextContent('Czy chodziło o gmail.com?'));
  await userEvent.click(screen.getByRole('button'));
  expect(field).toHaveValue('anna@gmail.com');
  expect(field).toHaveFocus();
  expect(question()).toBeEmptyDOMElement();
});

test('typing on takes the question away, and a usual host asks nothing', async () => {
  render(<Owner />);
  await userEvent.type(screen.getByRole('textbox'), 'anna@gmail.co');
  await userEvent.tab();
  await waitFor(() => expect(question()).toHaveTextContent('gmail.com?'));
  await userEvent.type(screen.getByRole('textbox'), 'm');
  await userEvent.tab();
  expect(question()).toBeEmptyDOMElement();
});

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmial.co', 'anna@gmial.co'],
  ['', ''],
])(
  'what repeats the address is put right with it where both are alike: %j becomes %j [R55]',
  async (repeat, becomes) => {
    let repeated = repeat;
    const taken: string[] = [];
    render(
      <TextInput
        type="email"
        label="E-mail"
        name="email"
        value="anna@gmial.com"
        onChange={(value) => taken.push(value)}
        repeated={{ value: repeat, onChange: (value) => void (repeated = value) }}
      />,
    );
    screen.getByRole('textbox').focus();
    await userEvent.tab();
    await waitFor(() => expect(question()).toHaveTextContent('gmail.com?'));
    await userEvent.click(screen.getByRole('button'));
    expect(taken).toEqual(['anna@gmail.com']);
    expect(repeated).toBe(becomes);
  },
);
