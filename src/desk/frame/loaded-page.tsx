import { Fragment, type ReactNode } from 'react';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { InsidePage } from './inside-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { useFreshLoad } from './use-load.ts';

export interface LoadedPageProps<T> {
  load: () => Promise<T>;
  /** What it is about: of another, all is loaded and begun anew. */
  id: string;
  title: string;
  /** What is said while it loads, and when it did not come. */
  words: { loading: string; failed: string };
  /** The page, which can be loaded anew; nothing where what was loaded has no such thing. */
  children: (data: T, reload: () => void) => ReactNode;
}

/** Page of one thing: loads it, and anew with each change that the server tells of. */
export function LoadedPage<T>({ load, id, title, words, children }: LoadedPageProps<T>) {
  const { loaded, reload } = useFreshLoad(load, id);
  const page = loaded.status === 'ready' ? children(loaded.data, reload) : undefined;
  if (page) return <Fragment key={id}>{page}</Fragment>;
  if (loaded.status === 'ready' || loaded.status === 'missing') return <MissingPage />;
  return (
    <InsidePage title={title}>
      {loaded.status === 'loading' ? (
        <Skeleton label={words.loading} />
      ) : (
        <FailedState title={words.failed} errorId={loaded.errorId} onRetry={reload} />
      )}
    </InsidePage>
  );
}
