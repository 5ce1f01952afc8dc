import { useEffect, useRef, useState } from 'react';

type Fields = Readonly<Record<string, string>>;

interface TypedOptions<Stored, Of extends Fields, Seen> {
  /** What the fields show of what is stored. */
  fieldsOf: (stored: Stored) => Of;
  /** What a press goes with, so that the server knows what was seen. */
  seenOf: (stored: Stored) => Seen;
  /** What the fields show instead as the form comes. */
  begunWith?: Partial<Of> | undefined;
}

/**
 * Hook: the fields of a form that changes something stored. What is typed goes with what was shown as it was begun,
 * and a refusal brings the newer. The response to a save counts as stored until the page loads anew; what was typed
 * while it ran stays, as not yet saved.
 */
export function useTyped<Stored, Of extends Fields, Seen>(
  loaded: Stored,
  { fieldsOf, seenOf, begunWith }: TypedOptions<Stored, Of, Seen>,
) {
  const [brought, setBrought] = useState<{ over: Stored; stored: Stored }>();
  const stored = brought && brought.over === loaded ? brought.stored : loaded;
  const [begun, setBegun] = useState<{ typed: Partial<Of>; seen: Seen } | undefined>(
    () => begunWith && { typed: begunWith, seen: seenOf(loaded) },
  );
  const latest = useRef({ loaded, begun });
  useEffect(() => {
    latest.current = { loaded, begun };
  });
  const bring = (newer: Stored) => setBrought({ over: latest.current.loaded, stored: newer });
  const storedFields = fieldsOf(stored);
  const fields: Of = { ...storedFields, ...begun?.typed };
  return {
    stored,
    fields,
    /** Something shown is not stored. */
    isDirty: Object.keys(fields).some((name) => fields[name] !== storedFields[name]),
    /** What a press goes with. */
    seen: begun ? begun.seen : seenOf(stored),
    type: (changed: Partial<Of>) =>
      setBegun((before) => ({
        typed: { ...before?.typed, ...changed },
        seen: before ? before.seen : seenOf(stored),
      })),
    /** Notes what a press sends. The result takes the response, and tells whether nothing else was typed meanwhile. */
    send:
      (sent = begun) =>
      (after: Stored): boolean => {
        const isAll = latest.current.begun === sent;
        bring(after);
        setBegun((now) => {
          if (!now || isAll) return undefined;
          const since = Object.entries(now.typed).filter(([name, text]) => sent?.typed[name] !== text);
          return { typed: Object.fromEntries(since) as Partial<Of>, seen: seenOf(after) };
        });
        return isAll;
      },
    /** A refusal has brought what somebody else stored: it is shown, and read; what is typed stays. */
    takeNewer: (newer: Stored) => {
      bring(newer);
      setBegun((before) => before && { ...before, seen: seenOf(newer) });
    },
  };
}
