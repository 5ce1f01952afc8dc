import type { Elements } from '#kit/elements.ts';
import { useState, type ReactElement } from 'react';
import { holdsText } from '#desk/browser/leave-guard.ts';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { GoneContext } from './desk-context.tsx';
import { InsidePage } from './inside-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { useFreshLoad, type Loaded } from './use-load.ts';

/** Texts shown while data load and after loading failed. */
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

/** Part of a page that loads data: a skeleton, an error with a retry button, or the content. */
export function LoadedSection<T>({ loaded, words, onRetry, children }: LoadedSectionProps<T>) {
  if (loaded.status === 'ready') return children(loaded.data);
  if (loaded.status === 'loading') return <Skeleton label={words.loading} />;
  const errorId = loaded.status === 'failed' ? loaded.errorId : undefined;
  return <FailedState title={words.failed} errorId={errorId} onRetry={onRetry} />;
}

export interface LoadedPageProps<T> {
  load: () => Promise<T>;
  /** Id of the shown entity; another id loads from the start and resets the page's state. */
  id: string;
  title: string;
  words: LoadWords;
  /** Heading shown above the skeleton; pass it if the loaded page has the same one. */
  heading?: Elements;
  /** Renders the page from its data; `undefined` shows the "not found" page. `reload` fetches the data again. */
  children: (data: T, reload: () => void) => ReactElement | null | undefined;
}

/**
 * Page of one entity: loads it, and again after each change that the server announces. A page with unsaved text stays
 * when the entity is gone, and says so.
 */
export function LoadedPage<T>({ load, id, title, words, heading, children }: LoadedPageProps<T>) {
  const { loaded, reload } = useFreshLoad(load, id);
  const [last, setLast] = useState<{ id: string; data: T }>();
  const own = loaded.status === 'ready' ? children(loaded.data, reload) : undefined;
  if (own && loaded.status === 'ready' && last?.data !== loaded.data) setLast({ id, data: loaded.data });
  const before = !own && loaded.status === 'ready' && holdsText() ? last : undefined;
  const stays = before?.id === id;
  const page = stays ? children(before.data, reload) : own;
  if (page) {
    return (
      <GoneContext key={id} value={stays || (loaded.status === 'ready' && loaded.isGone === true)}>
        {page}
      </GoneContext>
    );
  }
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
