import { useEffect, useState } from 'react';

/** What an address of this page's server answers; nothing until then. `again`: milliseconds between two questions. */
export function useJson<Answer>(address: string, again?: number): Answer | undefined {
  const [answer, setAnswer] = useState<{ address: string; value: Answer }>();

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const response = await fetch(address);
      const value = (await response.json()) as Answer;
      if (!isGone) setAnswer({ address, value });
    };
    void ask();
    const timer = again === undefined ? undefined : window.setInterval(() => void ask(), again);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, [address, again]);

  return answer?.address === address ? answer.value : undefined;
}
