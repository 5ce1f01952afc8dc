import { beforeEach, expect, test } from 'vitest';
import { keepOpened, keepOrderTrail, neighboursOf, takeOpened, wayBack } from '#desk/frame/order-trail.ts';

const at = (address: string, idx: number) => window.history.replaceState({ idx }, '', address);

beforeEach(() => sessionStorage.clear());

test('an open order knows its neighbours in the list that was shown last, and the way back to it [DK-5]', () => {
  at('/zamowienia?stan=late', 2);
  keepOrderTrail([3, 1, 2], '/zamowienia?stan=late');
  at('/zamowienia/1', 3);
  expect(neighboursOf(1)).toEqual({ previous: 3, next: 2 });
  expect(neighboursOf(3)).toEqual({ previous: undefined, next: 1 });
  expect(neighboursOf(9)).toEqual({});
  expect(wayBack()).toEqual({ to: '/zamowienia?stan=late', delta: -1 });
  // Opened in another tab, or after a step back: there is no such entry before it.
  at('/zamowienia/1', 1);
  expect(wayBack()).toEqual({ to: '/zamowienia?stan=late' });
});

test('a list that is still drawn when the browser is elsewhere is not kept [DK-5]', () => {
  at('/zamowienia', 1);
  keepOrderTrail([1, 2], '/zamowienia');
  at('/zamowienia/2', 2);
  keepOrderTrail([7, 8], '/zamowienia?stan=late');
  expect(neighboursOf(2)).toEqual({ previous: 1, next: undefined });
  expect(wayBack().to).toBe('/zamowienia');
});

test('without a list the way back leads to the queue; the order that was open is told once [DK-5]', () => {
  expect([wayBack(), neighboursOf(1), takeOpened()]).toEqual([{ to: '/' }, {}, undefined]);
  keepOpened(7);
  expect([takeOpened(), takeOpened()]).toEqual([7, undefined]);
});
