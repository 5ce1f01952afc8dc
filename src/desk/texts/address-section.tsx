import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { textsCopy } from './texts-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { hidden } from '#styles/text.css.ts';
import { shellCopy } from '#desk/copy/shell.ts';

const copy = textsCopy.address;

/** Makes the address under which the saved draft can be looked at as a whole page, by whoever is given it. */
export function AddressSection({ id }: { id: TextId }) {
  const { client } = useDesk();
  const now = useNow();
  const [made, setMade] = useState<{ address: string; until: string }>();
  const { busy, outcome, run, say } = useAction({ failed: copy.failed });
  if (!useMay()('makeTextPreview')) return null;

  const make = () =>
    void run('make', async () => {
      const params = { path: { textId: id } };
      setMade(await unwrap(client.POST('/texts/{textId}/preview', { params })));
    });
  const keep = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => say({ kind: 'ok', words: copy.copied }),
      () => say({ kind: 'bad', words: copy.failed }),
    );

  return (
    <div className={tightStack}>
      <div className={row}>
        <DeskButton kind="ghost" icon="eye" pending={busy !== undefined} onPress={make}>
          {copy.press}
        </DeskButton>
        {made && (
          <>
            <a href={made.address} target="_blank" rel="noreferrer">
              <span>{copy.open}</span>{' '}
              <span className={hidden}>
                (<span>{shellCopy.newTab}</span>)
              </span>
            </a>
            <DeskButton kind="quiet" icon="copy" onPress={() => void keep(made.address)}>
              {copy.copy}
            </DeskButton>
          </>
        )}
      </div>
      <p className={hint}>{made ? copy.until(formatMoment(made.until, now)) : copy.hint}</p>
      <p role="status" className={hint}>
        {outcome?.words}
      </p>
    </div>
  );
}
