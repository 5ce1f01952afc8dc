import { useState } from 'react';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { formatMoment } from '#desk/copy/time.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { hidden } from '#styles/text.css.ts';
import { shellCopy } from '#desk/copy/shell.ts';

/** An address that shows something which is not in the shop, for a while (`until`, ISO). */
interface Preview {
  address: string;
  until: string;
}

export interface PreviewAddressProps {
  make: () => Promise<Preview>;
  words: Readonly<Record<'press' | 'hint' | 'open' | 'copy' | 'copied' | 'failed', string>> & {
    until: (when: string) => string;
  };
}

/** Makes an address on the shop's host that shows what is not in the shop, to open and to pass on. */
export function PreviewAddress({ make, words }: PreviewAddressProps) {
  const now = useNow();
  const [made, setMade] = useState<Preview>();
  const { busy, outcome, run, say } = useAction({ failed: words.failed });
  const keep = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => say({ kind: 'ok', words: words.copied }),
      () => say({ kind: 'bad', words: words.failed }),
    );

  return (
    <div className={tightStack}>
      <div className={row}>
        <DeskButton
          kind="ghost"
          icon="eye"
          pending={busy !== undefined}
          onPress={() => void run('make', async () => setMade(await make()), { done: shellCopy.addressMade })}
        >
          {words.press}
        </DeskButton>
        {made && (
          <>
            <a href={made.address} target="_blank" rel="noreferrer">
              <span>{words.open}</span>{' '}
              <span className={hidden}>
                (<span>{shellCopy.newTab}</span>)
              </span>
            </a>
            <DeskButton kind="quiet" icon="copy" onPress={() => void keep(made.address)}>
              {words.copy}
            </DeskButton>
          </>
        )}
      </div>
      <p className={hint}>{made ? words.until(formatMoment(made.until, now)) : words.hint}</p>
      <p role="status" className={hint}>
        {outcome?.words}
      </p>
    </div>
  );
}
