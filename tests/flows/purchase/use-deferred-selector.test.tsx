import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { createActor, fromTransition } from 'xstate';
import { expect, it } from 'vitest';
import { useDeferredSelector } from '#flows/purchase/use-deferred-selector.ts';
import { eventually } from '#tests/page/stage.tsx';

type Change = { type: 'change'; chosen?: string; typed?: string };

const makeActor = () =>
  createActor(
    fromTransition((now, { chosen = now.chosen, typed = now.typed }: Change) => ({ chosen, typed }), {
      chosen: 'nobody',
      typed: '',
    }),
  ).start();

const selectChosen = ({ context: { chosen } }: { context: { chosen: string } }) => ({ chosen });

it('renders a change after the next paint, and nothing for a change of something else', async () => {
  const actor = makeActor();
  let renders = 0;
  const AtOnce = () => <b>{useSelector(actor, ({ context }) => context.chosen)}</b>;
  const Later = () => {
    renders += 1;
    return <i>{useDeferredSelector(actor, selectChosen).chosen}</i>;
  };
  const { container } = render(
    <>
      <AtOnce />
      <Later />
    </>,
  );
  const shown = () => Array.from(container.children, ({ textContent }) => textContent);

  act(() => actor.send({ type: 'change', chosen: 'Mirela' }));
  expect(shown()).toEqual(['Mirela', 'nobody']);
  await eventually(() => expect(shown()).toEqual(['Mirela', 'Mirela']));

  const before = renders;
  act(() => actor.send({ type: 'change', typed: 'Hanna' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(renders).toBe(before);
});

it('renders what has changed before its first effect', () => {
  const actor = makeActor();
  const Page = () => <output>{useDeferredSelector(actor, selectChosen).chosen}</output>;
  const Sender = () => {
    actor.send({ type: 'change', chosen: 'Sybilla' });
    return null;
  };
  render(
    <>
      <Page />
      <Sender />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sybilla');
});
