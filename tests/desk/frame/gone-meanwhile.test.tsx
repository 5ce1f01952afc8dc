import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient, unwrap } from '#desk/api/desk-client.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';

function Form() {
  const [text, setText] = useState('');
  return (
    <InsidePage title="Teksty">
      <input aria-label="Tekst" value={text} onChange={(event) => setText(event.target.value)} />
      <UnsavedText isUnsaved={text !== ''} />
    </InsidePage>
  );
}

function Page() {
  const { client } = useDesk();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/texts'))}
      id="texts"
      title="Teksty"
      words={{ loading: 'Wczytuję', failed: 'Nie wczytało się' }}
    >
      {(texts) => (texts.length > 0 ? <Form /> : undefined)}
    </LoadedPage>
  );
}

const there = () => reply<'listTexts'>([{ id: 'a' }] as never);

test.each([
  ['missing', () => refusal<'listTexts'>(404, { code: 100 })],
  ['forbidden', () => refusal<'listTexts'>(403, { code: 100 })],
  ['no more in its list', () => reply<'listTexts'>([])],
])('what was typed over a thing that is %s by now stays in sight, and the page says so', async (_, gone) => {
  let answer = there;
  const client = createDeskClient(async () => answer());
  const { Updates, hear } = deskUpdates();
  const user = renderDesk(
    client,
    ['listTexts'],
    '/',
    <Updates>
      <Page />
    </Updates>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Tekst' }), 'Dzień dobry');
  answer = gone;
  hear();
  await screen.findByText(shellCopy.gone);
  expect(screen.getByRole('textbox', { name: 'Tekst' })).toHaveValue('Dzień dobry');

  // It is there again.
  answer = there;
  hear();
  await waitFor(() => expect(screen.queryByText(shellCopy.gone)).toBeNull());

  await user.clear(screen.getByRole('textbox', { name: 'Tekst' }));
  answer = gone;
  hear();
  await screen.findByText(shellCopy.missingText);
});
