import type { DeskClient } from '#desk/api/desk-client.ts';
import { openDeskStream, type Update } from './desk-stream.ts';

/** Name of the lock held by the one tab with an event stream, and of the channel to the other tabs. */
const NAME = 'desk-events';

/** Messages between tabs: the stream's last event, a request for it, and the end of the session. */
type Message = Update | { asks: string } | 'left';

interface DeskListener {
  client: DeskClient;
  /** Id of the person for whom this tab is open. */
  person: string;
  /** The state that was there before anything was loaded; without it the first word of the stream is taken for a change. */
  known?: string | undefined;
  /** Something of the queue or of an order has changed since this tab last heard. */
  onChange: () => void;
  /** The session has ended, or the browser's session is another person's by now. */
  onSignedOut: () => void;
}

/**
 * Listens to the desk's events while the tab is visible. One tab holds the stream and informs the others, since
 * HTTP/1.1 permits six connections per server. A hidden tab hears nothing; when visible again it compares states and
 * reloads what has changed. Returns a function that stops it.
 */
export function listenToDesk({ client, person, known, onChange, onSignedOut }: DeskListener): () => void {
  let seen = known;
  let leave: (() => void) | undefined;
  let isOver = false;

  const hear = (update: Update) => {
    if (update.person !== undefined && update.person !== person) void makeSure();
    else if (update.state === undefined || update.state !== seen) {
      seen = update.state;
      onChange();
    }
  };
  /** The cookie decides who is signed in; another tab may have changed it. */
  const makeSure = async () => {
    const { data } = await client.GET('/me').catch(() => ({ data: undefined }));
    if (data && data.me?.person.id !== person && !isOver) onSignedOut();
  };
  const follow = () => {
    const isShown = !isOver && document.visibilityState === 'visible';
    if (isShown) leave ??= join({ person, hear, makeSure: () => void makeSure(), onSignedOut });
    else stop();
  };
  const stop = () => {
    leave?.();
    leave = undefined;
  };

  document.addEventListener('visibilitychange', follow);
  // A page that is kept for Back keeps neither lock nor stream: they would hinder the keeping.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', follow);
  follow();
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', follow);
  };
}

/** Tells the other tabs that the session has been ended here. */
export function tellTabsOfLeaving(): void {
  const channel = new BroadcastChannel(NAME);
  post(channel, 'left');
  channel.close();
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to name
const post = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);

interface Member {
  person: string;
  hear: (update: Update) => void;
  makeSure: () => void;
  onSignedOut: () => void;
}

/** Takes part in the tabs' listening: hearing from the leading tab, or leading as soon as no other does. Returns how to leave. */
function join({ person, hear, makeSure, onSignedOut }: Member): () => void {
  const channel = new BroadcastChannel(NAME);
  const leaving = new AbortController();
  const tell = (message: Message) => post(channel, message);
  let last: Update | undefined;

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'left') makeSure();
    else if (!('asks' in data)) hear(data);
    else if (last) {
      tell(last);
      if (data.asks !== person) makeSure();
    }
  });

  const lead = () =>
    new Promise<void>((resolve) => {
      if (leaving.signal.aborted) return resolve();
      const close = openDeskStream({
        onUpdate: (update) => {
          last = update;
          tell(update);
          hear(update);
        },
        onRefused: makeSure,
        onSignedOut: () => {
          tell('left');
          onSignedOut();
        },
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  tell({ asks: person });
  // Missing outside of https and localhost: there each shown tab has a stream of its own.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) locks.request(NAME, { signal: leaving.signal }, lead).catch(() => undefined);
  else void lead();

  return () => {
    leaving.abort();
    channel.close();
  };
}
