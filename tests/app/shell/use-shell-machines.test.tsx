import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeConsent, storedConsent } from '#browser/consent.ts';
import { eventually } from '#tests/page/stage.tsx';

/** The hook of a visit that has just begun: the machines are started once per visit. */
async function visit() {
  vi.resetModules();
  const { useShellMachines } = await import('#app/shell/use-shell-machines.ts');
  const open = () => renderHook(() => useShellMachines());
  return { open, ...open() };
}

beforeEach(() => localStorage.clear());

const everything = { analytics: true, marketing: true };

test('what was pressed before the machines came is done once they have [SH-4] [SH-9]', async () => {
  const { result } = await visit();
  act(() => {
    result.current.sendToMenu({ type: 'menu.open' });
    result.current.sendToConsent({ type: 'consent.accept' });
  });
  expect(result.current).toMatchObject({ menuIsShown: false, consentIsAsked: true });
  await eventually(() =>
    expect(result.current).toMatchObject({ menuIsShown: true, consentIsAsked: false, granted: everything }),
  );
  expect(storedConsent()).toEqual(everything);
});

test('a kept choice is asked for no more; the settings show what is ticked, before it is saved [SH-4]', async () => {
  storeConsent({ analytics: false, marketing: true });
  const { result } = await visit();
  await eventually(() => expect(result.current.consentIsAsked).toBe(false));
  expect(result.current).toMatchObject({
    settingsAreOpen: false,
    granted: { analytics: false, marketing: true },
  });
  act(() => result.current.sendToConsent({ type: 'settings.open' }));
  await eventually(() => expect(result.current.settingsAreOpen).toBe(true));
  act(() => result.current.sendToConsent({ type: 'category.set', category: 'analytics', granted: true }));
  await eventually(() => expect(result.current.granted).toEqual(everything));
  act(() => result.current.sendToConsent({ type: 'settings.close' }));
  await eventually(() => expect(result.current.settingsAreOpen).toBe(false));
  act(() => result.current.sendToConsent({ type: 'settings.open' }));
  await eventually(() => expect(result.current.granted).toEqual({ analytics: false, marketing: true }));
  expect(storedConsent()).toEqual({ analytics: false, marketing: true });
});

test('a frame that is rendered anew shows at once what the machines of the visit know', async () => {
  const { result, open, unmount } = await visit();
  act(() => result.current.sendToMenu({ type: 'menu.open' }));
  await eventually(() => expect(result.current.menuIsShown).toBe(true));
  unmount();
  const again = open();
  await eventually(() => expect(again.result.current.menuIsShown).toBe(true));
});
