import { createActor, type EmittedFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { consentMachine, type Consent } from '#machines/consent.machine.ts';

const nothing: Consent = { analytics: false, marketing: false };
const everything: Consent = { analytics: true, marketing: true };

function startConsent(stored?: Consent) {
  const actor = createActor(consentMachine);
  const given: EmittedFrom<typeof consentMachine>[] = [];
  actor.on('*', (event) => given.push(event));
  actor.start();
  actor.send({ type: 'choice.recall', stored });
  return {
    given,
    send: actor.send,
    has: (tag: 'asking' | 'settings-open') => actor.getSnapshot().hasTag(tag),
    chosen: () => actor.getSnapshot().context.chosen,
    draft: () => actor.getSnapshot().context.draft,
  };
}

describe('the question [SH-4]', () => {
  test('before the device is read nobody is asked and nothing is granted', () => {
    const actor = createActor(consentMachine).start();
    expect(actor.getSnapshot().tags.size).toBe(0);
    expect(actor.getSnapshot().context.chosen).toEqual(nothing);
  });

  test('is asked on a device that knows no choice', () => {
    const consent = startConsent();
    expect(consent.has('asking')).toBe(true);
    expect(consent.chosen()).toEqual(nothing);
    expect(consent.given).toEqual([]);
  });

  test('is not asked again where a choice is stored, and the choice is not sent as a new one [SH-3]', () => {
    const consent = startConsent(everything);
    expect(consent.has('asking')).toBe(false);
    expect(consent.chosen()).toEqual(everything);
    expect(consent.given).toEqual([]);
  });

  test.each([
    ['consent.accept', everything],
    ['consent.reject', nothing],
  ] as const)('%s settles it, once', (type, consent) => {
    const asked = startConsent();
    asked.send({ type });
    asked.send({ type });
    expect(asked.has('asking')).toBe(false);
    expect(asked.given).toEqual([{ type: 'consent.given', consent }]);
  });
});

describe('the settings [SH-4]', () => {
  test('grant each category on its own, and only when saved', () => {
    const consent = startConsent();
    consent.send({ type: 'settings.open' });
    expect(consent.has('settings-open')).toBe(true);
    consent.send({ type: 'category.set', category: 'marketing', granted: true });
    expect(consent.given).toEqual([]);
    consent.send({ type: 'settings.save' });
    expect(consent.has('settings-open')).toBe(false);
    expect(consent.given).toEqual([
      { type: 'consent.given', consent: { analytics: false, marketing: true } },
    ]);
  });

  test('saved untouched on the first visit grant nothing', () => {
    const consent = startConsent();
    consent.send({ type: 'settings.open' });
    consent.send({ type: 'settings.save' });
    expect(consent.given).toEqual([{ type: 'consent.given', consent: nothing }]);
  });

  test('closed without a choice, the question is still there and what was ticked is forgotten', () => {
    const consent = startConsent();
    consent.send({ type: 'settings.open' });
    consent.send({ type: 'category.set', category: 'analytics', granted: true });
    consent.send({ type: 'settings.close' });
    expect(consent.has('asking')).toBe(true);
    expect(consent.chosen()).toEqual(nothing);
    expect(consent.given).toEqual([]);
    consent.send({ type: 'settings.open' });
    expect(consent.draft()).toEqual(nothing);
  });

  test('reopened from the footer show the choice; closed, they keep it', () => {
    const consent = startConsent({ analytics: true, marketing: false });
    consent.send({ type: 'settings.open' });
    expect(consent.draft()).toEqual({ analytics: true, marketing: false });
    consent.send({ type: 'category.set', category: 'analytics', granted: false });
    consent.send({ type: 'settings.close' });
    expect(consent.has('asking')).toBe(false);
    expect(consent.chosen()).toEqual({ analytics: true, marketing: false });
    expect(consent.given).toEqual([]);
    consent.send({ type: 'settings.open' });
    expect(consent.draft()).toEqual({ analytics: true, marketing: false });
  });

  test('reopened, a consent can be taken back', () => {
    const consent = startConsent(everything);
    consent.send({ type: 'settings.open' });
    consent.send({ type: 'category.set', category: 'analytics', granted: false });
    consent.send({ type: 'settings.save' });
    expect(consent.given).toEqual([
      { type: 'consent.given', consent: { analytics: false, marketing: true } },
    ]);
  });
});
