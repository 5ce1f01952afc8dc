import { useCallback, useEffect, useRef, useState } from 'react';

export type Call<T> =
  | { status: 'idle' | 'waiting' | 'failed' }
  /** What was answered. */
  | { status: 'done'; answer: T };

/** One call that a page makes on its own: its state, and the function that makes it (again). Never rejects. */
export function useCall<T>(make: () => Promise<T>): [Call<T>, () => void] {
  const [call, setCall] = useState<Call<T>>({ status: 'idle' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const start = useCallback(() => {
    setCall({ status: 'waiting' });
    make().then(
      (answer) => {
        if (!isGone.current) setCall({ status: 'done', answer });
      },
      () => {
        if (!isGone.current) setCall({ status: 'failed' });
      },
    );
  }, [make]);
  return [call, start];
}
