import { useState } from 'react';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { isSignedOut } from '#desk/api/desk-failure.ts';
import type { OrderQuery } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { isCancelled } from '#desk/browser/passkeys.ts';
import { saveFile } from '#desk/browser/save-file.ts';
import { orderListCopy as copy } from './order-list-copy.ts';
import { hint, wideOnly } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';

/** Downloads all pages of the list that is shown as CSV, after the passkey was used. */
export function ExportButton({ query, count }: { query: OrderQuery; count: number }) {
  const { client, onExpired } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function download() {
    setBusy(true);
    setMessage('');
    const { after: _after, before: _before, ...filters } = query;
    try {
      const file = await withFreshPasskey(client, () =>
        unwrap(client.POST('/orders/export', { body: filters, ...AS_FILE })),
      );
      saveFile(file, 'zamowienia.csv');
      setMessage(copy.exported);
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setMessage(isCancelled(error) ? copy.exportCancelled : copy.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={wideOnly}>
      <DeskButton kind="ghost" icon="download" pending={isBusy} onPress={() => void download()}>
        {copy.export(count)}
      </DeskButton>
      <p role="status" className={hint}>
        {message}
      </p>
    </div>
  );
}
