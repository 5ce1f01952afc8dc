import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnknown } from './is-unknown.ts';

export type Call<T> =
  | { status: 'idle' | 'waiting' | 'failed' }
  /** The API knows nothing by what the call named. */
  | { status: 'unknown' }
  /** The call's result. */
  | { status: 'done'; response: T };

/**
 * State of an API call and the function that starts or repeats it, which never rejects. The button that made the call
 * goes when it is done, so the page's heading, which then tells the outcome, takes the focus.
 */
export function useCall<T>(make: () => Promise<T>): [Call<T>, () => void] {
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
        if (!isGone.current) setCall({ status: isUnknown(error) ? 'unknown' : 'failed' });
      },
    );
  }, [make]);
  return [call, start];
}
