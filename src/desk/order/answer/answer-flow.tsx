import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { unsavedFields, type AnswerCopy } from '#machines/answer.machine.ts';
import { keepAnswerCopy, readAnswerCopy } from './kept-answer.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { provideAnswer } from './answer-ports.ts';
import { Notes } from './notes.tsx';
import { AnswerScreen } from './answer-screen.tsx';
import { partsOf, toAnswer } from './answer-view.ts';

/** Connects the answer machine of an open order to API, device copy and session; renewed orders go to the machine. */
export function AnswerFlow({ order }: { order: Order }) {
  const { client, person, isOnline, isSignedIn } = useDesk();
  const { orderId } = order;
  const parts = partsOf(order);
  const [openedAt] = useState(() => Date.now());
  const [machine] = useState(() =>
    provideAnswer({
      client,
      orderId,
      parts,
      readSeconds: () => Math.min(Math.round((Date.now() - openedAt) / 1_000), 86_400),
    }),
  );
  const [input] = useState(() => ({
    answer: toAnswer(order.answer, parts),
    copy: readAnswerCopy(person.id, orderId),
  }));
  const actor = useActorRef(machine, { input });

  // Another tab may have put the copy there: only what this one has read or kept is its own to clear.
  const holdsCopy = useRef(input.copy !== undefined);
  useEffect(() => {
    const keep = (copy: AnswerCopy | undefined) => {
      const isKept = copy !== undefined && copy.fields.length > 0;
      if (isKept || holdsCopy.current) keepAnswerCopy(person.id, orderId, copy);
      holdsCopy.current = isKept;
    };
    // The save that an earlier visit did not wait for has arrived.
    if (unsavedFields(actor.getSnapshot().context).length === 0) keep(undefined);
    const subscription = actor.on('copy.kept', ({ copy }) => keep(copy));
    return () => subscription.unsubscribe();
  }, [actor, person.id, orderId]);

  const seen = useRef(order);
  useEffect(() => {
    if (seen.current === order) return;
    seen.current = order;
    actor.send({ type: 'answer.update', answer: toAnswer(order.answer, partsOf(order)) });
  }, [actor, order]);
  useEffect(() => {
    if (isOnline && isSignedIn) actor.send({ type: 'connection.return' });
  }, [actor, isOnline, isSignedIn]);

  return (
    <Notes actor={actor}>
      <AnswerScreen actor={actor} order={order} />
    </Notes>
  );
}
