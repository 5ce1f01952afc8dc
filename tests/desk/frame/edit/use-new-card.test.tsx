import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { useNewCard } from '#desk/frame/edit/use-new-card.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { must } from '#domain/must.ts';

type Field = 'title' | 'lead';
const FIELDS = ['title', 'lead'] as const;
const FAILED = 'Nie udało się dodać.';
const MADE_BEFORE = new DeskFailure(409, { code: DESK_ERROR.madeBefore, message: '' });
const refusedAt = (path: string) =>
  new DeskFailure(422, { code: DESK_ERROR.rulesBroken, message: '', errors: [{ path, message: 'Zajęte.' }] });

const calls: {
  id: string;
  card: Record<Field, string>;
  made: () => void;
  refuse: (error: unknown) => void;
}[] = [];
beforeEach(() => {
  calls.splice(0);
  window.history.replaceState(null, '', '/nowa');
});
const call = (at: number) => must(calls[at], `call ${at}`);

function Form() {
  const { card, problems, isBusy, outcome, madeBefore, hasTyped, type, submit } = useNewCard<Field>({
    fields: FIELDS,
    idPrefix: 'karta-',
    complete: (typed) => ({ title: '', lead: typed.title ?? '', ...typed }),
    problemOf: (field, { [field]: text }) => (text === '' ? `Brakuje: ${field}.` : undefined),
    add: (id, sent) =>
      new Promise<void>((made, refuse) => void calls.push({ id, card: { ...sent }, made, refuse })),
    failed: FAILED,
    pageOf: (id) => `/karty/${id}`,
  });
  return (
    <>
      {FIELDS.map((field) => (
        <label key={field} htmlFor={`karta-${field}`}>
          {field}
          <input
            id={`karta-${field}`}
            value={card[field]}
            aria-invalid={problems[field] !== undefined}
            onChange={(event) => type(field, event.target.value)}
          />
          <small>{problems[field]}</small>
        </label>
      ))}
      <button onClick={submit}>Dodaj</button>
      <output>
        {[isBusy && 'busy', hasTyped && 'typed', outcome?.words, madeBefore].filter(Boolean).join(' ')}
      </output>
    </>
  );
}

function opened() {
  const desk = { isSignedIn: true } as unknown as Desk;
  const Around = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <DeskContext value={desk}>{children}</DeskContext>
    </BrowserRouter>
  );
  render(<Form />, { wrapper: Around });
  const user = userEvent.setup();
  return {
    type: (field: Field, text: string) =>
      user.type(screen.getByRole('textbox', { name: new RegExp(field) }), text),
    press: () => user.click(screen.getByRole('button')),
    refuse: (at: number, error: unknown) => act(async () => call(at).refuse(error)),
  };
}
const said = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.id;

test('the first field from the top that breaks a rule gets the focus, and nothing is sent; what is typed is wrong no more', async () => {
  const { type, press } = opened();
  expect(said()).toBe('');
  await press();
  expect([focused(), calls.length]).toEqual(['karta-title', 0]);
  expect(screen.getByText('Brakuje: lead.')).toBeDefined();
  await type('title', 'T');
  expect(screen.queryByText('Brakuje: title.')).toBeNull();
  expect(screen.getByText('Brakuje: lead.'), 'until the next press').toBeDefined();
  expect(said()).toBe('typed');
  await press();
  expect(calls.map(({ card }) => card)).toEqual([{ title: 'T', lead: 'T' }]);
  expect(screen.queryByText('Brakuje: lead.')).toBeNull();
});

test('what was made opens its page in place of the form, under the id that was sent', async () => {
  const { type, press } = opened();
  await type('title', 'T');
  const before = window.history.length;
  await press();
  expect(said()).toBe('busy typed');
  await press();
  expect(calls.length, 'one at a time').toBe(1);
  await act(async () => call(0).made());
  expect([window.location.pathname, window.history.length]).toEqual([`/karty/${call(0).id}`, before]);
});

test('a repeated press has the same id; a failure says so and loses nothing', async () => {
  const { type, press, refuse } = opened();
  await type('title', 'T');
  await press();
  await refuse(0, new DeskFailure(0));
  expect(said()).toBe(`typed ${FAILED}`);
  await type('lead', '!');
  await press();
  expect(call(1)).toMatchObject({ id: call(0).id, card: { title: 'T', lead: 'T!' } });
  await refuse(1, new DeskFailure(500));
  expect(said()).toBe(`typed ${FAILED}`);
});

test('what the server refuses is said at its field, which gets the focus; what is about no field is said for all', async () => {
  const { type, press, refuse } = opened();
  await type('title', 'T');
  await press();
  await refuse(0, refusedAt('/fields/lead'));
  expect([focused(), said()]).toEqual(['karta-lead', 'typed']);
  expect(screen.getByText('Zajęte.')).toBeDefined();
  await press();
  expect(screen.queryByText('Zajęte.')).toBeNull();
  await refuse(1, refusedAt('/id'));
  expect(said()).toBe(`typed ${FAILED}`);
  await press();
  // A validator’s own words are not for people.
  await refuse(
    2,
    new DeskFailure(400, {
      code: DESK_ERROR.rulesBroken,
      message: '',
      errors: [{ path: '/lead', message: 'type' }],
    }),
  );
  expect([said(), screen.queryByText('type')]).toEqual([`typed ${FAILED}`, null]);
});

test('what an earlier press has made is named, alone and until the next press', async () => {
  const { type, press, refuse } = opened();
  await type('title', 'T');
  await press();
  await refuse(0, MADE_BEFORE);
  expect(said()).toBe(`typed /karty/${call(0).id}`);
  await press();
  expect(said()).toBe('busy typed');
  await refuse(1, new DeskFailure(500));
  expect(said()).toBe(`typed ${FAILED}`);
});
