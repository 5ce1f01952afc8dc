import { expect } from 'vitest';
import type { AnyMachineSnapshot, ContextFrom, EventFromLogic, EventObject } from 'xstate';
import type { contactMachine, ContactValues } from '#machines/contact.machine.ts';
import type { newsletterMachine } from '#machines/newsletter.machine.ts';
import { contactFailure, contactSuccess, newsletterFailure } from '#copy/site/form-toasts.ts';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import type { HeldCall } from '#tools/model/steps/ui.ts';
import type { Steps } from '#tools/model/walk.ts';
import { spaced, type PlainVisit } from './plain-visit.ts';

const contactOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof contactMachine> => context;
const newsletterOf = ({ context }: AnyMachineSnapshot): ContextFrom<typeof newsletterMachine> => context;
const read = <Logic extends typeof contactMachine | typeof newsletterMachine, Type extends string>(
  event: EventObject,
) => event as unknown as Extract<EventFromLogic<Logic>, { type: Type }>;

const holds = ({ network }: PlainVisit, call: HeldCall, body: unknown) => {
  expect(network.held?.call).toBe(call);
  expect(JSON.parse(network.held?.body ?? '{}')).toEqual(body);
};

/** Test steps of the contact form in a browser without scripts. */
export function plainContactSteps(visit: PlainVisit): Steps {
  const { browser } = visit;
  const holdsValues = ({ values }: { values: ContactValues }) => {
    for (const [name, value] of Object.entries(values)) expect(browser.control(name).value).toBe(value);
  };
  return {
    events: {
      'xstate.init': () => visit.open('/prosto/kontakt'),
      'field.change': async (event) => {
        const { name, value } = read<typeof contactMachine, 'field.change'>(event);
        visit.edit(() => browser.type({ [name]: value }));
      },
      // What happens between two presses is not heard of.
      'field.leave': async () => undefined,
      'form.reset': () => browser.press('krok', 'reset'),
      'form.submit': () => visit.pressAndHold(),
      'xstate.done.actor.sendContactMessage': () => visit.end('POST /contact', { status: 201, body: {} }),
      'xstate.error.actor.sendContactMessage': () =>
        visit.end('POST /contact', { status: 403, body: { code: 108, message: 'refused by the test' } }),
    },
    states: {
      'contact.writing.calm': async (snapshot) => {
        holdsValues(contactOf(snapshot));
        expect(browser.text).not.toContain(contactFailure.text);
      },
      'contact.writing.sent': async (snapshot) => {
        holdsValues(contactOf(snapshot));
        expect(browser.text).toContain(contactSuccess.title);
      },
      'contact.writing.failed': async (snapshot) => {
        holdsValues(contactOf(snapshot));
        expect(browser.text).toContain(contactFailure.text);
      },
      'contact.sending': async (snapshot) => {
        const { topic, ...typed } = contactOf(snapshot).values;
        const contactData = topic === '' ? typed : { ...typed, topic };
        await holds(visit, 'POST /contact', { recaptchaToken: expect.any(String), contactData });
      },
    },
  };
}

/** Test steps of the newsletter's sign-up in a browser without scripts. */
export function plainNewsletterSteps(visit: PlainVisit): Steps {
  const { browser } = visit;
  const shows = ({ values, tosChecked, problems }: ContextFrom<typeof newsletterMachine>) => {
    expect(browser.control('email').value).toBe(values.email);
    expect(browser.control('tosChecked').checked).toBe(tosChecked);
    if (visit.isEdited || !visit.isSent) return;
    const said = [...browser.document.querySelectorAll('[role=group][tabindex] li')];
    expect(said.map(({ textContent }) => textContent)).toEqual(Object.values(problems));
  };
  return {
    events: {
      'xstate.init': () => visit.open('/prosto/newsletter'),
      'field.change': async (event) => {
        const { name, value } = read<typeof newsletterMachine, 'field.change'>(event);
        visit.edit(() => browser.type({ [name]: value }));
      },
      'terms.set': async (event) => {
        const { accepted } = read<typeof newsletterMachine, 'terms.set'>(event);
        visit.edit(() => browser.check('tosChecked', undefined, accepted));
      },
      'field.leave': async () => undefined,
      'form.submit': () => visit.pressAndHold(),
      'xstate.done.actor.signUp': () => visit.end('POST /newsletter', { status: 202, body: {} }),
      'xstate.error.actor.signUp': () => visit.end('POST /newsletter', 'lost'),
    },
    states: {
      'newsletter.editing.calm': async (snapshot) => {
        shows(newsletterOf(snapshot));
        expect(browser.text).not.toContain(newsletterFailure.text);
      },
      'newsletter.editing.rejected': async (snapshot) => {
        shows(newsletterOf(snapshot));
        if (!visit.isEdited) expect(browser.text).not.toContain(newsletterFailure.text);
      },
      'newsletter.editing.failed': async (snapshot) => {
        shows(newsletterOf(snapshot));
        expect(browser.text).toContain(newsletterFailure.text);
      },
      'newsletter.sending': async (snapshot) =>
        holds(visit, 'POST /newsletter', newsletterOf(snapshot).values),
      'newsletter.joined': async () => {
        expect(browser.text).toContain(spaced(newsletterCopy.confirmText));
        expect(visit.shows('email')).toBe(false);
      },
    },
  };
}
