import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { orderCopy as copy } from '#desk/copy/order.ts';
import { titles } from '#styles/desk/order.css.ts';
import { AnswerFlow } from './answer/answer-flow.tsx';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { keepOpened } from '#desk/frame/order-trail.ts';
import { useFreshLoad } from '#desk/frame/use-load.ts';

/** Page of one order: loads it, and anew with each change that the server tells of. */
export default function OrderPage() {
  const { api } = useDesk();
  const orderId = Number(useParams()['orderId']);
  const isNumber = Number.isSafeInteger(orderId) && orderId > 0;
  const { loaded, reload } = useFreshLoad(() => api.getOrder(orderId), String(orderId));
  useEffect(() => keepOpened(orderId), [orderId]);
  if (!isNumber || loaded.status === 'missing') return <MissingPage />;
  if (loaded.status === 'ready') return <AnswerFlow key={orderId} order={loaded.data} />;
  const title = copy.nr(orderId);
  return (
    <InsidePage title={title}>
      {/* The phone's bar says it already. */}
      <h1 className={titles}>{title}</h1>
      {loaded.status === 'failed' ? (
        <FailedState title={copy.failed} errorId={loaded.errorId} onRetry={reload} />
      ) : (
        <Skeleton label={copy.loading} />
      )}
    </InsidePage>
  );
}
