import { beforeAll, beforeEach, expect, test } from 'vitest';
import { focusedBefore, watchPresses } from '#kit/last-press.ts';

beforeAll(watchPresses);
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button>a</button><p><a href="#x"><i>b</i></a></p></main><input>';
});
const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

test('the focus goes back to whatever had it, however long ago another button was pressed', () => {
  at('button').click();
  at('input').focus();
  expect(focusedBefore()).toBe(at('input'));
  at('a').focus();
  expect(focusedBefore()).toBe(at('a'));
});

test('a browser that does not focus what is pressed: back to the button or link that was pressed last', () => {
  at('button').click();
  expect(focusedBefore()).toBe(at('button'));
  at('i').click();
  expect(focusedBefore()).toBe(at('a'));
  // The page's main part has the focus, as after a navigation.
  at('main').focus();
  expect(focusedBefore()).toBe(at('a'));
  // A press beside all buttons is none.
  at('p').click();
  expect(focusedBefore()).toBe(at('a'));
});

test('a pressed button that is gone is gone back to by nobody', () => {
  at('button').click();
  at('button').remove();
  at('input').focus();
  expect(focusedBefore()).toBe(at('input'));
});
