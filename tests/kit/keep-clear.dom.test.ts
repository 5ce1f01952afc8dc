import { afterEach, expect, it, vi } from 'vitest';
import { keepClear } from '#kit/keep-clear.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A list of messages on a screen that a control fills. */
function onFullScreen(message: string, control = '<button></button>') {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `${control}<ol>${message}</ol>`;
  const list = document.querySelector('ol') ?? expect.fail();
  // The innermost is the control: a fold is around its own.
  const filling = [...document.querySelectorAll<HTMLElement>('body > :not(ol), body > :not(ol) *')].at(-1);
  (filling ?? expect.fail()).getBoundingClientRect = () =>
    new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  list.getBoundingClientRect = () => new DOMRect(0, 0, 358, 70);
  keepClear(list)();
  return list.style.visibility;
}

it('hides where no place is free what the page says, too, and never what stands nowhere else [RD-8] [A30]', () => {
  expect(onFullScreen('<li>Kupon działa.</li>')).toBe('hidden');
  expect(onFullScreen('<li>Kupon działa.</li><li data-only-here="">Adres skopiowany.</li>')).toBe('');
});

it.each([
  '<button></button>',
  '<a href="/tarot"></a>',
  '<input>',
  '<select></select>',
  '<textarea></textarea>',
  '<label></label>',
  '<details><summary></summary></details>',
  '<b translate="no"></b>',
])('lies over no %s [RD-8]', (control) => {
  expect(onFullScreen('<li>Kupon działa.</li>', control)).toBe('hidden');
});

it('lies over a paragraph [RD-8]', () => {
  expect(onFullScreen('<li>Kupon działa.</li>', '<p></p>')).toBe('');
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
