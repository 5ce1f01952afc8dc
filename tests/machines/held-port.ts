import { fromPromise } from 'xstate';

/** A port call that the test settles. */
export interface HeldCall<Output, Input> {
  input: Input;
  /** True once the machine has given the call up. */
  isLeft: () => boolean;
  resolve: (output: Output) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
}

/** A promise's result reaches its machine a few microtasks later. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A port whose calls stay pending until the test settles them. */
export function heldPort<Output, Input>() {
  const calls: HeldCall<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          isLeft: () => signal.aborted,
          resolve: (output) => {
            resolve(output);
            return settle();
          },
          reject: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
  );
  /** The newest call. */
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('The port was not called');
    return call;
  };
  return { logic, calls, last };
}
