import { DESK_PAGES } from '#desk/pages.ts';

/** One-time tokens of the page's address. */
export interface EntryTokens {
  /** `/zaproszenie#TOKEN` */
  invitation: string | undefined;
  /** `/wejscie#probny=TOKEN` */
  sample: string | undefined;
}

/**
 * Takes a one-time token out of the page's address and removes it from there: neither the history nor a shared screen
 * keeps it.
 */
export function takeEntryTokens(): EntryTokens {
  const { pathname, hash } = window.location;
  const text = hash.slice(1);
  const isInvitation = pathname === DESK_PAGES.invitation.path;
  // Elsewhere it names a part of the page.
  if (text === '' || !(isInvitation || pathname === DESK_PAGES.signIn.path))
    return { invitation: undefined, sample: undefined };
  window.history.replaceState(window.history.state, '', pathname);
  return {
    invitation: isInvitation ? text : undefined,
    sample: new URLSearchParams(text).get('probny') ?? undefined,
  };
}
