import { beforeEach, describe, expect, it } from 'vitest';
import { startConsent } from '#flows/consent/consent-effects.ts';
import { storeConsent, storedConsent } from '#browser/consent.ts';

/** What consent mode was told, in order: the granted storages of each update. */
const grants = () =>
  (window.dataLayer ?? []).map((pushed) => {
    const [, , storages] = Array.from(pushed as ArrayLike<Record<string, string>>);
    return Object.keys(storages ?? {}).filter((name) => storages?.[name] === 'granted').length;
  });

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
  document.documentElement.dataset.consent = 'kept';
});

describe('consent [SH-4]', () => {
  it('that was never given is asked for; nothing is granted meanwhile', () => {
    const consent = startConsent();
    expect(consent.getSnapshot().hasTag('asking')).toBe(true);
    expect(grants()).toEqual([]);
    expect(document.documentElement.dataset.consent).toBeUndefined();
  });

  it('that is given is kept on the device and told to consent mode', () => {
    const consent = startConsent();
    consent.send({ type: 'consent.accept' });
    expect(storedConsent()).toEqual({ analytics: true, marketing: true });
    expect(grants()).toEqual([6]);
  });

  it('that is refused too', () => {
    const consent = startConsent();
    consent.send({ type: 'consent.reject' });
    expect(storedConsent()).toEqual({ analytics: false, marketing: false });
    expect(grants()).toEqual([0]);
  });

  it('that is kept is not asked for, nor told again: the boot script has done that', () => {
    storeConsent({ analytics: true, marketing: false });
    const consent = startConsent();
    expect(consent.getSnapshot().hasTag('asking')).toBe(false);
    expect(consent.getSnapshot().context.draft).toEqual({ analytics: true, marketing: false });
    expect(grants()).toEqual([]);
    expect(document.documentElement.dataset.consent).toBe('kept');
  });
});
