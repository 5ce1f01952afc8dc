import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';
import { sampleShop } from './sample-purchase.ts';

const { catalogue, product, jagna } = sampleShop();
const [first, second] = catalogue.fairies;
if (!first || !second) throw new Error('The sample shop has two specialists');

const open = (fairies = catalogue.fairies, address = '/tarot') =>
  onStage(
    <OrderPage
      route={routeOf('/tarot', 'own')}
      data={{ ...pageData, catalogue: { status: 'ready', data: { ...catalogue, fairies } } }}
    />,
    { address, network: () => undefined },
  );

/** What leads to the form waits for it, and would outlive the test. */
const formIsThere = () =>
  eventually(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toBeVisible());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a filter says how many it leaves, and the chosen one stays among them [RD-4] [U25]', async () => {
  const { announce } = await open([first, { ...second, isAvailable: false }]);
  const free = screen.getByRole('button', { name: 'Wolna teraz' });
  fireEvent.click(free);
  expect(announce).toHaveBeenLastCalledWith('1\u00a0wróżka do wyboru');
  fireEvent.click(free);
  expect(announce).toHaveBeenLastCalledWith('2\u00a0wróżki do wyboru');
  fireEvent.click(screen.getByRole('button', { name: /^Wybieram: Sybilla/ }));
  fireEvent.click(free);
  expect(announce).toHaveBeenLastCalledWith('2\u00a0wróżki do wyboru');
});

it('a service that is chosen first says how many sell it; one that is chosen for a person does not [U25]', async () => {
  const { announce, unmount } = await open();
  fireEvent.click(screen.getByRole('radio', { name: /^Jedna karta/ }));
  await eventually(() => expect(announce).toHaveBeenCalledWith('2\u00a0wróżki do wyboru'));
  unmount();
  const again = await open(undefined, `/tarot?wrozka=${jagna}`);
  fireEvent.click(await screen.findByRole('radio', { name: /^Jedna karta/ }));
  await eventually(() => expect(again.announce).toHaveBeenCalledWith(expect.stringContaining('Jagna')));
  expect(again.announce).not.toHaveBeenCalledWith(expect.stringContaining('do wyboru'));
  await formIsThere();
});

it('the sample answer is of the chosen specialist, else of the first who has one of this service [RD-1]', async () => {
  const fairies = [
    { ...first, samples: ['ritual' as const] },
    { ...second, samples: ['tarot' as const] },
    { ...second, id: 'third', name: 'Zorza', samples: ['tarot' as const] },
  ];
  const { unmount } = await open(fairies);
  const link = () => screen.getByRole('link', { name: /przykładową odpowiedź|przykład/i });
  expect(link()).toHaveAttribute('href', '/wrozka/sybilla#jak-pisze');
  unmount();
  await open(
    fairies.map((fairy) =>
      fairy.id === 'third'
        ? { ...fairy, products: second.products.map((one) => ({ ...one, id: 'third-one' })) }
        : fairy,
    ),
    `/tarot?wariant=${product.id}&wrozka=third`,
  );
  await eventually(() => expect(link()).toHaveAttribute('href', '/wrozka/zorza#jak-pisze'));
  await formIsThere();
});

it('an open page lets the browser keep the places of its steps, whatever an open layer had told it [OP-10]', async () => {
  await open();
  const kept = vi.fn();
  Object.defineProperty(window.history, 'scrollRestoration', { set: kept, configurable: true });
  fireEvent.click(screen.getByRole('radio', { name: /^Jedna karta/ }));
  await eventually(() => expect(kept).toHaveBeenCalledWith('auto'));
});

it('who is read about is named as chosen or not, at her price, or her lowest while no service is chosen [OP-3]', async () => {
  const { unmount } = await open(undefined, `/tarot?wariant=${product.id}&wrozka=${jagna}`);
  const read = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Więcej: ${name}` }));
    const dialog = await screen.findByRole('dialog', { name });
    return within(dialog).getByRole('button', { name: /Wybieram|Wybrano/ });
  };
  const close = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await formIsThere();
  expect(await read('Jagna')).toHaveAccessibleName('Wybrano: Jagna, 89,00\u00a0zł');
  close();
  expect(await read('Sybilla')).toHaveAccessibleName('Wybieram: Sybilla, 99,00\u00a0zł');
  close();
  unmount();
  await open();
  expect(await read('Sybilla')).toHaveAccessibleName(/^Wybieram: Sybilla, .*od.*99,00/);
});
