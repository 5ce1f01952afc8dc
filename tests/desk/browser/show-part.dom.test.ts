import { beforeEach, expect, test, vi } from 'vitest';
import { takeEntryTokens } from '#desk/access/entry-token.ts';
import { showPart } from '#desk/browser/show-part.ts';

const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
beforeEach(() => {
  shown.mockClear();
  document.body.innerHTML = '<main></main>';
});
const read = async (id: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', `<h2 id="${id}">Faktura</h2>`);
  await new Promise((done) => setTimeout(done));
};

test('a part that an address names is shown once its page is read, with the focus in it [DK-7]', async () => {
  showPart('faktura');
  await read('historia');
  expect(shown).not.toHaveBeenCalled();
  await read('faktura');
  expect(document.activeElement?.id).toBe('faktura');
  expect(shown).toHaveBeenCalledTimes(1);
  // Once: what the page reads later moves nothing.
  await read('inna');
  expect(shown).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'pointerdown'])(
  'whoever does something meanwhile (%s) is left where she is',
  async (event) => {
    showPart('faktura');
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    await read('faktura');
    expect([shown.mock.calls.length, document.activeElement]).toEqual([0, document.body]);
  },
);

test('a page that is left shows no part any more', async () => {
  showPart('faktura')();
  await read('faktura');
  expect(shown).not.toHaveBeenCalled();
});

test.each([
  ['/zaproszenie#abc', { invitation: 'abc', sample: undefined }, '/zaproszenie'],
  ['/wejscie#probny=abc', { invitation: undefined, sample: 'abc' }, '/wejscie'],
  ['/zamowienia/7#faktura', { invitation: undefined, sample: undefined }, '/zamowienia/7#faktura'],
])('of %s only a token is taken out of the address [DK-1] [DK-7]', (address, tokens, left) => {
  window.history.replaceState(null, '', address);
  expect(takeEntryTokens()).toEqual(tokens);
  expect(window.location.pathname + window.location.hash).toBe(left);
});
