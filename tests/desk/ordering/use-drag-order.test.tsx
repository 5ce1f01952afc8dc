import { fireEvent, render, screen } from '@testing-library/react';
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
  const { drawn, handle } = useDragOrder(list, ids, onDrop, onInterrupt);
  return (
    <>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id}>
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
