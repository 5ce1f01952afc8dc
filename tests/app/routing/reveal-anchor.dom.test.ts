import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealAnchor as reveal } from '#app/routing/reveal-anchor.ts';

const scrollTo = vi.fn();

/** Reveals the anchor of the address, as the page does. */
function revealAnchor(hash: string) {
  window.history.replaceState(null, '', hash);
  return reveal(hash);
}
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockClear();
  document.body.innerHTML = '';
});

it('scrolls 100 px above the section and gives its heading the focus [SH-8] [U5]', async () => {
  document.body.innerHTML = '<section id="birth-horoscope"><h2>Horoskop urodzeniowy</h2></section>';
  await revealAnchor('#birth-horoscope');
  expect(document.activeElement).toBe(document.querySelector('h2'));
  expect(scrollTo).toHaveBeenCalledWith({ top: -100, behavior: 'instant' });
});

it('waits for a section that is still on its way [U5]', async () => {
  const revealed = revealAnchor('#p%C3%B3%C5%BAno');
  document.body.innerHTML = '<section id="późno"><h2 tabindex="-1">Później</h2></section>';
  await revealed;
  expect(document.activeElement?.textContent).toBe('Później');
});

it('and not where the visitor has gone on meanwhile', async () => {
  const revealed = revealAnchor('#platnosc');
  window.history.replaceState(null, '', '/tarot');
  document.body.innerHTML = '<section id="platnosc"><h2>Sprawdź i zapłać</h2></section>';
  await revealed;
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

it('leaves other anchors to the browser: fields and the skip link’s target', async () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><h2>Treść</h2></main>';
  await revealAnchor('#main');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
