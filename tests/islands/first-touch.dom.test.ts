import { beforeEach, expect, it, vi } from 'vitest';

/** A page just opened, on which the visitor has done something before its scripts came, or not, or nobody knows. */
async function openPage(hasBeenActive: boolean | undefined) {
  vi.resetModules();
  vi.stubGlobal('navigator', { userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive } });
  const { firstTouch } = await import('#islands/first-touch.ts');
  const touched = vi.fn();
  void firstTouch().then(touched);
  await Promise.resolve();
  return touched;
}

beforeEach(() => () => vi.unstubAllGlobals());

it.each([
  ['a press', new MouseEvent('click')],
  ['a key', new KeyboardEvent('keydown', { key: 'Tab' })],
  ['a focus that moved', new FocusEvent('focusin')],
  ['a pointer that moved', new Event('pointermove')],
  ['a scroll', new Event('scroll')],
])('nothing is begun until the visitor does something: %s', async (_, event) => {
  const touched = await openPage(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(touched).not.toHaveBeenCalled();
  document.body.dispatchEvent(event);
  await vi.waitFor(() => expect(touched).toHaveBeenCalledOnce());
});

it('what she did before the scripts came counts', async () => {
  expect(await openPage(true)).toHaveBeenCalledOnce();
});

it('a browser that does not tell what she did waits for nothing', async () => {
  expect(await openPage(undefined)).toHaveBeenCalledOnce();
});
