import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useArrival } from '#app/routing/use-arrival.ts';
import type { PageView } from '#app/page-data/use-page-data.ts';
import { pageData } from '#tests/page/stage.tsx';

const hold = vi.hoisted(() => vi.fn<(place: number) => () => void>(() => () => undefined));
vi.mock('#browser/scroll.ts', () => ({ returnToPlace: hold }));

const READY: PageView = { status: 'ready', data: pageData, head: undefined };
const HEAD = { title: 'Rytuały', description: '', canonical: undefined, facts: [], isPrivate: false };

afterEach(() => {
  vi.restoreAllMocks();
  hold.mockReset().mockReturnValue(() => undefined);
});

/** A page at /tarot, and what each step of its visitor moves. */
function opened(view: () => PageView = () => READY) {
  const moved: unknown[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...to) => void moved.push(to[0]));
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    moved.push([this.localName, options]);
  });
  let navigate: NavigateFunction = () => undefined;
  const Page = () => {
    navigate = useNavigate();
    useArrival(view());
    return <main tabIndex={-1} />;
  };
  render(
    <MemoryRouter initialEntries={['/tarot']}>
      <Page />
    </MemoryRouter>,
  );
  const go = (to: string) => {
    moved.length = 0;
    act(() => void navigate(to));
    return [...moved];
  };
  return { moved, go, goBack: () => act(() => void navigate(-1)) };
}

test('a new page begins at its top, with the focus in it and no scroll of its own; one that was loaded moves nothing', () => {
  const { moved, go } = opened();
  expect(moved).toEqual([]);
  const focus = ['main', { preventScroll: true }];
  expect(go('/rytualy')).toEqual([focus, { top: 0, behavior: 'instant' }]);
  // An anchor is scrolled to by another.
  expect(go('/horoskopy#wroczka')).toEqual([focus]);
  expect(go('/horoskopy?wrozka=a')).toEqual([]);
});

test('going back leads to the place that was left, which is held no longer once she goes on', () => {
  const { go, goBack } = opened();
  const letGo = vi.fn();
  hold.mockReturnValue(letGo);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  window.dispatchEvent(new Event('scroll'));
  go('/rytualy');
  goBack();
  expect(hold.mock.calls).toEqual([[700]]);
  expect(letGo).not.toHaveBeenCalled();
  go('/horoskopy');
  expect(letGo).toHaveBeenCalled();
});

test('a page is arrived at once it has come, with its own title; one that did not come keeps the old one', () => {
  let view: PageView = READY;
  document.title = 'Tarot';
  const { go } = opened(() => view);
  view = { status: 'loading' };
  expect(go('/rytualy')).toEqual([]);
  view = { status: 'failed', retry: () => undefined };
  expect(go('/rytualy?')).toEqual([]);
  expect(document.title).toBe('Tarot');
  view = { ...READY, head: HEAD };
  expect(go('/rytualy#').length).toBe(2);
  expect(document.title).toBe('Rytuały');
});

test('the place of a page is kept as it was left, not as the page after it scrolls while it comes', () => {
  let view: PageView = READY;
  const { go, goBack } = opened(() => view);
  const scrollsTo = (top: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    window.dispatchEvent(new Event('scroll'));
  };
  scrollsTo(700);
  view = { status: 'loading' };
  go('/rytualy');
  // The page grows shorter while another comes.
  scrollsTo(0);
  view = READY;
  go('/rytualy#');
  goBack();
  goBack();
  expect(hold.mock.calls).toEqual([[700]]);
});
