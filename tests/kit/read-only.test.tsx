import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { ComboboxField } from '#kit/combobox-field.tsx';
import { NativeSelectField } from '#kit/native-select-field.tsx';
import { TextField } from '#kit/text-field.tsx';

const change = vi.fn<(value: unknown) => void>();
const OPTIONS = [
  { value: 'a', label: 'Pierwsza' },
  { value: 'b', label: 'Druga' },
];
const own = { label: 'Pole', name: 'field', onChange: change };

/** The select fields on Radix have this in tests of their own. */
const FIELDS: [string, 'textbox' | 'combobox' | 'checkbox', (readOnly: boolean) => ReactElement][] = [
  ['a line', 'textbox', (readOnly) => <TextField {...own} value="a" readOnly={readOnly} />],
  [
    'a block of text',
    'textbox',
    (readOnly) => <TextField {...own} value="a" multiline readOnly={readOnly} />,
  ],
  [
    'a line with suggestions',
    'combobox',
    (readOnly) => (
      <ComboboxField {...own} value="a" suggestions={['ab']} suggestionsLabel="Miasta" readOnly={readOnly} />
    ),
  ],
  [
    'a checkbox',
    'checkbox',
    (readOnly) => (
      <CheckboxField
        label="Pole"
        name="field"
        checked={false}
        mark={<svg />}
        onCheckedChange={change}
        readOnly={readOnly}
      />
    ),
  ],
  [
    'the browser’s own dropdown',
    'combobox',
    (readOnly) => (
      <NativeSelectField
        label="Pole"
        name="field"
        value="a"
        options={OPTIONS}
        placeholder=""
        onValueChange={change}
        readOnly={readOnly}
      />
    ),
  ],
];

test.each(FIELDS)(
  'while an order is on its way %s can be reached and says that it is read-only, and nothing that is done to it counts [OF-6]',
  async (_, role, field) => {
    const user = userEvent.setup();
    const { rerender } = render(field(true));
    const control = () => screen.getByRole(role);
    const use = async () => {
      change.mockClear();
      await user.click(control());
      await user.keyboard(role === 'checkbox' ? ' ' : 'b');
      const options = control().querySelectorAll('option');
      if (options.length > 1) await user.selectOptions(control(), 'b');
      return change.mock.calls.length > 0;
    };
    expect(await use()).toBe(false);
    expect(control()).toHaveFocus();
    expect(control().matches('[readonly], [aria-readonly="true"]')).toBe(true);
    rerender(field(false));
    expect(control().matches('[readonly], [aria-readonly="true"]')).toBe(false);
    expect(await use()).toBe(true);
  },
);
