import { act, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bearForeignNodes } from '#browser/foreign-nodes.ts';
import { translatePage } from '#tools/translator/stand-in.ts';
import { untrueTexts } from '#tools/translator/untrue-texts.ts';

const MARKS = ['«', '»'] as const;

// Each test has the engine's own methods back after it.
const own = [
  [Node.prototype, 'removeChild'],
  [Node.prototype, 'insertBefore'],
  [Text.prototype, 'nodeValue'],
] as const;
const originals = own.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
let stop = () => undefined as void;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  own.forEach(([owner, name], at) => {
    const original = originals[at];
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  });
});

/** A part that shows a word beside an icon that comes and goes. */
function shown(part: (word: string, icon: ReactElement | null) => ReactElement) {
  let change = (_word: string) => undefined as void;
  function Page() {
    const [word, setWord] = useState('dwa');
    change = (next) => setWord(next);
    return part(word, word === 'trzy' ? <i /> : null);
  }
  const { container } = render(<Page />);
  return {
    text: () => container.textContent,
    change: async (word: string) => {
      await act(async () => change(word));
    },
  };
}

const bare = (word: string, icon: ReactElement | null) => (
  <p>
    {icon}
    {word}
  </p>
);
const ofItsOwn = (word: string, icon: ReactElement | null) => (
  <p>
    {icon}
    <span>{word}</span>
  </p>
);

const translate = (delay = 0) => {
  stop = translatePage({ delay, marks: MARKS });
};

test('bare text beside something dies in a translated page: the case that all this is for', async () => {
  const page = shown(bare);
  translate();
  await expect(page.change('trzy')).rejects.toThrow(/can not be found in the parent/);
});

test('with the guard alone it lives and lies, and the lie is found', async () => {
  bearForeignNodes();
  const page = shown(bare);
  translate();
  await page.change('trzy');
  expect(page.text()).toBe('«dwa»');
  expect(untrueTexts(MARKS)).toEqual(['dwa ≠ trzy']);
});

test('text in an element of its own is shown as it is, whatever changes around it', async () => {
  bearForeignNodes();
  const page = shown(ofItsOwn);
  translate();
  for (const word of ['trzy', 'cztery', 'trzy', '7', 'dwa']) {
    await page.change(word);
    expect(page.text()).toBe(word === '7' ? '7' : `«${word}»`);
    expect(untrueTexts(MARKS)).toEqual([]);
  }
});

test('a translation that arrives after its text has changed does not bring the old one back', async () => {
  bearForeignNodes();
  const page = shown(ofItsOwn);
  translate(300);
  await page.change('trzy');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(page.text()).toBe('«trzy»');
  expect(untrueTexts(MARKS)).toEqual([]);
});

test('what an extension carried elsewhere goes when React takes it away, and comes before what it held', async () => {
  bearForeignNodes();
  const page = shown((word, icon) => (
    <p>
      {icon}
      {word !== 'cztery' && <input />}
    </p>
  ));
  const input = document.querySelector('input');
  const wrapper = document.createElement('div');
  input?.replaceWith(wrapper);
  if (input) wrapper.append(input);
  await page.change('trzy');
  expect(document.querySelector('i')?.nextSibling).toBe(wrapper);
  await page.change('cztery');
  expect(wrapper.childNodes).toHaveLength(0);
});
