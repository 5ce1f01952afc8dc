// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TextField } from '#kit/text-field.tsx';

const field = (multiline: boolean, onChange: (value: string) => void) => (
  <TextField label="Imię" name="imie" value="" onChange={onChange} multiline={multiline} />
);

/** Types into the server's HTML, then lets React take over. */
async function typeBeforeTakeOver(text: string, multiline: boolean) {
  const onChange = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(field(multiline, onChange));
  document.body.append(root);
  const control = root.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (text !== '' && control) control.value = text;
  await act(async () => void hydrateRoot(root, field(multiline, onChange)));
  return onChange;
}

test.each([false, true])(
  'what was typed before the take-over is told to the owner, once (multiline: %s)',
  async (multiline) => {
    const onChange = await typeBeforeTakeOver('Hanna', multiline);
    expect(onChange.mock.calls).toEqual([['Hanna']]);
  },
);

test.each([false, true])('an untouched field says nothing (multiline: %s)', async (multiline) => {
  expect(await typeBeforeTakeOver('', multiline)).not.toHaveBeenCalled();
});
