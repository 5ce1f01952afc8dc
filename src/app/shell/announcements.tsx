import { useSyncExternalStore } from 'react';
import { Announcer } from '#kit/announcer.tsx';
import { createStore, type Store } from '#page/store.ts';
import { hiddenParts } from '#styles/text.css.ts';

/** What is announced: an object of its own each time, so that the same sentence can be announced again. */
interface Announcement {
  sentence: string;
}

/** Creates a store of the last announcement, beside React: announcing must not render the shell in the middle of a press. */
export const createAnnouncements = (): Store<Announcement | undefined> =>
  createStore<Announcement | undefined>(undefined);

/** The shell's live region: announces what is put into a store (A20, U25). */
export function Announcements({ store: { subscribe, get } }: { store: Store<Announcement | undefined> }) {
  const announcement = useSyncExternalStore(subscribe, get, () => undefined);
  return <Announcer message={announcement?.sentence} announceKey={announcement} parts={hiddenParts} />;
}
