import { useLayoutEffect, useState } from 'react';
import { lazySection } from '#islands/lazy-section.tsx';
import { unfinishedOrder, type UnfinishedOrder as Order } from '#browser/unfinished-order.ts';
import { unfinishedCopy } from '#copy/site/home.ts';
import { useShop } from '#page/shop.tsx';
import { place } from '#styles/purchase/unfinished.css.ts';
import { discardUnfinished, hasWords } from './begun-order.ts';

const Card = lazySection(async () => (await import('#blocks/home/unfinished-card.tsx')).UnfinishedCard, {
  renderFailed: () => <></>,
});

/** Marks the page as the inline script does before it is painted. */
const markPage = (isUnfinished: boolean) => {
  if (isUnfinished) document.documentElement.dataset['unfinished'] = '';
  else delete document.documentElement.dataset['unfinished'];
};

/**
 * Offers to continue an unpaid order that was started on this device (RD-2). Rendered in the browser only: the server
 * does not know it.
 */
export function UnfinishedOrder() {
  const { toast } = useShop();
  const [order, setOrder] = useState<Order>();
  useLayoutEffect(() => {
    const look = () => {
      const found = unfinishedOrder();
      markPage(found !== undefined);
      setOrder(found);
    };
    look();
    // Another tab may finish it; no room is kept for it then.
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
      markPage(false);
    };
  }, []);

  function remove() {
    discardUnfinished();
    markPage(false);
    setOrder(undefined);
    document.querySelector('main')?.focus({ preventScroll: true });
    toast('info', { title: unfinishedCopy.removed, text: '', isInPage: false });
  }

  return (
    <div className={place}>
      {order && <Card order={order} hasWords={hasWords(order)} onRemove={remove} />}
    </div>
  );
}
