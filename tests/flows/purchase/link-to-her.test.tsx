import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import OrderPage from '#flows/purchase/order-page.tsx';
import { routeOf } from '#app/routing/routes.ts';
import type { PageData } from '#page/page-data.ts';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';
import { sampleShop } from './sample-purchase.ts';

const { catalogue, product, jagna } = sampleShop();

// Code that an idle page has fetched by now.
beforeAll(async () => {
  await import('#flows/purchase/purchase-effects.ts');
  await import('#flows/purchase/arrive-at-step.ts');
});

it.each([
  ['is away', {}, 'Jagna nie przyjmuje teraz zamówień. Wybierz inną wróżkę.'],
  [
    'sells other services alone',
    { sellsElsewhere: true } as const,
    'Jagna nie prowadzi teraz tej usługi. Wybierz inną wróżkę.',
  ],
])('a link to one who %s says so by her name and leads to the others [RD-3]', async (_, more, said) => {
  const fairies = catalogue.fairies.map((fairy) =>
    fairy.id === jagna ? { ...fairy, ...more, products: [] } : fairy,
  );
  const page: PageData = { ...pageData, catalogue: { status: 'ready', data: { ...catalogue, fairies } } };
  const { toast } = await onStage(<OrderPage route={routeOf('/tarot', 'own')} data={page} />, {
    address: `/tarot?wariant=${product.id}&wrozka=${jagna}`,
  });
  await eventually(() =>
    expect(toast).toHaveBeenCalledWith('info', expect.objectContaining({ title: said })),
  );
  await eventually(() => expect(document.body.textContent).toContain(said));
  await eventually(() =>
    expect(screen.getByRole('button', { name: /^Wybieram: Sybilla/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
  await eventually(() => expect(window.location.search).toBe(`?wariant=${product.id}`));
});
