import { createContext, use } from 'react';
import type { Person } from '#machines/sign-in.machine.ts';
import type { DeskClient } from '#desk/api/desk-client.ts';
import type { Outcome } from '#desk/ui/outcome-status.tsx';

/** What every page inside can use. */
export interface Desk {
  client: DeskClient;
  person: Person;
  /** She has saved another name of her own. */
  onRename?: (name: string) => void;
  /** Grows with each change that the server announces. */
  updates: number;
  /** Number of orders that wait for this person's answer; undefined until known. */
  openAnswers: number | undefined;
  isOnline: boolean;
  /** The server is of another release than this page. */
  isOtherRelease: boolean;
  /** False while an expired session asks for the passkey over the page. */
  isSignedIn: boolean;
  theme: 'light' | 'dark';
  onTheme: () => void;
  /** Missing while nobody can leave: the session is over or ending. */
  onLeave: (() => void) | undefined;
  onKeys: () => void;
  onSearch: () => void;
  /** An action failed whose page was left meanwhile. */
  onLeftFailure?: (failure: Outcome) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Whether what a page shows is gone by now, and the page stays for the text typed on it alone. */
export const GoneContext = createContext(false);

/** The desk around a page. @throws outside of it */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no desk around this page');
  return desk;
}

/** Whether the role may call an operation; what it may not is not drawn. */
export const useMay = () => mayOf(useDesk().person);

/** The operations that a person may call; none before somebody has signed in. */
export const mayOf =
  (person: Pick<Person, 'operations'> | undefined) =>
  (operation: string): boolean =>
    person?.operations.includes(operation) ?? false;
