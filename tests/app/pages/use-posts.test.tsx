import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePosts } from '#app/pages/use-posts.ts';
import type { Post } from '#domain/post.ts';
import type { Section } from '#page/page-data.ts';
import { POST } from '#tests/blocks/samples.tsx';
import { eventually } from '#tests/page/stage.tsx';

const ready: Section<Post[]> = { status: 'ready', data: [POST] };
const failed: Section<Post[]> = { status: 'failed' };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['that came with the page are there, and asked for by nobody', ready, 'ready', 0],
  ['that failed wait for a press', failed, 'failed', 0],
  ['that were late are fetched without a press, once', undefined, 'loading', 1],
] as const)('posts %s [HO-2] [HO-4]', async (_, sent, status, times) => {
  const network = vi.fn((_path: string) => Promise.resolve(Response.json([POST])));
  vi.stubGlobal('fetch', network);
  const { result, rerender } = renderHook(() => usePosts(sent));
  expect(result.current.status).toBe(status);
  if (times > 0) await eventually(() => expect(result.current.status).toBe('ready'));
  rerender();
  expect(network).toHaveBeenCalledTimes(times);
  expect(result.current.posts).toEqual(status === 'failed' ? [] : [POST]);
});
