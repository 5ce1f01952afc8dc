import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShopApi } from '#api/shop-api.ts';
import { usePlaceSuggestions } from '#flows/birth-horoscope/use-place-suggestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The hook over an API whose answers the test gives. */
function searching() {
  const answers = new Map<string, (places: string[]) => void>();
  const failures = new Map<string, () => void>();
  const suggestPlaces = (text: string) =>
    new Promise<string[]>((resolve, reject) => {
      answers.set(text, resolve);
      failures.set(text, () => reject(new Error('no connection')));
    });
  const api = async () => ({ suggestPlaces }) as Partial<ShopApi> as ShopApi;
  const { result } = renderHook(() => usePlaceSuggestions(api));
  return {
    asked: () => [...answers.keys()],
    shown: () => result.current.places,
    type: (text: string, wait = 1_000) =>
      act(async () => {
        result.current.search(text);
        await vi.advanceTimersByTimeAsync(wait);
      }),
    answer: (text: string, places: string[]) => act(async () => answers.get(text)?.(places)),
    fail: (text: string) => act(async () => failures.get(text)?.()),
  };
}

it('what was typed while an answer was on its way is never shown the answer to something else [BH-6]', async () => {
  const { type, answer, shown } = searching();
  await type('Krak');
  await type('Gda');
  await answer('Gda', ['Gdańsk']);
  await answer('Krak', ['Kraków']);
  expect(shown()).toEqual(['Gdańsk']);
  await type('G');
  expect(shown(), 'too short to be asked about').toEqual([]);
});

it('asks once for what is typed in one go, and not for a letter [BH-6]', async () => {
  const { type, asked } = searching();
  await type('G');
  for (const text of ['Gd', 'Gda', 'Gdań']) await type(text, 50);
  await type('Gdańs');
  expect(asked()).toEqual(['Gdańs']);
  await type('Gd');
  expect(asked(), 'two letters are enough').toEqual(['Gdańs', 'Gd']);
});

it('a text that is taken back takes its question back: before it is asked, and after [BH-6]', async () => {
  const { type, answer, asked, shown } = searching();
  await type('Krak', 100);
  await type('K');
  expect(asked(), 'in the pause').toEqual([]);
  await type('Gda');
  await type('');
  await answer('Gda', ['Gdańsk']);
  expect(shown(), 'on its way').toEqual([]);
});

it('a question without an answer leaves no places of the one before it [BH-6]', async () => {
  const { type, answer, fail, shown } = searching();
  await type('Krak');
  await answer('Krak', ['Kraków']);
  await type('Kraków, Gda');
  await fail('Kraków, Gda');
  expect(shown()).toEqual([]);
});
