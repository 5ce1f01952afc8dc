import { beforeEach, describe, expect, it } from 'vitest';
import { storeConsent, storedConsent, updateConsentMode } from '#browser/consent.ts';

beforeEach(() => localStorage.clear());

describe('the choice [SH-4]', () => {
  it('is kept with its date and the text’s version', () => {
    storeConsent({ analytics: true, marketing: false }, new Date('2026-11-05T10:00:00Z'));
    expect(storedConsent()).toEqual({ analytics: true, marketing: false });
    expect(JSON.parse(localStorage.getItem('consent') ?? '')).toMatchObject({
      version: 1,
      date: '2026-11-05T10:00:00.000Z',
    });
  });

  it.each([
    [{ version: 0, analytics: true, marketing: true }],
    [{ analytics: true, marketing: true }],
    [{ version: 1, analytics: 'yes', marketing: true }],
    [{ version: 1, analytics: true }],
    ['granted'],
    [null],
  ])('of an older text or in foreign words is none: %j', (kept) => {
    localStorage.setItem('consent', JSON.stringify(kept));
    expect(storedConsent()).toBeUndefined();
  });
});

describe('consent mode is told [SH-3]', () => {
  const told = (analytics: boolean, marketing: boolean) => {
    window.dataLayer = [];
    updateConsentMode({ analytics, marketing });
    const [pushed] = window.dataLayer;
    // The arguments object itself: tag managers ignore an array.
    expect(Object.prototype.toString.call(pushed)).toBe('[object Arguments]');
    const [command, kind, storages] = Array.from(pushed as ArrayLike<unknown>);
    expect([command, kind]).toEqual(['consent', 'update']);
    return storages as Record<string, string>;
  };

  it.each([
    [true, false, ['analytics_storage', 'functionality_storage']],
    [false, true, ['ad_personalization', 'ad_storage', 'ad_user_data', 'personalization_storage']],
    [false, false, []],
  ])('analytics %s, marketing %s grants %j', (analytics, marketing, granted) => {
    const storages = told(analytics, marketing);
    expect(
      Object.keys(storages)
        .filter((name) => storages[name] === 'granted')
        .sort(),
    ).toEqual(granted);
    expect(Object.values(storages).filter((word) => word === 'denied')).toHaveLength(6 - granted.length);
  });

  it('also before anything made the data layer', () => {
    delete window.dataLayer;
    updateConsentMode({ analytics: false, marketing: false });
    expect(window.dataLayer).toHaveLength(1);
  });
});
