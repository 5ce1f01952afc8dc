import { useLayoutEffect, useState } from 'react';

let place: HTMLElement | undefined;

/**
 * The element at the body's end that takes what is rendered outside the page: dialogs, lists, announcements.
 * `undefined` on the server and while hydrating.
 *
 * React listens for some eighty events at whatever it renders into. At the body it would look for handlers of each
 * press twice, here and at the page's root.
 */
export function usePortalPlace(): HTMLElement | undefined {
  const [found, setFound] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!place?.isConnected) place = document.body.appendChild(document.createElement('div'));
    setFound(place);
  }, []);
  return found;
}
