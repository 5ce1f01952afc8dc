import { connect } from 'node:net';

interface Waiting {
  done: (value: unknown) => void;
  fail: (error: Error) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Parses a stream of `length:json` messages. */
export function messageReader(listener: (message: unknown) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = Number(rest.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || rest.length < colon + 1 + length) return;
      const text = rest.subarray(colon + 1, colon + 1 + length).toString();
      rest = rest.subarray(colon + 1 + length);
      listener(JSON.parse(text));
    }
  };
}

/** A connection to a Firefox that was started with `--marionette`. */
export interface Marionette {
  /** Sends a command such as `WebDriver:Navigate`. @throws Firefox's own error */
  call: (command: string, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  close: () => void;
}

/** Connects to Firefox's Marionette server: WebDriver commands over TCP, the protocol behind geckodriver. */
export function connectMarionette(port: number): Promise<Marionette> {
  return new Promise((ready, refuse) => {
    const socket = connect(port, '127.0.0.1');
    const waiting = new Map<number, Waiting>();
    let last = 0;
    const endAll = (error: Error) => {
      refuse(error);
      for (const { fail } of waiting.values()) fail(error);
      waiting.clear();
    };
    const marionette: Marionette = {
      call: (command, parameters = {}) =>
        new Promise((done, fail) => {
          last += 1;
          waiting.set(last, { done, fail });
          const text = JSON.stringify([0, last, command, parameters]);
          socket.write(`${Buffer.byteLength(text)}:${text}`);
        }),
      close: () => void socket.destroy(),
    };
    socket.on('error', endAll).on('close', () => endAll(new Error('Firefox has ended')));
    socket.on(
      'data',
      messageReader((message) => {
        // Firefox's greeting is the only message that is not a response.
        if (!Array.isArray(message)) return ready(marionette);
        const [, id, error, value] = message as [1, number, unknown, unknown];
        const call = waiting.get(id);
        waiting.delete(id);
        if (isRecord(error)) call?.fail(new Error(`${String(error['error'])}: ${String(error['message'])}`));
        // A command with a single result wraps it in `value`.
        else call?.done(isRecord(value) && 'value' in value ? value['value'] : value);
      }),
    );
  });
}
