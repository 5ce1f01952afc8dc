import { act } from '@testing-library/react';
import { useContext, useState, type ReactNode } from 'react';
import { DeskContext } from '#desk/frame/desk-context.tsx';

/** What stands around a page whose shop tells of changes, and the telling: the page reads anew. */
export function deskUpdates() {
  let count = () => {};
  function Updates({ children }: { children: ReactNode }) {
    const desk = useContext(DeskContext);
    const [updates, setUpdates] = useState(0);
    count = () => setUpdates((before) => before + 1);
    return desk && <DeskContext value={{ ...desk, updates }}>{children}</DeskContext>;
  }
  return { Updates, hear: () => act(() => count()) };
}
