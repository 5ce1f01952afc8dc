import { useEffect, useRef, useState } from 'react';

/** How long (ms) typing rests before the address follows it. */
const REST = 300;

/**
 * Hook: the text of a field that the page's address holds. The address follows once typing rests; the field follows the
 * address when something else moves it, such as Back or a link. The address answers later than the next letter is typed,
 * so what the field itself has sent is not taken back from it.
 *
 * @param inAddress what the address holds @param move changes the address @param rest milliseconds; 0: at once
 */
export function useAddressText(
  inAddress: string,
  move: (text: string) => void,
  rest = REST,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(inAddress);
  /** Sent and not in the address yet, the oldest first. */
  const sent = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ inAddress, move });
  useEffect(() => {
    latest.current = { inAddress, move };
  });
  useEffect(() => {
    const own = sent.current.indexOf(inAddress);
    sent.current = sent.current.slice(own + 1);
    if (own !== -1) return;
    clearTimeout(timer.current);
    setText(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (typed: string) => {
    if (typed === (sent.current.at(-1) ?? latest.current.inAddress)) return;
    sent.current.push(typed);
    latest.current.move(typed);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    if (rest === 0) send(typed);
    else timer.current = setTimeout(() => send(typed), rest);
  };
  return [text, type];
}
