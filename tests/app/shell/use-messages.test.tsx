import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMessages } from '#app/shell/use-messages.ts';
import { couponCopy } from '#copy/purchase/coupon.ts';
import { couponFailure, couponSuccess, orderFailure } from '#copy/site/toasts.ts';

const titles = ({ toasts }: ReturnType<typeof useMessages>) => toasts.map(({ title }) => title);

/** As wide as the query asks for, or not. */
const screenIs = (small: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: small }));
beforeEach(() => void screenIs(false));

it('what the page says itself is announced only on a small screen, where a toast would lie over it [RD-8] [A30]', () => {
  screenIs(true);
  const { result } = renderHook(() => useMessages());
  act(() => result.current.toast('error', couponFailure(102)));
  expect(result.current.toasts).toEqual([]);
  expect(result.current.announcements.get()?.sentence).toBe(
    'Kupon nie został zastosowany! Podany kupon nie istnieje',
  );
  act(() => result.current.toast('info', { title: 'Dane zostały wyczyszczone.', text: '', isInPage: false }));
  expect(titles(result.current)).toEqual(['Dane zostały wyczyszczone.']);
});

it('the same message again replaces the old one; the oldest of four gives way [A30]', () => {
  const { result } = renderHook(() => useMessages());
  const toast = (title: string) =>
    act(() => result.current.toast('info', { title, text: '', isInPage: false }));
  toast('a');
  toast('b');
  toast('a');
  expect(titles(result.current)).toEqual(['b', 'a']);
  toast('c');
  toast('d');
  expect(titles(result.current)).toEqual(['a', 'c', 'd']);
  act(() => result.current.dismiss(result.current.toasts[0]?.id ?? ''));
  expect(titles(result.current)).toEqual(['c', 'd']);
});

it('an error stays until closed, or until a newer message about the same [A30] [U13]', () => {
  const { result } = renderHook(() => useMessages());
  act(() => result.current.toast('error', orderFailure(0)));
  act(() => result.current.toast('error', couponFailure(102)));
  act(() => result.current.toast('error', couponFailure(103)));
  expect(result.current.toasts.map(({ text }) => text)).toEqual([
    orderFailure(0).text,
    couponFailure(103).text,
  ]);
  act(() => result.current.toast('success', couponSuccess));
  expect(titles(result.current)).toEqual([orderFailure(0).title, couponSuccess.title]);
});

it.each([true, false])(
  'another outcome ends what it has made untrue, on a small screen: %s [A30] [U13]',
  (small) => {
    const { result } = renderHook(() => useMessages());
    const cleared = { title: couponCopy.clearedOnChange('PAPROC15', true), text: '', isInPage: true };
    act(() => result.current.toast('info', { ...cleared, about: 'coupon' }));
    screenIs(small);
    act(() => result.current.toast('success', couponSuccess));
    expect(titles(result.current)).toEqual(small ? [] : [couponSuccess.title]);
    act(() => result.current.toast('error', orderFailure(0)));
    act(() => result.current.retract('coupon'));
    act(() => result.current.retract('order'));
    expect(titles(result.current)).toEqual([]);
  },
);

it('what stands nowhere else in the page is marked, so that it is never hidden [A30]', () => {
  const { result } = renderHook(() => useMessages());
  act(() => result.current.toast('error', couponFailure(102)));
  act(() => result.current.toast('info', { title: 'Dane usunięte', text: '', isInPage: false }));
  expect(result.current.toasts.map(({ isOnlyHere }) => isOnlyHere)).toEqual([false, true]);
});
