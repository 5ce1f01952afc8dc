import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeskApp } from '#desk/app.tsx';
import { createDeskClient, nameShapes, SHAPE_HEADER, unwrap } from '#desk/api/desk-client.ts';
import { readTyped, renewPage, watchTyping } from '#desk/browser/typed-before.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { OtherReleaseStrip } from '#desk/frame/release/other-release-strip.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { TextField } from '#kit/text-field.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { fieldParts } from '#styles/field.css.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

watchTyping();
beforeEach(() => sessionStorage.clear());

test('a call names the shape that the page knows, and a refusal of another release is heard', async () => {
  const asked: (string | null)[] = [];
  const client = createDeskClient(async (request) => {
    asked.push(request.headers.get(SHAPE_HEADER));
    return request.method === 'GET' ? reply<'listPhrases'>([]) : refusal<'savePhrase'>(426, { code: 226 });
  });
  const heard = vi.fn();
  const stop = nameShapes(client, { 'PUT /phrases/{phraseId}': 'abcd0123' }, heard);
  await unwrap(client.GET('/phrases'));
  expect(heard).not.toHaveBeenCalled();
  const params = { path: { phraseId: crypto.randomUUID() } };
  const save = () => client.PUT('/phrases/{phraseId}', { params, body: { seen: 0, text: 'Tekst' } });
  await expect(unwrap(save())).rejects.toMatchObject({ status: 0 });
  expect(asked).toEqual([null, 'abcd0123']);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await unwrap(save()).catch(() => undefined);
  expect(asked.at(-1)).toBeNull();
});

/** A form with two fields of which nothing is saved. */
function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <UnsavedText isUnsaved={text !== ''} />
      <TextField label="Opis" name="opis" value={text} onChange={setText} parts={fieldParts} />
      <TextField
        label="Szukaj"
        name="szukaj"
        type="search"
        value=""
        onChange={() => undefined}
        parts={fieldParts}
      />
    </>
  );
}
const client = createDeskClient(async () => new Response(null, { status: 204 }));
const drawn = () =>
  renderDesk(
    client,
    [],
    '/',
    <InsidePage title="Strona">
      <OtherReleaseStrip person="1" />
      <Form />
    </InsidePage>,
  );

test('what was typed and not saved is there after the page is renewed, until somebody has it [DK-6]', async () => {
  const user = drawn();
  await user.type(screen.getByRole('textbox', { name: 'Opis' }), 'Długi opis');
  const reload = vi.fn();
  renewPage('1', reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(readTyped('1')).toEqual([{ label: 'Opis', text: 'Długi opis' }]);
  // The browser does not ask about text that is kept.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(readTyped('2')).toEqual([]);
});

test('a field that guards nothing is kept as well: a number that a refused call did not take [DK-6]', async () => {
  const user = renderDesk(
    client,
    [],
    '/',
    <InsidePage title="Strona">
      <input aria-label="Numer faktury" />
      <input aria-label="Hasło" type="password" />
      <input aria-label="Szukane" type="search" />
      <input aria-label="Zgoda" type="checkbox" />
      <input aria-label="Nigdzie niewpisane" />
    </InsidePage>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Numer faktury' }), 'FV 12/2026');
  await user.type(screen.getByLabelText('Hasło'), 'tajne');
  await user.type(screen.getByLabelText('Szukane'), 'Ewa');
  await user.click(screen.getByLabelText('Zgoda'));
  renewPage('1', () => undefined);
  expect(readTyped('1')).toEqual([{ label: 'Numer faktury', text: 'FV 12/2026' }]);
});

test.each([
  [true, [{ label: 'Odpowiedź', text: 'Pierwsza\nDruga' }]],
  [false, []],
] as const)('of a field of several lines only unsaved text is kept: %s [DK-6]', async (isUnsaved, kept) => {
  const user = renderDesk(
    client,
    [],
    '/',
    <InsidePage title="Strona">
      <UnsavedText isUnsaved={isUnsaved} />
      <textarea aria-label="Odpowiedź" />
    </InsidePage>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Odpowiedź' }), 'Pierwsza{Enter}Druga');
  renewPage('1', () => undefined);
  expect(readTyped('1')).toEqual(kept);
});

test('the page that comes next shows it, on whatever page, and forgets it by a press', async () => {
  sessionStorage.setItem('desk.typed.1', JSON.stringify([{ label: 'Opis', text: 'Długi\nopis' }]));
  const user = drawn();
  expect(await screen.findByText(/Przed odświeżeniem było tu wpisane/)).toBeDefined();
  expect(screen.getByText(/Długi/).textContent).toBe('Długi\nopis');
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mam to, usuń stąd' }));
  expect(screen.queryByText(/Długi/)).toBeNull();
  expect(readTyped('1')).toEqual([]);
});

test('a second renewal keeps what the first one kept, and what is kept twice stands once', async () => {
  const first = { label: 'Opis', text: 'Długi opis' };
  sessionStorage.setItem('desk.typed.1', JSON.stringify([first, { label: 'Nazwa', text: 'Trzy karty' }]));
  const user = drawn();
  await user.type(screen.getByRole('textbox', { name: 'Opis' }), first.text);
  renewPage('1', () => undefined);
  expect(readTyped('1')).toEqual([{ label: 'Nazwa', text: 'Trzy karty' }, first]);
});

test('the desk names what it knows, and says that the server is of another release, before anybody is inside', async () => {
  const asked: (string | null)[] = [];
  const refusing = createDeskClient(async (request) => {
    await Promise.resolve();
    asked.push(request.headers.get(SHAPE_HEADER));
    return Response.json({ code: 226 }, { status: 426 });
  });
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <DeskApp
        client={refusing}
        shapes={Promise.resolve({ 'GET /me': 'abcd0123' })}
        tokens={{ invitation: undefined, sample: undefined }}
      />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: /ponownie|jeszcze raz/i }));
  await waitFor(() => expect(asked).toContain('abcd0123'));
  expect(await screen.findByText(/w różnych wersjach/)).toBeVisible();
});

test('the browser’s own reload keeps it as well, and what is saved is not kept', async () => {
  const user = drawn();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(readTyped('1')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Opis' }), 'Opis');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(readTyped('1')).toEqual([{ label: 'Opis', text: 'Opis' }]);
});

test('after another person has signed in on the page, it is kept for her', async () => {
  function Shared() {
    const [person, setPerson] = useState('1');
    return (
      <>
        <OtherReleaseStrip person={person} />
        <button onClick={() => setPerson('2')}>Inna osoba</button>
      </>
    );
  }
  const user = renderDesk(
    client,
    [],
    '/',
    <InsidePage title="Strona">
      <Shared />
      <Form />
    </InsidePage>,
  );
  await user.click(screen.getByRole('button', { name: 'Inna osoba' }));
  await user.type(screen.getByRole('textbox', { name: 'Opis' }), 'Jej opis');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect([readTyped('1'), readTyped('2')]).toEqual([[], [{ label: 'Opis', text: 'Jej opis' }]]);
});
