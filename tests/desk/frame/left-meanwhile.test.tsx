import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient, unwrap } from '#desk/api/desk-client.ts';
import { DeskContext, useDesk, type Desk } from '#desk/frame/desk-context.tsx';
import { routerLink } from '#desk/frame/router-link.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { MenuLink, MenuLinkContext } from '#desk/ui/menu-link.tsx';
import { refusal, reply } from '../desk-replies.ts';

/** A form that is emptied by what it has sent. */
function Form() {
  const { client } = useDesk();
  const [text, setText] = useState('');
  const { run } = useAction({ done: 'Wysłano.', failed: 'Nie wysłano.' });
  const send = () =>
    run('send', async () => {
      await unwrap(client.POST('/coupons/{code}/stop', { params: { path: { code: text } } }));
      setText('');
    });
  return (
    <>
      <input aria-label="Tekst" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void send()}>Wyślij</button>
      <UnsavedText isUnsaved={text !== ''} />
    </>
  );
}

/** The form and another page, over a server whose response the test lets go. */
async function typedAndSent() {
  window.history.replaceState(null, '', '/list');
  let go = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => (go = resolve));
  const onLeftFailure = vi.fn();
  const client = createDeskClient(() => response);
  render(
    <BrowserRouter>
      <DeskContext value={{ client, isSignedIn: true, updates: 0, onLeftFailure } as unknown as Desk}>
        <MenuLinkContext value={routerLink}>
          <MenuLink to="/dalej">Dalej</MenuLink>
          <Routes>
            <Route path="/list" element={<Form />} />
            <Route path="*" element={null} />
          </Routes>
        </MenuLinkContext>
      </DeskContext>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'LATO');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  return {
    user,
    onLeftFailure,
    answer: (given: Response) => act(async () => go(given)),
    follow: () => user.click(screen.getByRole('link', { name: 'Dalej' })),
  };
}

const done = () => reply<'stopCoupon'>({ code: 'LATO' } as never);
const refused = () => refusal<'stopCoupon'>(500, { code: 500 });
const discard = () => screen.queryByRole('button', { name: 'Odrzuć' });

beforeEach(() => window.history.replaceState(null, '', '/'));

test('who leaves while her text is being sent waits for the answer, and goes on once it is stored [DK-6]', async () => {
  const { answer, follow } = await typedAndSent();
  await follow();
  await screen.findByRole('dialog', { name: 'Zaplecze jeszcze odpowiada' });
  expect(discard()).toBeNull();
  await answer(done());
  await waitFor(() => expect(window.location.pathname).toBe('/dalej'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who leaves while her text is being sent is asked once it was refused [DK-6]', async () => {
  const { answer, follow } = await typedAndSent();
  await follow();
  await answer(refused());
  await screen.findByRole('dialog', { name: 'Odrzucić tekst?' });
  expect(discard()).not.toBeNull();
  expect(window.location.pathname).toBe('/list');
});

test.each([
  ['its page is left', true],
  ['its page is open', false],
])('a failure is handed to the desk only after its page was left: %s', async (_, isLeft) => {
  const { user, answer, follow, onLeftFailure } = await typedAndSent();
  if (isLeft) {
    await user.clear(screen.getByRole('textbox'));
    await follow();
  }
  await answer(refused());
  expect(onLeftFailure.mock.calls).toEqual(isLeft ? [[{ kind: 'bad', words: 'Nie wysłano.' }]] : []);
});
