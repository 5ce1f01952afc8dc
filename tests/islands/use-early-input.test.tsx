import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ComboboxField } from '#kit/combobox-field.tsx';
import { TextField } from '#kit/text-field.tsx';

type Kind = 'line' | 'block' | 'combobox';
const KINDS: readonly Kind[] = ['line', 'block', 'combobox'];

const field = (kind: Kind, onChange: (value: string) => void) =>
  kind === 'combobox' ? (
    <ComboboxField
      label="Miasto"
      name="miasto"
      value=""
      onChange={onChange}
      suggestions={[]}
      suggestionsLabel="Miasta"
    />
  ) : (
    <TextField label="Imię" name="imie" value="" onChange={onChange} multiline={kind === 'block'} />
  );

/** Types into the server's HTML, then lets React take over. */
async function typeBeforeTakeOver(text: string, kind: Kind) {
  const onChange = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(field(kind, onChange));
  document.body.append(root);
  const control = root.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (text !== '' && control) control.value = text;
  await act(async () => void hydrateRoot(root, field(kind, onChange)));
  return onChange;
}

test.each(KINDS)('what was typed before the take-over is told to the owner, once (%s)', async (kind) => {
  const onChange = await typeBeforeTakeOver('Hanna', kind);
  expect(onChange.mock.calls).toEqual([['Hanna']]);
});

test.each(KINDS)('an untouched field says nothing (%s)', async (kind) => {
  expect(await typeBeforeTakeOver('', kind)).not.toHaveBeenCalled();
});
