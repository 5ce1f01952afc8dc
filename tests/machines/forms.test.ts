import { createActor, fromPromise, type AnyStateMachine, type EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { visibleProblems } from '#flows/form-problems.ts';
import { birthHoroscopeMachine } from '#machines/birth-horoscope.machine.ts';
import { contactMachine } from '#machines/contact.machine.ts';
import { newsletterMachine } from '#machines/newsletter.machine.ts';
import { purchaseMachine } from '#machines/purchase.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { tarot } from './purchase/sample-choice.ts';

/** A form of the shop: all five speak the same words and mean the same by them. */
interface Form {
  machine: AnyStateMachine;
  input?: unknown;
  opening?: readonly EventObject[];
  /** Two of its fields. */
  fields: readonly [string, string];
  hasTerms: boolean;
  submit: (problems: Problems) => EventObject;
  /** Empties the form. */
  reset?: EventObject;
  /** Missing where a form with problems can not be submitted. */
  rejects: boolean;
}
type Problems = Readonly<Record<string, string>>;
interface Context {
  values: Readonly<Record<string, string>>;
  tosChecked?: boolean;
  problems: Problems;
  touched: Readonly<Record<string, true>>;
  rejections?: number;
}

const submit = (problems: Problems) => ({ type: 'form.submit', problems });
const FORMS: Readonly<Record<string, Form>> = {
  purchase: {
    machine: purchaseMachine,
    input: tarot,
    opening: [{ type: 'address.read', variantId: 'solo', fairyId: 'jagna' } as EventObject],
    fields: ['firstName', 'email'],
    hasTerms: true,
    submit: (problems) => ({ type: 'provider.pick', provider: 'PAYU', problems }) as EventObject,
    reset: { type: 'customer.forget' },
    rejects: true,
  },
  'birth-horoscope': {
    machine: birthHoroscopeMachine,
    fields: ['name', 'city'],
    hasTerms: true,
    submit,
    rejects: true,
  },
  contact: {
    machine: contactMachine,
    input: { problems: {} },
    fields: ['firstName', 'email'],
    hasTerms: false,
    submit,
    reset: { type: 'form.reset' },
    rejects: false,
  },
  newsletter: {
    machine: newsletterMachine,
    fields: ['email', 'tosChecked'],
    hasTerms: true,
    submit,
    rejects: true,
  },
  withdrawal: {
    machine: withdrawalMachine,
    input: { values: { name: '', orderNumber: '', email: '' } },
    fields: ['name', 'email'],
    hasTerms: false,
    submit,
    rejects: true,
  },
};

function open({ machine, input, opening = [], fields: [first, second] }: Form) {
  let calls = 0;
  const never = fromPromise(() => {
    calls += 1;
    return new Promise<never>(() => undefined);
  });
  const ports = Object.keys(machine.implementations.actors).map((name) => [name, never] as const);
  const actor = createActor(machine.provide({ actors: Object.fromEntries(ports) }), { input }).start();
  for (const event of opening) actor.send(event);
  const problems = { [first]: `${first} is wrong`, [second]: `${second} is wrong` };
  return {
    problems,
    send: (event: { type: string; [more: string]: unknown }) => actor.send(event),
    context: (): Context => actor.getSnapshot().context as Context,
    shown: () => visibleProblems(actor.getSnapshot().context as Context),
    has: (tag: string) => actor.getSnapshot().hasTag(tag),
    calls: () => calls,
  };
}

const all = Object.entries(FORMS);
const having = (what: (form: Form) => boolean) => all.filter(([, form]) => what(form));

describe.each(all)('the form of %s', (_, form) => {
  const [first, second] = form.fields;

  test('what is wrong is known while somebody types, and shown once the field was left [VA-1]', () => {
    const { send, context, shown, problems } = open(form);
    send({ type: 'field.change', name: first, value: 'x', problems });
    expect(context().values[first]).toBe('x');
    expect(context().problems).toEqual(problems);
    expect(shown()).toEqual({});
    send({ type: 'field.leave', name: first, problems });
    expect(shown()).toEqual({ [first]: problems[first] });
    send({ type: 'field.change', name: first, value: 'xyz', problems: { [second]: problems[second] } });
    expect(shown()).toEqual({});
  });

  test('with problems it is not sent on', () => {
    const { send, problems, calls } = open(form);
    send(form.submit(problems));
    expect(calls()).toBe(0);
  });
});

describe.each(having(({ rejects }) => rejects))('a rejected form of %s', (_, form) => {
  const [first, second] = form.fields;

  test('shows all that is wrong, and counts each press, which takes the focus anew [OF-7]', () => {
    const { send, context, shown, has, problems } = open(form);
    send(form.submit(problems));
    expect(has('rejected')).toBe(true);
    expect(shown()).toEqual(problems);
    expect(context().rejections).toBe(1);
    send(form.submit({ [first]: 'still wrong' }));
    expect(context().rejections).toBe(2);
    expect(shown()).toEqual({ [first]: 'still wrong' });
  });

  test('is one until the last problem is gone', () => {
    const { send, has, problems } = open(form);
    const change = (left: object) =>
      send({ type: 'field.change', name: first, value: 'xyz', problems: left });
    send(form.submit(problems));
    change({ [second]: problems[second] });
    expect(has('rejected')).toBe(true);
    change({});
    expect(has('rejected')).toBe(false);
  });
});

test.each(having(({ hasTerms }) => hasTerms))(
  'the terms of %s are left by being ticked [OF-2]',
  (_, form) => {
    const { send, context, shown } = open(form);
    const problems = { tosChecked: 'not accepted' };
    expect(context().tosChecked).toBe(false);
    send({ type: 'terms.set', accepted: true, problems: {} });
    expect(context().tosChecked).toBe(true);
    send({ type: 'terms.set', accepted: false, problems });
    expect(context().tosChecked).toBe(false);
    expect(shown()).toEqual(problems);
  },
);

test.each(having(({ reset }) => reset !== undefined))(
  'an emptied form of %s is as it was opened: no field counts as left [CO-1] [OF-4]',
  (_, form) => {
    const { send, context, problems } = open(form);
    const [first] = form.fields;
    const before = context();
    send({ type: 'field.change', name: first, value: 'x', problems });
    send({ type: 'field.leave', name: first, problems });
    send({ ...(form.reset ?? expect.fail('It can not be emptied')) });
    const { values, touched } = context();
    expect(touched).toEqual({});
    expect(context().problems).toEqual(before.problems);
    expect(values[first] ?? '').toBe('');
  },
);

test('a field that a change empties takes its problem with it, and counts as never left [OP-6]', () => {
  const form = FORMS['purchase'] ?? expect.fail('There is no purchase');
  const { send, context } = open(form);
  const problems = { firstName: 'too short', question0: 'too long' };
  for (const name of Object.keys(problems)) {
    send({ type: 'field.change', name, value: 'x', problems });
    send({ type: 'field.leave', name, problems });
  }
  send({ type: 'variant.choose', variantId: 'pair' });
  expect(context().values).toEqual({ firstName: 'x' });
  expect(context().problems).toEqual({ firstName: 'too short' });
  expect(context().touched).toEqual({ firstName: true });
});

test('a coupon’s field that is emptied counts as never left [OF-8]', () => {
  const form = FORMS['purchase'] ?? expect.fail('There is no purchase');
  const { send, context, shown } = open(form);
  const problems = { couponCode: 'not checked' };
  send({ type: 'coupon.type', code: 'STARY' });
  send(form.submit(problems));
  expect(shown()).toEqual(problems);
  send({ type: 'specialist.choose', fairyId: 'mirela' });
  expect(context().touched).toEqual({});
  send({ type: 'coupon.type', code: 'NOWY' });
  send({ type: 'field.change', name: 'firstName', value: 'W', problems });
  expect(shown()).toEqual({});
});
