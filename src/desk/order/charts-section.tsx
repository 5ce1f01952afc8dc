import { loadCharts } from './load-charts.ts';
import type { ChartOwner } from '#domain/desk-terms.ts';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { PersonCharts } from './person-charts.tsx';
import { orderCopy as copy } from '#desk/copy/order.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

/** The charts of an order's people, loaded when the part is shown. */
export default function ChartsSection({ order }: { order: Order }) {
  const { client } = useDesk();
  const { orderId, customer, partner } = order;
  const { loaded, reload } = useLoad(() => loadCharts(client, orderId), String(orderId));
  const words = { loading: copy.chartsLoading, failed: copy.chartsFailed };
  const nameOf = (who: ChartOwner) => (who === 'customer' ? customer : partner)?.name ?? copy.removed;
  return (
    <LoadedSection loaded={loaded} words={words} onRetry={reload}>
      {(charts) => <PersonCharts charts={charts.map((one) => ({ ...one, name: nameOf(one.who) }))} />}
    </LoadedSection>
  );
}
