import { DESK_API } from '#desk/api/desk-client.ts';

/** Data of an event: the person whose stream it is, and a value that differs after each change. An older server sends neither. */
export interface Update {
  person?: string;
  state?: string;
}

/** Silence (ms) after which a connection is taken for dead, as after the computer slept: the server speaks every 15 s. */
const SILENCE = 45_000;
/** Pauses (ms) before a refused connection is tried again double from the first to the last. */
const FIRST_PAUSE = 2_000;
const LAST_PAUSE = 60_000;

interface StreamReader {
  onUpdate: (update: Update) => void;
  /** The server answered with something else than a stream: it stops or starts, or nobody is signed in. */
  onRefused: () => void;
  onSignedOut: () => void;
}

/**
 * Opens the desk's server-sent events and keeps them open. The browser reconnects after a lost connection, this
 * function after a refusal or silence. Returns a function that closes them.
 */
export function openDeskStream({ onUpdate, onRefused, onSignedOut }: StreamReader): () => void {
  let source: EventSource;
  let timer: number | undefined;
  let pause = FIRST_PAUSE;

  const connect = () => {
    source = new EventSource(`${DESK_API}/events`);
    for (const kind of ['change', 'here']) source.addEventListener(kind, take);
    source.addEventListener('signed-out', onSignedOut);
    source.addEventListener('error', takeRefusal);
    connectIn(SILENCE);
  };
  const connectIn = (wait: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      source.close();
      connect();
    }, wait);
  };
  const take = ({ data }: MessageEvent<string>) => {
    pause = FIRST_PAUSE;
    connectIn(SILENCE);
    onUpdate(JSON.parse(data) as Update);
  };
  const takeRefusal = () => {
    if (source.readyState !== source.CLOSED) return;
    connectIn(pause);
    pause = Math.min(2 * pause, LAST_PAUSE);
    onRefused();
  };

  connect();
  return () => {
    window.clearTimeout(timer);
    source.close();
  };
}
