import { afterEach, expect, it, vi } from 'vitest';
import { keepClear } from '#kit/keep-clear.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A list of messages on a screen that buttons fill. */
function onFullScreen(message: string) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<button></button><ol>${message}</ol>`;
  const list = document.querySelector('ol') ?? expect.fail();
  const button = document.querySelector('button') ?? expect.fail();
  button.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  list.getBoundingClientRect = () => new DOMRect(0, 0, 358, 70);
  keepClear(list)();
  return list.style.visibility;
}

it('hides where no place is free what the page says, too, and never what stands nowhere else [RD-8] [A30]', () => {
  expect(onFullScreen('<li>Kupon działa.</li>')).toBe('hidden');
  expect(onFullScreen('<li>Kupon działa.</li><li data-only-here="">Adres skopiowany.</li>')).toBe('');
});

it('a message’s own buttons are not in its way [RD-8]', () => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  onFullScreen('<li>Kupon działa.<button></button></li>');
  const list = document.querySelector('ol') ?? expect.fail();
  const close = list.querySelector('button') ?? expect.fail();
  close.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  const end = keepClear(list);
  expect(list.style.visibility).toBe('hidden');
  document.querySelector('body > button')?.remove();
  window.dispatchEvent(new Event('resize'));
  expect(list.style.visibility).toBe('');
  end();
});

it('looks for a place anew when the screen has turned, and no more once it has ended [RD-8]', () => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  expect(onFullScreen('<li>Kupon działa.</li>')).toBe('hidden');
  const list = document.querySelector('ol') ?? expect.fail();
  const end = keepClear(list);
  document.querySelector('button')?.remove();
  window.dispatchEvent(new Event('resize'));
  expect(list.style.visibility).toBe('');
  end();
  list.style.visibility = 'hidden';
  window.dispatchEvent(new Event('resize'));
  window.dispatchEvent(new Event('scroll'));
  expect(list.style.visibility).toBe('hidden');
});
