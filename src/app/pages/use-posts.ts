import { useCallback, useEffect, useState } from 'react';
import type { Post } from '#domain/post.ts';
import type { Section } from '#page/page-data.ts';

/** The blog's posts from the page's data, else fetched from the page server, which sanitises them (HO-2, HO-4). */
export function usePosts(sent: Section<Post[]> | undefined) {
  const [posts, setPosts] = useState<Post[]>(sent?.status === 'ready' ? sent.data : []);
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>(sent?.status ?? 'loading');

  const reload = useCallback(() => {
    setStatus('loading');
    fetch('/wpisy.json')
      .then((response) => {
        if (!response.ok) throw new Error('Network response was not ok');
        return response.json() as Promise<Post[]>;
      })
      .then(
        (fresh) => {
          setPosts(fresh);
          setStatus('ready');
        },
        () => setStatus('failed'),
      );
  }, []);

  const isLate = sent === undefined;
  useEffect(() => {
    if (isLate) reload();
  }, [isLate, reload]);
  return { posts, status, reload };
}
