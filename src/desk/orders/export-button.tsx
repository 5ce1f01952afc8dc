import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import type { OrderQuery } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { saveFile } from '#desk/browser/save-file.ts';
import { orderListCopy as copy } from './order-list-copy.ts';
import { hint, wideOnly } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';

/** Downloads all pages of the list that is shown as CSV, after the passkey was used. */
export function ExportButton({ query, count }: { query: OrderQuery; count: number }) {
  const { client } = useDesk();
  const { busy, outcome, run } = useAction({
    done: copy.exported,
    cancelled: copy.exportCancelled,
    failed: copy.exportFailed,
  });

  const download = () =>
    run('download', async () => {
      const { after: _after, before: _before, ...filters } = query;
      saveFile(await unwrap(client.POST('/orders/export', { body: filters, ...AS_FILE })), 'zamowienia.csv');
    });

  return (
    <div className={wideOnly}>
      <DeskButton kind="ghost" icon="download" pending={busy !== undefined} onPress={() => void download()}>
        {copy.export(count)}
      </DeskButton>
      <p role="status" className={hint}>
        {outcome?.words}
      </p>
    </div>
  );
}
