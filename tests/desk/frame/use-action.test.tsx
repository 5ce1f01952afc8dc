import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { renderDesk } from '../render-desk.tsx';

const NAMES = ['a', 'b'] as const;
type Name = (typeof NAMES)[number];

/** Two actions of one page; each ends when the test says how. */
function setup() {
  const begun: { name: Name; done: () => void; fail: () => void }[] = [];
  let leave = () => {};
  function Actions() {
    const { isBusy, outcome, run } = useAction<Name>({ failed: '' });
    const start = (name: Name) =>
      run(
        name,
        () =>
          new Promise<void>((done, fail) => {
            begun.push({ name, done, fail: () => fail(new Error('lost')) });
          }),
        { done: `${name} zapisane.`, failed: `${name} niezapisane.` },
      );
    return (
      <>
        <OutcomeStatus outcome={outcome} />
        {NAMES.map((name) => (
          <button key={name} aria-disabled={isBusy(name)} onClick={() => void start(name)}>
            {name}
          </button>
        ))}
      </>
    );
  }
  function Page() {
    const [isLeft, setLeft] = useState(false);
    leave = () => setLeft(true);
    return isLeft ? <p>inna strona</p> : <Actions />;
  }
  const user = renderDesk(createDeskClient(), [], '/', <Page />);
  return {
    begun: () => begun.map(({ name }) => name),
    press: (name: Name) => user.click(screen.getByRole('button', { name })),
    end: (how: 'done' | 'fail') => act(async () => begun.at(-1)?.[how]()),
    leave: () => act(() => leave()),
  };
}
const isBusy = (name: Name) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

test('another action waits for its turn, the same one is started once', async () => {
  const { begun, press, end } = setup();
  await press('a');
  await press('a');
  await press('b');
  await press('b');
  expect(begun()).toEqual(['a']);
  expect(NAMES.map(isBusy)).toEqual(['true', 'true']);
  await end('done');
  expect(begun()).toEqual(['a', 'b']);
  expect(NAMES.map(isBusy)).toEqual(['false', 'true']);
  await end('done');
  expect(NAMES.map(isBusy)).toEqual(['false', 'false']);
  await press('a');
  expect(begun()).toEqual(['a', 'b', 'a']);
});

test('why the one before failed stays beside the outcome of the one that waited, until the next press', async () => {
  const { press, end } = setup();
  await press('a');
  await press('b');
  await end('fail');
  expect(screen.getByText('a niezapisane.')).toBeVisible();
  await end('done');
  expect(screen.getByText('a niezapisane. b zapisane.')).toBeVisible();
  await press('b');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what waits goes also when its page is left', async () => {
  const { begun, press, end, leave } = setup();
  await press('a');
  await press('b');
  await leave();
  await end('done');
  expect(begun()).toEqual(['a', 'b']);
  await end('fail');
  expect(screen.getByText('inna strona')).toBeVisible();
});

test('what came of one stays in sight as another is pressed while a third runs', async () => {
  const { press, end } = setup();
  await press('a');
  await press('b');
  await end('fail');
  await press('a');
  expect(screen.getByText('a niezapisane.')).toBeVisible();
});
