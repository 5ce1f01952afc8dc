import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderJump } from '#desk/order/order-jump.tsx';

afterEach(() => void vi.unstubAllGlobals());

const here = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

/** The parts of an order, with the way to them. */
const Order = () => (
  <>
    <OrderJump />
    {['pytania', 'odpowiedz', 'historia'].map((id) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{id}</h2>
      </section>
    ))}
  </>
);

test('a press leads to its part, which is marked, and leaves no entry in the history [DK-4]', () => {
  const scrolled: (string | null)[] = [];
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  render(<Order />);
  const [first, , last] = screen.getAllByRole('link');
  expect(here()).toEqual([first?.textContent]);
  const before = window.history.length;
  expect(fireEvent.click(last ?? document.body)).toBe(false);
  expect([here(), scrolled]).toEqual([[last?.textContent], ['historia']]);
  expect([window.history.length, window.location.hash]).toEqual([before, '']);
  into.mockRestore();
});

test('the part that is on the screen is marked as it comes, and none is watched once the order is left [DK-4]', () => {
  const watched: string[] = [];
  let see: (id: string, isSeen: boolean) => void = () => {};
  const left = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = left;
      constructor(tell: (entries: object[]) => void) {
        see = (id, isIntersecting) =>
          act(() => tell([{ isIntersecting, target: document.getElementById(id) }]));
      }
      observe({ id }: Element) {
        watched.push(id);
      }
    },
  );
  const { unmount } = render(<Order />);
  expect(watched).toEqual(['pytania', 'odpowiedz', 'historia']);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  see('odpowiedz', true);
  expect(here()).toEqual([links[1]]);
  see('pytania', false);
  expect(here(), 'what goes from the screen').toEqual([links[1]]);
  unmount();
  expect(left).toHaveBeenCalledTimes(1);
});
