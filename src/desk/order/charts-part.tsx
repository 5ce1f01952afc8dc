import type { ChartOwner } from '#domain/desk-terms.ts';
import { getOrderCharts } from './charts-api.ts';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { PersonCharts } from './person-charts.tsx';
import { orderCopy as copy } from '#desk/copy/order.ts';
import type { Order } from '#desk/schemas/order.schema.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

/** The charts of an order's people, loaded when the part is shown. */
export default function ChartsPart({ order }: { order: Order }) {
  const { api } = useDesk();
  const { orderId, customer, partner } = order;
  const { loaded, reload } = useLoad(() => getOrderCharts(api.client, orderId), String(orderId));
  if (loaded.status === 'loading') return <Skeleton label={copy.chartsLoading} />;
  if (loaded.status !== 'ready')
    return (
      <FailedState
        title={copy.chartsFailed}
        errorId={loaded.status === 'failed' ? loaded.errorId : undefined}
        onRetry={reload}
      />
    );
  const nameOf = (who: ChartOwner) => (who === 'customer' ? customer : partner)?.name ?? copy.removed;
  return <PersonCharts charts={loaded.data.map((one) => ({ ...one, name: nameOf(one.who) }))} />;
}
