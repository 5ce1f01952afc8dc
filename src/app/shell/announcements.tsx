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
 * Creates a store of the last announcement, outside React's state: announcing must not render the shell during a
 * press. Texts set before the second paint belong to one press and are joined, since a live region drops a replaced
 * text. A hidden tab does not paint, so there each text is announced alone.
 */
export function createAnnouncements(): Store<Announcement | undefined> {
  const store = createStore<Announcement | undefined>(undefined);
  let said: readonly string[] = [];
  return {
    ...store,
    set(next) {
      if (document.hidden) said = [];
      if (said.length === 0) afterPaint(() => afterPaint(() => (said = [])));
      if (next && said.at(-1) !== next.sentence) said = [...said, next.sentence];
      store.set(next && { sentence: said.join(' ') });
    },
  };
}

/** The shell's live region: announces what is put into a store (A20, U25). */
export function Announcements({ store: { subscribe, get } }: { store: Store<Announcement | undefined> }) {
  const announcement = useSyncExternalStore(subscribe, get, () => undefined);
  return <Announcer message={announcement?.sentence} announceKey={announcement} parts={hiddenParts} />;
}
