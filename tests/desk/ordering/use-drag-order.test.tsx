import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDragOrder } from '#desk/ordering/use-drag-order.ts';

const onDrop = vi.fn<(id: string, place: number) => void>();
const onInterrupt = vi.fn<() => void>();
beforeEach(() => {
  onDrop.mockReset();
  onInterrupt.mockReset();
  // Each row is as high as all: only whether a row is drawn matters here.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { top: place * 40, height: 40 } as DOMRect;
  });
});

function List({ ids }: { ids: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { drawn, offsetOf, handle } = useDragOrder(list, ids, onDrop, onInterrupt);
  return (
    <>
      <ul ref={list}>
        {ids.map((id, at) => (
          <li key={id} data-offset={offsetOf(at)}>
            <button {...handle(id)}>{id}</button>
          </li>
        ))}
      </ul>
      <output>{drawn ?? 'nothing'}</output>
    </>
  );
}

const finger = { pointerId: 1, isPrimary: true, button: 0 };
const drawn = () => screen.getByRole('status').textContent;
/** A row is taken by its handle and drawn below the next one. */
function draw() {
  const page = render(<List ids={['a', 'b', 'c']} />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'a' }), { ...finger, clientY: 20 });
  fireEvent.pointerMove(window, { ...finger, clientY: 65 });
  expect(drawn()).toBe('a');
  return page;
}
const letGo = () => fireEvent.pointerUp(window, { ...finger, clientY: 65 });

test('a row that is drawn and let go takes its new place, once [DK-11]', () => {
  draw();
  letGo();
  expect(drawn()).toBe('nothing');
  letGo();
  expect(onDrop.mock.calls).toEqual([['a', 1]]);
});

test.each<[string, () => void]>([
  ['Escape', () => void fireEvent.keyDown(window, { key: 'Escape' })],
  ['a second meaning of the gesture', () => void fireEvent.pointerCancel(window, finger)],
  ['a lost window', () => void fireEvent.blur(window)],
])('%s takes a drawn row back: nothing is moved, also as it is let go [DK-11]', (_, takeBack) => {
  draw();
  takeBack();
  expect(drawn()).toBe('nothing');
  letGo();
  expect([onDrop.mock.calls.length, onInterrupt.mock.calls.length]).toEqual([0, 0]);
});

test('another finger neither moves nor drops what the first one draws [DK-11]', () => {
  draw();
  const other = { ...finger, pointerId: 2, isPrimary: false, clientY: 110 };
  fireEvent.pointerMove(window, other);
  fireEvent.pointerUp(window, other);
  fireEvent.pointerCancel(window, other);
  expect(drawn()).toBe('a');
  letGo();
  expect(onDrop.mock.calls).toEqual([['a', 1]]);
});

test('a list that changes under a drawn row takes it back, and says so [DK-11]', () => {
  const { rerender } = draw();
  rerender(<List ids={['b', 'a', 'c']} />);
  expect(drawn()).toBe('nothing');
  expect(onInterrupt).toHaveBeenCalledTimes(1);
  letGo();
  expect(onDrop).not.toHaveBeenCalled();
});

test('a press that hardly moves draws nothing [DK-11]', () => {
  render(<List ids={['a', 'b', 'c']} />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'a' }), { ...finger, clientY: 20 });
  fireEvent.pointerMove(window, { ...finger, clientY: 23 });
  expect(drawn()).toBe('nothing');
  fireEvent.pointerUp(window, { ...finger, clientY: 23 });
  expect(onDrop).not.toHaveBeenCalled();
});

const offsets = () => screen.getAllByRole('listitem').map((row) => Number(row.dataset['offset']));
const take = (id: string, more: object = {}) =>
  fireEvent.pointerDown(screen.getByRole('button', { name: id }), { ...finger, clientY: 20, ...more });
const move = (clientY: number) => fireEvent.pointerMove(window, { ...finger, clientY });

test('the drawn row stays under the pointer and in its list, and the rows that it passes make way [DK-11]', () => {
  render(<List ids={['a', 'b', 'c']} />);
  take('a');
  move(45);
  expect(offsets()).toEqual([25, -40, 0]);
  move(500);
  expect(offsets()).toEqual([80, -40, -40]);
  move(-500);
  expect(offsets()).toEqual([0, 0, 0]);
  fireEvent.pointerUp(window, { ...finger, clientY: 500 });
  expect(onDrop.mock.calls, 'where it is let go counts').toEqual([['a', 2]]);
});

test('a row that was drawn and brought back to its place moves nothing; the one below goes up [DK-11]', () => {
  render(<List ids={['a', 'b', 'c']} />);
  take('a');
  move(80);
  fireEvent.pointerUp(window, { ...finger, clientY: 21 });
  expect(onDrop).not.toHaveBeenCalled();
  take('c', { clientY: 100 });
  move(20);
  expect(offsets()).toEqual([40, 40, -80]);
  fireEvent.pointerUp(window, { ...finger, clientY: 20 });
  expect(onDrop.mock.calls).toEqual([['c', 0]]);
});

test.each([
  ['another button of the mouse', { button: 2 }],
  ['a second finger', { isPrimary: false }],
])('%s draws nothing [DK-11]', (_, more) => {
  render(<List ids={['a', 'b', 'c']} />);
  take('a', more);
  move(80);
  expect(drawn()).toBe('nothing');
});

test('while a row is drawn no other one is taken, and Escape closes nothing else [DK-11]', () => {
  draw();
  take('c', { clientY: 100 });
  expect(drawn()).toBe('a');
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' }), 'nothing is drawn any more').toBe(true);
  document.body.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a list that has changed before is no reason to take a row back [DK-11]', () => {
  const { rerender } = render(<List ids={['c', 'b', 'a']} />);
  rerender(<List ids={['a', 'b', 'c']} />);
  take('a');
  move(65);
  rerender(<List ids={['a', 'b', 'c']} />);
  expect([drawn(), onInterrupt.mock.calls.length]).toEqual(['a', 0]);
});

test('at the window’s edges the page scrolls, the faster the nearer, and the row counts it; in its middle it stays [DK-11]', () => {
  const frames: (() => void)[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
  vi.spyOn(window, 'scrollBy').mockImplementation((by?: unknown) => {
    if (typeof by === 'object' && by && 'top' in by) window.scrollY += Number(by.top);
  });
  const scrolled = (clientY: number) => {
    const before = window.scrollY;
    move(clientY);
    act(() => frames.at(-1)?.());
    return window.scrollY - before;
  };
  render(<List ids={['a', 'b', 'c']} />);
  take('a', { clientY: 300 });
  expect(scrolled(302), 'a press that hardly moves').toBe(0);
  const low = window.innerHeight;
  expect([scrolled(300), scrolled(low), scrolled(low - 48), scrolled(low - 96)]).toEqual([0, 14, 7, 0]);
  move(300);
  expect(offsets()[0]).toBe(21);
  expect([scrolled(0), scrolled(48), scrolled(96)]).toEqual([-14, -7, 0]);
  vi.mocked(window.requestAnimationFrame).mockRestore();
  vi.mocked(window.scrollBy).mockRestore();
});
