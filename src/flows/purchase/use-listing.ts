import { useCallback, useEffect, useState } from 'react';
import { onHistoryStep } from '#browser/history-step.ts';
import { readListing, WHOLE_LISTING, writeListing, type Listing } from '#domain/specialists/listing.ts';

const inAddress = () => readListing(new URLSearchParams(window.location.search));

/**
 * Hook: filters and sort order of the specialists, kept in the address (RD-4). It is read after the first render,
 * since the server renders one page for all addresses of a path. A change replaces the history entry.
 */
export function useListing(): readonly [Listing, (listing: Listing) => void] {
  const [listing, setListing] = useState<Listing>(WHOLE_LISTING);
  useEffect(() => {
    const read = () => setListing(inAddress());
    read();
    return onHistoryStep(read);
  }, []);
  const change = useCallback((next: Listing) => {
    const search = writeListing(new URLSearchParams(window.location.search), next).toString();
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search && `?${search}`}${hash}`);
    setListing(next);
  }, []);
  return [listing, change];
}
