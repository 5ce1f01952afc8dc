import { Suspense, useState } from 'react';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { orderCopy as copy } from '#desk/copy/order.ts';
import type { Order } from '#desk/domain/wire.ts';
import { readProductType } from '#domain/product-type.ts';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { chartsFold } from '#styles/desk/order.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';

/** Fetched where the charts are looked at. */
const ChartsSection = lazyWithRetry(
  async () => (await import('./charts-section.tsx')).default,
  ATTEMPTS_WHILE_WAITING,
);

/** The fold with the charts of an order's people: open for a birth horoscope, which is written from its chart. */
export function ChartsFold({ order }: { order: Order }) {
  const isBirth = readProductType(order.productType) === 'BIRTH_HOROSCOPE';
  const [isOpen, setOpen] = useState(isBirth);
  const hasBirthDate = order.customer.birthDate !== null || (order.partner?.birthDate ?? null) !== null;
  if (!hasBirthDate) return <p className={panel}>{copy.noCharts}</p>;
  return (
    <details
      className={`${panel} ${chartsFold}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{copy.chartsTitle}</summary>
      {isOpen && (
        <ErrorBoundary
          resetKey={String(order.orderId)}
          renderFallback={(retry) => <FailedState title={copy.chartsFailed} onRetry={retry} />}
        >
          <Suspense fallback={<Skeleton label={copy.chartsLoading} />}>
            <ChartsSection order={order} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
