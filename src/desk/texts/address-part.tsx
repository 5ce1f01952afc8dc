import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { isSignedOut } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { textsCopy } from './texts-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useNow } from '#desk/frame/use-now.ts';
import { hidden } from '#styles/text.css.ts';
import { shellCopy } from '#desk/copy/shell.ts';

const copy = textsCopy.address;

/** Makes the address under which the saved draft can be looked at as a whole page, by whoever is given it. */
export function AddressPart({ id }: { id: TextId }) {
  const { client, onExpired } = useDesk();
  const now = useNow();
  const [made, setMade] = useState<{ address: string; until: string }>();
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);
  if (!useMay()('makeTextPreview')) return null;

  const make = async () => {
    setBusy(true);
    setTold('');
    try {
      setMade(await unwrap(client.POST('/texts/{textId}/preview', { params: { path: { textId: id } } })));
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setTold(copy.failed);
    }
    setBusy(false);
  };
  const keep = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setTold(copy.copied),
      () => setTold(copy.failed),
    );

  return (
    <div className={tightStack}>
      <div className={row}>
        <DeskButton kind="ghost" icon="eye" pending={isBusy} onPress={() => void make()}>
          {copy.press}
        </DeskButton>
        {made && (
          <>
            <a href={made.address} target="_blank" rel="noreferrer">
              {copy.open} <span className={hidden}>({shellCopy.newTab})</span>
            </a>
            <DeskButton kind="quiet" icon="copy" onPress={() => void keep(made.address)}>
              {copy.copy}
            </DeskButton>
          </>
        )}
      </div>
      <p className={hint}>{made ? copy.until(formatMoment(made.until, now)) : copy.hint}</p>
      <p role="status" className={hint}>
        {told}
      </p>
    </div>
  );
}
