import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import SpecialistPage from '#app/pages/specialist-page.tsx';
import { NOT_FOUND } from '#app/routing/routes.ts';
import { specialistPageCopy } from '#copy/purchase/specialist-page.ts';
import { grosze } from '#domain/grosze.ts';
import { JAGNA, PRODUCTS } from '#tests/blocks/purchase/order-samples.tsx';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

const fairy = {
  ...JAGNA,
  products: [89_00, 49_00].map((price, index) => ({
    id: `offer-${index}`,
    productId: PRODUCTS[index]?.id ?? '',
    productType: 'TAROT' as const,
    price: grosze(price),
  })),
};
const sample = { service: 'tarot' as const, question: 'Czy zdążę?', answer: 'Zdążysz.' };
const data = {
  ...pageData,
  catalogue: { status: 'ready' as const, data: { products: PRODUCTS, fairies: [fairy] } },
  specialist: { samples: [sample] },
};

test('a sample leads to the choice among what she sells of its service, from her lowest price of it [RD-1] [R48]', async () => {
  await onStage(<SpecialistPage route={NOT_FOUND} data={data} />);
  const words = specialistPageCopy.choose('Jagna', grosze(49_00));
  const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === words);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/tarot?wrozka=${JAGNA.id}`,
    `/zamow/tarot?wrozka=${JAGNA.id}`,
  ]);
});

test.each([
  ['copied', () => Promise.resolve(), 'success', specialistPageCopy.copied],
  ['not copied', () => Promise.reject(new Error('refused')), 'error', specialistPageCopy.notCopied],
])('a page whose address was %s says so [R90]', async (_, writeText, kind, words) => {
  const { toast } = await onStage(<SpecialistPage route={NOT_FOUND} data={data} />);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: specialistPageCopy.share }));
  await eventually(() => expect(toast).toHaveBeenCalledExactlyOnceWith(kind, words));
  vi.unstubAllGlobals();
});

test('an absent specialist’s page sends to the others only while the shop sells [RD-4]', async () => {
  const days = { from: { year: 2027, month: 3, day: 1 }, until: { year: 2027, month: 3, day: 7 } };
  const absent = { ...data, specialist: { samples: [], absence: days } };
  const said = () => document.body.textContent;
  const { unmount } = await onStage(<SpecialistPage route={NOT_FOUND} data={absent} />);
  expect(said()).toContain(specialistPageCopy.absent(days));
  expect(said()).toContain(specialistPageCopy.absentText);
  unmount();
  const closed = { title: 'Sklep jest zamknięty', text: 'Wracamy w maju.' };
  await onStage(<SpecialistPage route={NOT_FOUND} data={{ ...absent, closed }} />);
  expect(said()).toContain(specialistPageCopy.absent(days));
  expect(said()).toContain('Wracamy w maju.');
  expect(said()).not.toContain(specialistPageCopy.absentText);
});
