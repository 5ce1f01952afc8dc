import { act, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { noteEarlyTexts, takeEarlyText } from '#islands/early-texts.ts';
import { Button } from '#kit/button.tsx';
import { ComboboxField } from '#kit/combobox-field.tsx';
import { RadioCards } from '#kit/radio-cards.tsx';
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

/** A form that was filled before its take-over. Tells in their order what was typed, chosen and pressed. */
function fillBeforeTakeOver(onTakeOver: (press: () => void) => void) {
  const told: string[] = [];
  const root = document.createElement('div');
  const Form = () => {
    useLayoutEffect(() => onTakeOver(press), []);
    return (
      <>
        {field('line', (text) => told.push(text))}
        <RadioCards
          labelledBy="karty"
          name="karta"
          value={undefined}
          onValueChange={(value) => told.push(value)}
          options={[{ value: 'trzy', content: 'Trzy karty' }]}
        />
        <Button onPress={() => told.push('press')}>Wyślij</Button>
      </>
    );
  };
  const press = () => root.querySelector('button')?.click();
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  root.querySelectorAll('input').forEach((input) => {
    if (input.type === 'radio') input.checked = true;
    else input.value = 'Hanna';
  });
  hydrateRoot(root, <Form />);
  return { told, press };
}

test('what was typed and chosen is told before a press in the task after the take-over', async () => {
  const { told } = fillBeforeTakeOver((press) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      press();
      port1.close();
    };
    port2.postMessage(null);
  });
  await waitFor(() => expect(told).toHaveLength(3));
  expect(told).toEqual(['Hanna', 'trzy', 'press']);
});

test('what was typed and chosen is told before a press that itself brings the take-over', () => {
  const { told, press } = fillBeforeTakeOver(() => undefined);
  press();
  expect(told).toEqual(['Hanna', 'trzy', 'press']);
});

test.each(KINDS)('an extension beside the field costs nothing that was typed (%s)', async (kind) => {
  const onChange = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(field(kind, onChange));
  document.body.append(root);
  const control = root.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  control?.before(document.createElement('span'));
  if (control) control.value = 'Hanna';
  noteEarlyTexts();
  await act(
    async () => void hydrateRoot(root, field(kind, onChange), { onRecoverableError: () => undefined }),
  );
  expect(root.querySelector('input, textarea')).not.toBe(control);
  expect(onChange.mock.calls).toEqual([['Hanna']]);
});

test('what was typed and taken away again before the take-over is empty, and told once', () => {
  document.body.innerHTML = '<input id="pole-imie">';
  const control = document.querySelector('input') ?? expect.fail();
  noteEarlyTexts();
  for (const text of ['Hanna', '']) {
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  expect(takeEarlyText(control)).toBe('');
  expect(takeEarlyText(control)).toBeUndefined();
});

test('a text that the owner already holds is not told again', async () => {
  document.body.innerHTML = '<input name="imie">';
  const server = document.querySelector('input') ?? expect.fail();
  noteEarlyTexts();
  server.value = 'Hanna';
  server.dispatchEvent(new Event('input', { bubbles: true }));
  server.remove();
  const onChange = vi.fn();
  render(<TextField label="Imię" name="imie" value="Hanna" onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
  expect(takeEarlyText(screen.getByRole('textbox'))).toBeUndefined();
});
