import { useState } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { GUIDE_QUESTIONS, type guideMachine } from '#machines/guide.machine.ts';
import { AgainButton } from '#blocks/guide/guide-frame.tsx';
import { GuideNobody, GuideResult } from '#blocks/guide/guide-result.tsx';
import { GuideStep } from '#blocks/guide/guide-step.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { guideCopy } from '#copy/purchase/guide.ts';
import type { GuideHints } from '#domain/guide/hints.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';

export type GuideActor = ActorRefFrom<typeof guideMachine>;

/** Renders the guide: the question of its state, or what the answers end in. */
export function GuideScreen({
  actor,
  hints,
  closed,
}: {
  actor: GuideActor;
  hints?: GuideHints | undefined;
  closed?: ClosedShop | undefined;
}) {
  const snapshot = useSelector(actor, (now) => now);
  const { answers, suggestion } = snapshot.context;
  const asked = GUIDE_QUESTIONS.find((question) => snapshot.hasTag(`asks-${question}`));
  const isBusy = snapshot.hasTag('busy');
  // While the answers are compared, the last question stays.
  const [question, setQuestion] = useState(asked ?? 'manner');
  if (asked !== undefined && asked !== question) setQuestion(asked);
  if (closed) return <GuideNobody closed={closed} />;
  const again = <AgainButton onPress={() => actor.send({ type: 'guide.again' })} />;
  if (snapshot.hasTag('found') && suggestion)
    return <GuideResult suggestion={suggestion} pathOf={({ path }) => path} again={again} />;
  if (snapshot.hasTag('nobody')) return <GuideNobody again={again} />;
  if (snapshot.hasTag('failed'))
    return (
      <>
        <SectionError
          text={guideCopy.failed}
          action={guideCopy.retry}
          onRetry={() => actor.send({ type: 'guide.retry' })}
        />
        <p>{again}</p>
      </>
    );
  return (
    <GuideStep
      question={question}
      value={answers[question]}
      onChoose={(option) => actor.send({ type: 'option.choose', question, option })}
      onNext={() => actor.send({ type: 'guide.next' })}
      onBack={question === 'topic' ? undefined : () => actor.send({ type: 'guide.back' })}
      onSkip={() => actor.send({ type: 'guide.skip' })}
      hints={hints}
      isBusy={isBusy}
    />
  );
}
