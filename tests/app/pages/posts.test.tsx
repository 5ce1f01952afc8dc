import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Posts } from '#app/pages/posts.tsx';
import { loadingText } from '#copy/site/errors.ts';
import { eventually, onStage } from '#tests/page/stage.tsx';
import { POST } from '#tests/blocks/samples.tsx';

test('posts are asked for again by one press, and said to be loading only meanwhile; what a server sends with its failure is none [HO-2] [HO-4]', async () => {
  await onStage(<Posts title="Czytane" sent={{ status: 'failed' }} />);
  const again = () => screen.queryByRole('button', { name: 'Wczytaj ponownie' });
  const press = () => fireEvent.click(again() as HTMLElement);
  const isLoading = () => screen.queryByText(loadingText) !== null;
  const responses = [new Response('[]', { status: 503 }), Response.json([POST])];
  const network = vi.fn((_path: string) => Promise.resolve(responses.shift()));
  vi.stubGlobal('fetch', network);
  expect(isLoading()).toBe(false);
  press();
  expect([again(), isLoading()]).toEqual([null, true]);
  await eventually(() => expect(again()).toBeVisible());
  expect(isLoading()).toBe(false);
  press();
  await eventually(() => expect(screen.getByRole('heading', { level: 3, name: POST.title })).toBeVisible());
  expect([again(), isLoading()]).toEqual([null, false]);
  expect(network.mock.calls).toEqual([['/wpisy.json'], ['/wpisy.json']]);
});
