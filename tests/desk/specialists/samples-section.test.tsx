import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { SamplesSection } from '#desk/specialists/samples-section.tsx';
import type { SampleAnswer } from '#desk/domain/wire.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';

test('each service’s sample is saved by itself, with the version that was seen [RD-1] [DK-6]', async () => {
  let all: SampleAnswer[] = [{ service: 'tarot', question: 'Czy?', answer: 'Tak.', version: 4 }];
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listSamples'>(all);
    const body = await request.json();
    sent.push([new URL(request.url).pathname.split('/').at(-1), body]);
    all = [{ service: 'tarot', question: body.question, answer: body.answer, version: 5 }];
    return reply<'setSample'>(all);
  });
  renderDesk(client, ['listSamples', 'setSample'], '/wrozki/f1', <SamplesSection fairyId="f1" />);
  const answer = await screen.findByRole('textbox', { name: 'Tarot: odpowiedź' });
  await userEvent.clear(answer);
  await userEvent.type(answer, 'Nie.');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz przykład: Tarot' }));
  expect(await screen.findByText(/^Przykład zapisany: .*W\ssklepie jest już nowy\.$/)).toBeVisible();
  expect(sent).toEqual([['tarot', { question: 'Czy?', answer: 'Nie.', seen: 4 }]]);
});

test('a sample that another owner saves meanwhile takes away nothing that is typed, and is shown beside it; the next press replaces it [RD-1] [DK-6]', async () => {
  const sample: SampleAnswer = { service: 'tarot', question: 'Czy?', answer: 'Tak.', version: 4 };
  let all = [sample];
  const { Updates, hear } = deskUpdates();
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listSamples'>(all);
    const body = await request.json();
    sent.push(body);
    return body.seen === all[0]?.version
      ? reply<'setSample'>(all)
      : refusal<'setSample'>(409, { code: 210, current: all });
  });
  const page = (
    <Updates>
      <SamplesSection fairyId="f1" />
    </Updates>
  );
  const user = renderDesk(client, ['listSamples', 'setSample'], '/wrozki/f1', page);
  const answer = await screen.findByRole('textbox', { name: 'Tarot: odpowiedź' });
  await user.type(answer, ' Mój tekst.');
  all = [{ ...sample, question: 'Kiedy?', answer: 'Wiosną.', version: 5 }];
  hear();
  expect(await screen.findByDisplayValue('Kiedy?')).toBeVisible();
  const press = () => user.click(screen.getByRole('button', { name: 'Zapisz przykład: Tarot' }));
  await press();
  expect(await screen.findByText('Wiosną.')).toBeVisible();
  expect(answer).toHaveValue('Tak. Mój tekst.');
  all = [{ ...sample, question: 'Kiedy?', answer: '', version: 6 }];
  await press();
  expect(await screen.findByText('Bez przykładu.')).toBeVisible();
  await press();
  expect(await screen.findByText(/^Przykład zapisany/)).toBeVisible();
  expect(screen.queryByText('Bez przykładu.')).toBeNull();
  expect(sent).toEqual([4, 5, 6].map((seen) => ({ question: 'Kiedy?', answer: 'Tak. Mój tekst.', seen })));
});
