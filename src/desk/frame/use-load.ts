import { useEffect, useRef, useState } from 'react';
import { DeskFailure, isMissing, isSignedOut } from '#desk/api/desk-failure.ts';
import { holdsText } from '#desk/browser/leave-guard.ts';
import { useDesk } from './desk-context.tsx';

export type Loaded<T> =
  | { status: 'loading'; data?: undefined }
  /** `isGone`: it is missing by now, and its data stay for what was typed over them. */
  | { status: 'ready'; data: T; isGone?: boolean }
  | { status: 'missing'; data?: undefined }
  | { status: 'failed'; errorId: string | undefined; data?: undefined };

/**
 * Hook: loads a page's data, and again when `key` changes or `reload` is called. The old data stay until new ones
 * arrive, also after a failed reload, and over unsaved text even when it is gone. A load that an ended session interrupted is repeated after signing in.
 */
export function useLoad<T>(load: () => Promise<T>, key: string) {
  const { isSignedIn } = useDesk();
  const [loaded, setLoaded] = useState<Loaded<T> & { key?: string }>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  const isStopped = useRef(false);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isLeft = false;
    const take = (next: Loaded<T>) => {
      if (!isLeft) setLoaded({ ...next, key });
    };
    latest.current().then(
      (data) => take({ status: 'ready', data }),
      (error: unknown) => {
        if (isLeft) return;
        if (isSignedOut(error)) {
          isStopped.current = true;
          return;
        }
        const isGone = isMissing(error);
        const stays = !isGone || holdsText();
        setLoaded((before) =>
          before.status === 'ready' && before.key === key && stays
            ? { ...before, isGone }
            : isGone
              ? { status: 'missing', key }
              : {
                  status: 'failed',
                  errorId: error instanceof DeskFailure ? error.details?.requestId : undefined,
                  key,
                },
        );
      },
    );
    return () => {
      isLeft = true;
    };
  }, [key, attempt]);
  useEffect(() => {
    if (!isSignedIn || !isStopped.current) return;
    isStopped.current = false;
    setAttempt((count) => count + 1);
  }, [isSignedIn]);
  const shown: Loaded<T> = loaded.key === key || loaded.key === undefined ? loaded : { status: 'loading' };
  return { loaded: shown, reload: () => setAttempt((count) => count + 1) };
}

/** Like `useLoad`, but loads again after each change that the server announces. */
export function useFreshLoad<T>(load: () => Promise<T>, key: string) {
  const { updates } = useDesk();
  const state = useLoad(load, key);
  const { reload } = state;
  const seen = useRef(updates);
  useEffect(() => {
    if (updates === seen.current) return;
    seen.current = updates;
    reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an update reloads
  }, [updates]);
  return state;
}

/** Hook: what was read last, also while something else is read. */
export function useLastData<T>({ data }: Loaded<T>): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
