import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { orderCopy as copy } from '#desk/copy/order.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { keepOpened } from '#desk/frame/order-trail.ts';
import { titles } from '#styles/desk/order.css.ts';
import { AnswerFlow } from './answer/answer-flow.tsx';

/** Page of one order. */
export default function OrderPage() {
  const { client } = useDesk();
  const orderId = Number(useParams()['orderId']);
  useEffect(() => keepOpened(orderId), [orderId]);
  if (!Number.isSafeInteger(orderId) || orderId <= 0) return <MissingPage />;
  const title = copy.nr(orderId);
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/orders/{orderId}', { params: { path: { orderId } } }))}
      id={String(orderId)}
      title={title}
      words={copy}
      // The phone's bar already shows the title.
      heading={<h1 className={titles}>{title}</h1>}
    >
      {(order) => <AnswerFlow order={order} />}
    </LoadedPage>
  );
}
