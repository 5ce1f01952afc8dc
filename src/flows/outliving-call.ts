import { fromPromise } from 'xstate';

/**
 * A port of a form whose call goes on when its page is left. Its machine has stopped by then, so `tell` says the outcome
 * on the page that came next.
 *
 * @param tell told only when the page was left before the call ended
 */
export const outlivingCall = <Input, Output>(
  call: (input: Input) => Promise<Output>,
  tell: (isDone: boolean, input: Input) => void,
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      const output = await call(input);
      if (signal.aborted) tell(true, input);
      return output;
    } catch (error) {
      if (signal.aborted) tell(false, input);
      throw error;
    }
  });
