import { expect, it } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';
import { sampleShop } from './sample-purchase.ts';

const { catalogue, product, jagna } = sampleShop();
const address = () => window.location.pathname + window.location.search;

/** A page at an address that the shop may have to mend. */
const open = (wanted: string) =>
  onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: catalogue } }}
    />,
    { address: wanted },
  );

it.each([
  [`?wariant=${product.id}&wrozka=nobody`, `?wariant=${product.id}`],
  [`?wariant=none&wrozka=${jagna}`, `?wrozka=${jagna}`],
  ['?wariant=none&wrozka=nobody', ''],
])(
  'the address %s is mended in its place: Back leads to the page before it [RD-3] [OP-10]',
  async (wrong, right) => {
    const before = window.history.length;
    await open(`/tarot${wrong}`);
    await eventually(() => expect(address()).toBe(`/tarot${right}`));
    expect(window.history.length).toBe(before);
  },
);
