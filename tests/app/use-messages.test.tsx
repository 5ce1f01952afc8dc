// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMessages } from '#app/use-messages.ts';

const titles = ({ toasts }: ReturnType<typeof useMessages>) => toasts.map(({ title }) => title);

it('[U35] the same message again replaces the old one; the oldest of four gives way', () => {
  const { result } = renderHook(() => useMessages());
  const toast = (title: string) => act(() => result.current.toast('info', { title, text: '' }));
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

it('[A20] the same sentence is announced anew', () => {
  const { result } = renderHook(() => useMessages());
  act(() => result.current.announce('Krok 2'));
  const { key } = result.current.announcement;
  act(() => result.current.announce('Krok 2'));
  expect(result.current.announcement).toEqual({ sentence: 'Krok 2', key: key + 1 });
});
