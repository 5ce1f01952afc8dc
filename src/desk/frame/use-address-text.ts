import { useEffect, useRef, useState } from 'react';

/** How long (ms) typing rests before the address follows it. */
const REST = 300;

/**
 * Hook: the text of a field that the page's address holds. The address follows once typing rests; the field follows the
 * address when something else moves it, such as Back or a link. The address answers later than the next letter is typed,
 * so what the field itself has sent is not taken back from it.
 *
 * @param inAddress what the address holds @param move changes the address
 * @param isWhole whether this much of a text can be looked for: the year of a day is typed digit by digit
 */
export function useAddressText(
  inAddress: string,
  move: (text: string) => void,
  isWhole: (text: string) => boolean = () => true,
): [text: string, type: (text: string) => void] {
  const [text, type] = useState(inAddress);
  /** Sent and not in the address yet, the oldest first. */
  const sent = useRef<string[]>([]);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const own = sent.current.indexOf(inAddress);
    if (own === -1) type(inAddress);
    sent.current = sent.current.slice(own + 1);
  }, [inAddress]);
  useEffect(() => {
    if (text === (sent.current.at(-1) ?? inAddress) || !isWhole(text)) return undefined;
    const timer = setTimeout(() => {
      sent.current.push(text);
      latest.current(text);
    }, REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing moves the address
  }, [text]);
  return [text, type];
}

/** Whether a date field holds no day or a whole one: its first digits are days of the years 2 to 202. */
export const isWholeDay = (day: string): boolean => day === '' || day >= '1000';
