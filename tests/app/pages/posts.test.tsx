import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Posts } from '#app/pages/posts.tsx';
import { eventually, onStage } from '#tests/page/stage.tsx';
import { POST } from '#tests/blocks/samples.tsx';

test('posts are asked for again by one press; what a server sends with its failure is none [HO-2] [HO-4]', async () => {
  await onStage(<Posts title="Czytane" sent={{ status: 'failed' }} />);
  const again = () => screen.queryByRole('button', { name: 'Wczytaj ponownie' });
  const press = () => fireEvent.click(again() as HTMLElement);
  const responses = [new Response('[]', { status: 503 }), Response.json([POST])];
  const network = vi.fn((_path: string) => Promise.resolve(responses.shift()));
  vi.stubGlobal('fetch', network);
  press();
  expect(again()).toBeNull();
  await eventually(() => expect(again()).toBeVisible());
  press();
  await eventually(() => expect(screen.getByRole('heading', { level: 3, name: POST.title })).toBeVisible());
  expect(again()).toBeNull();
  expect(network.mock.calls).toEqual([['/wpisy.json'], ['/wpisy.json']]);
});
