import { act, render, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { WHOLE_LISTING } from '#domain/specialists/listing.ts';
import { SpecialistHead } from '#flows/purchase/specialist-head.ts';
import { useListing } from '#flows/purchase/use-listing.ts';
import { heldPurchase, sampleShop } from './sample-purchase.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="Karty">';
  document.title = 'Tarot – Kwiat Paproci';
});

const head = () => [
  document.title,
  document.head.querySelector('meta[name=description]')?.getAttribute('content'),
];

it('the head of a specialist is the page’s own again when her page is left [SH-12]', () => {
  const { catalogue, input, product, jagna } = sampleShop();
  const { actor } = heldPurchase(input);
  actor.send({ type: 'variant.choose', variantId: product.id });
  actor.send({ type: 'specialist.choose', fairyId: jagna });
  const fairies = catalogue.fairies.map((fairy) => ({
    ...fairy,
    seoTitle: `Wróżka ${fairy.name}`,
    seoDescription: `O niej: ${fairy.name}`,
  }));
  const { unmount } = render(<SpecialistHead actor={actor} fairies={fairies} brandName="Kwiat Paproci" />);
  expect(head()).toEqual(['Wróżka Jagna – Kwiat Paproci', 'O niej: Jagna']);
  unmount();
  expect(head()).toEqual(['Tarot – Kwiat Paproci', 'Karty']);
});

it('a filter leaves the choice and the anchor of the address where they are [RD-4]', () => {
  window.history.replaceState(null, '', '/tarot?wariant=a#platnosc');
  const { result } = renderHook(useListing);
  act(() => result.current[1]({ ...WHOLE_LISTING, freeOnly: true }));
  expect(window.location.hash).toBe('#platnosc');
  expect(new URLSearchParams(window.location.search).get('wariant')).toBe('a');
  act(() => result.current[1](WHOLE_LISTING));
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/tarot?wariant=a#platnosc',
  );
});
