import { screen } from '@testing-library/react';
import { useContext } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { renderDesk } from '../render-desk.tsx';

function Sample({ sendsMails }: { sendsMails: boolean }) {
  const desk = useContext(DeskContext);
  if (!desk) return null;
  const person = { ...desk.person, isSample: true, ...(sendsMails && { sendsMails }) };
  return (
    <DeskContext value={{ ...desk, person }}>
      <InsidePage title="Kolejka">
        <p>treść</p>
      </InsidePage>
    </DeskContext>
  );
}

test.each([
  [false, 'Sklep próbny: dane są zmyślone, listy nie wychodzą do ludzi.'],
  [true, 'Sklep próbny: dane są zmyślone, ale listy wychodzą na wpisane adresy.'],
])('a sample whose mails leave (%s) says so on every page [DK-1]', async (sendsMails, words) => {
  const client = createDeskClient(() => Promise.reject(new Error('Nothing is asked')));
  renderDesk(client, [], '/', <Sample sendsMails={sendsMails} />);
  expect(await screen.findByText(words)).toBeVisible();
});
