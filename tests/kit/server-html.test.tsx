import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '#kit/announcer.tsx';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { ErrorSummary } from '#kit/error-summary.tsx';
import { FieldGroup } from '#kit/field-group.tsx';
import { RadioCards } from '#kit/radio-cards.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { SkipLink } from '#kit/skip-link.tsx';
import { TextField } from '#kit/text-field.tsx';
import { ToastRegion } from '#kit/toast-region.tsx';

const nothing = () => undefined;
const months = [{ value: '1', label: 'styczeń' }];
const toast = { id: '1', kind: 'info', title: 'Hello' } as const;

const everything: Record<string, ReactElement> = {
  Announcer: <Announcer message="Hello" />,
  Button: <Button pending>Pay</Button>,
  CheckboxField: (
    <CheckboxField label="L" name="n" checked onCheckedChange={nothing} mark="x" error="E" hint="H" />
  ),
  Dialog: (
    <Dialog open onOpenChange={nothing} title="T" closeLabel="C">
      <p>Text</p>
    </Dialog>
  ),
  ErrorSummary: <ErrorSummary title="T" problems={[{ fieldId: 'a', message: 'M' }]} focusKey={1} />,
  FieldGroup: (
    <FieldGroup legend="L" error="E">
      {null}
    </FieldGroup>
  ),
  RadioCards: (
    <RadioCards
      labelledBy="h"
      name="n"
      value="1"
      onValueChange={nothing}
      options={[{ value: '1', content: 'One' }]}
    />
  ),
  SelectField: (
    <SelectField
      label="L"
      name="n"
      value="1"
      options={months}
      onValueChange={nothing}
      placeholder="-"
      icon={<b>v</b>}
    />
  ),
  'SelectField, empty': (
    <SelectField label="L" name="n" value="" options={months} onValueChange={nothing} placeholder="-" />
  ),
  SkipLink: <SkipLink href="#main">Skip</SkipLink>,
  TextField: <TextField label="L" name="n" value="v" onChange={nothing} error="E" hint="H" />,
  ToastRegion: <ToastRegion label="L" toastLabel="T" closeLabel="C" toasts={[toast]} onDismiss={nothing} />,
};

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each(Object.entries(everything))('%s in the server’s HTML', (name, element) => {
  it('has no inline style and no handler attribute', () => {
    expect(renderToString(element)).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('is taken over by the browser without a mismatch', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(nothing);
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(element);
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  it('shows what it says before any script runs', () => {
    // These two live in the browser only, and the announcer must not speak on arrival.
    const empty = ['Dialog', 'ToastRegion', 'Announcer'].includes(name);
    const template = document.createElement('template');
    template.innerHTML = renderToString(element);
    expect(template.content.textContent === '').toBe(empty);
  });
});
