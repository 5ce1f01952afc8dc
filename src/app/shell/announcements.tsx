import { useSyncExternalStore } from 'react';
import { afterPaint } from '#browser/after-paint.ts';
import { Announcer } from '#kit/announcer.tsx';
import { createStore, type Store } from '#page/store.ts';
import { hiddenParts } from '#styles/text.css.ts';

/** What is announced: an object of its own each time, so that the same sentence can be announced again. */
interface Announcement {
  sentence: string;
}

/**
 * Creates a store of the last announcement, beside React: announcing must not render the shell in the middle of a press.
 * What is said before the second paint comes of one press, and is said together: a live region drops what another text
 * replaces.
 */
export function createAnnouncements(): Store<Announcement | undefined> {
  const store = createStore<Announcement | undefined>(undefined);
  let moment = 0;
  return {
    ...store,
    set(next) {
      const earlier = moment > 0 ? store.get()?.sentence : undefined;
      moment += 1;
      afterPaint(() => afterPaint(() => (moment -= 1)));
      const isMore = next && earlier !== undefined && earlier !== next.sentence;
      store.set(isMore ? { sentence: `${earlier} ${next.sentence}` } : next);
    },
  };
}

/** The shell's live region: announces what is put into a store (A20, U25). */
export function Announcements({ store: { subscribe, get } }: { store: Store<Announcement | undefined> }) {
  const announcement = useSyncExternalStore(subscribe, get, () => undefined);
  return <Announcer message={announcement?.sentence} announceKey={announcement} parts={hiddenParts} />;
}
