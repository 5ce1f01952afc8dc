import type { Elements } from '#kit/elements.ts';
import { Fragment, type ReactElement } from 'react';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { InsidePage } from './inside-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { useFreshLoad, type Loaded } from './use-load.ts';

/** What is said while something loads, and when it did not come. */
export interface LoadWords {
  loading: string;
  failed: string;
}

export interface LoadedSectionProps<T> {
  loaded: Loaded<T>;
  words: LoadWords;
  onRetry: () => void;
  children: (data: T) => ReactElement | null | undefined;
}

/** Part of a page that waits for data: bars, a failure that can be tried again, or what is made of the data. */
export function LoadedSection<T>({ loaded, words, onRetry, children }: LoadedSectionProps<T>) {
  if (loaded.status === 'ready') return children(loaded.data);
  if (loaded.status === 'loading') return <Skeleton label={words.loading} />;
  const errorId = loaded.status === 'failed' ? loaded.errorId : undefined;
  return <FailedState title={words.failed} errorId={errorId} onRetry={onRetry} />;
}

export interface LoadedPageProps<T> {
  load: () => Promise<T>;
  /** What it is about: of another, all is loaded and begun anew. */
  id: string;
  title: string;
  words: LoadWords;
  /** Stands above the bars, where the page has it as well. */
  heading?: Elements;
  /** The page, which can be loaded anew; nothing where what was loaded has no such thing. */
  children: (data: T, reload: () => void) => ReactElement | null | undefined;
}

/** Page of one thing: loads it, and anew with each change that the server tells of. */
export function LoadedPage<T>({ load, id, title, words, heading, children }: LoadedPageProps<T>) {
  const { loaded, reload } = useFreshLoad(load, id);
  const page = loaded.status === 'ready' ? children(loaded.data, reload) : undefined;
  if (page) return <Fragment key={id}>{page}</Fragment>;
  if (loaded.status === 'ready' || loaded.status === 'missing') return <MissingPage />;
  return (
    <InsidePage title={title}>
      {heading}
      <LoadedSection loaded={loaded} words={words} onRetry={reload}>
        {() => null}
      </LoadedSection>
    </InsidePage>
  );
}
