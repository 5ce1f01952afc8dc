import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnknown } from './is-unknown.ts';

export type Call<T> =
  | { status: 'idle' | 'waiting' | 'failed' }
  /** The API knows nothing by what the call named. */
  | { status: 'unknown' }
  /** The call's result. */
  | { status: 'done'; response: T };

/**
 * Hook: state of an API call, and a function that starts or repeats it and never rejects. The button disappears after
 * success, so the page's heading, which then shows the outcome, takes the focus.
 *
 * @param tellFailure tells of a call that failed after its page was left
 */
export function useCall<T>(make: () => Promise<T>, tellFailure: () => void): [Call<T>, () => void] {
  const [call, setCall] = useState<Call<T>>({ status: 'idle' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (call.status === 'done' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [call.status]);

  const start = useCallback(() => {
    setCall({ status: 'waiting' });
    make().then(
      (response) => {
        if (!isGone.current) setCall({ status: 'done', response });
      },
      (error: unknown) => {
        if (isGone.current) tellFailure();
        else setCall({ status: isUnknown(error) ? 'unknown' : 'failed' });
      },
    );
  }, [make, tellFailure]);
  return [call, start];
}
