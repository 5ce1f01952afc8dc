import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { numberIn } from '#desk/domain/address-values.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { withdrawalsCopy as copy } from './withdrawals-copy.ts';
import type { DeskWithdrawal } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { row } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';

const BEFORE = 'przed';

/** Page of the statements of withdrawal, for owners. */
export default function WithdrawalsPage() {
  const { client } = useDesk();
  const [address] = useSearchParams();
  const before = numberIn(address.get(BEFORE));
  const { loaded, reload } = useFreshLoad(
    () =>
      unwrap(
        client.GET('/withdrawals', { params: { query: before === undefined ? {} : { after: before } } }),
      ),
    String(before),
  );
  // As it was shown when the question came.
  const [deciding, setDeciding] = useState<DeskWithdrawal>();
  const { outcome, run } = useAction({ failed: copy.dealFailed, onSettled: reload });
  const dealWith = (withdrawalId: number) =>
    void run(
      `deal ${withdrawalId}`,
      () =>
        unwrap(client.POST('/withdrawals/{withdrawalId}/dealt-with', { params: { path: { withdrawalId } } })),
      { done: copy.dealt(withdrawalId), newer: copy.dealNewer },
    );
  const carryOut = ({ id: withdrawalId, isDenied }: DeskWithdrawal) => {
    setDeciding(undefined);
    void run(
      `carry-out ${withdrawalId}`,
      () =>
        unwrap(
          client.POST('/withdrawals/{withdrawalId}/carry-out', {
            params: { path: { withdrawalId } },
            body: { seen: isDenied ? 'denied' : 'open' },
          }),
        ),
      { done: copy.carriedOut(withdrawalId), newer: copy.newer, cancelled: copy.carryOutCancelled },
    );
  };
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p>{copy.lead}</p>
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ withdrawals, next, now }) => (
          <>
            {withdrawals.length === 0 ? (
              <EmptyState title={copy.none} text={copy.noneText} />
            ) : (
              <WithdrawalList
                withdrawals={withdrawals}
                now={Date.parse(now)}
                onDealtWith={dealWith}
                onCarryOut={setDeciding}
              />
            )}
            <PageLinks
              latest={before === undefined ? undefined : DESK_PAGES.withdrawals.path}
              older={next === null ? undefined : `${DESK_PAGES.withdrawals.path}?${BEFORE}=${next}`}
              words={copy}
            />
          </>
        )}
      </LoadedSection>
      {deciding !== undefined && (
        <DeskDialog
          title={copy.carryOutTitle(deciding.id)}
          description={copy.carryOutText}
          closeLabel={copy.keep}
          onClose={() => setDeciding(undefined)}
        >
          <div className={row}>
            <DeskButton kind="ghost" onPress={() => setDeciding(undefined)}>
              {copy.keep}
            </DeskButton>
            <DeskButton kind="danger" icon="key" onPress={() => carryOut(deciding)}>
              {copy.carryOut}
            </DeskButton>
          </div>
        </DeskDialog>
      )}
    </InsidePage>
  );
}
