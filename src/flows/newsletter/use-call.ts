import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnknown } from './is-unknown.ts';

/** Why a call gave nothing: `unknown` when the API knows nothing by what it named, else it can be tried again. */
export type CallFailure = 'failed' | 'unknown';

export type Call<T> =
  | { status: 'idle' | 'waiting' | CallFailure }
  /** The call's result. */
  | { status: 'done'; response: T };

/**
 * Hook: state of an API call, and a function that starts or repeats it and never rejects. The button disappears after
 * success, so the page's heading, which then shows the outcome, takes the focus.
 *
 * @param tellFailure tells of a call that failed after its page was left
 */
export function useCall<T>(
  make: () => Promise<T>,
  tellFailure: (failure: CallFailure) => void,
): [Call<T>, () => void] {
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
        const status = isUnknown(error) ? 'unknown' : 'failed';
        if (isGone.current) tellFailure(status);
        else setCall({ status });
      },
    );
  }, [make, tellFailure]);
  return [call, start];
}
