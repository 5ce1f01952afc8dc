import { useSyncExternalStore } from 'react';
import { Announcer } from '#kit/announcer.tsx';
import { createStore, type Store } from '#page/store.ts';
import { hiddenParts } from '#styles/text.css.ts';

/** What is announced: an object of its own each time, so that the same sentence can be announced again. */
interface Announcement {
  sentence: string;
}

/** What is said within this time (ms) comes of one press. */
const MOMENT = 300;

/**
 * Creates a store of the last announcement, beside React: announcing must not render the shell in the middle of a press.
 * What is said in one moment is said together, since a live region drops what another text replaces.
 */
export function createAnnouncements(): Store<Announcement | undefined> {
  const store = createStore<Announcement | undefined>(undefined);
  let saidAt = -MOMENT;
  return {
    ...store,
    set(next) {
      const isTogether = performance.now() - saidAt < MOMENT;
      saidAt = performance.now();
      const earlier = isTogether ? store.get()?.sentence : undefined;
      store.set(next && { sentence: earlier ? `${earlier} ${next.sentence}` : next.sentence });
    },
  };
}

/** The shell's live region: announces what is put into a store (A20, U25). */
export function Announcements({ store: { subscribe, get } }: { store: Store<Announcement | undefined> }) {
  const announcement = useSyncExternalStore(subscribe, get, () => undefined);
  return <Announcer message={announcement?.sentence} announceKey={announcement} parts={hiddenParts} />;
}
