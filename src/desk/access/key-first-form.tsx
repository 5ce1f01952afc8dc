import { useSelector } from '@xstate/react';
import { knowsPasskeys } from '#desk/browser/passkeys.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { keyFirstCopy as copy } from './access-copy.ts';
import type { SignInActor } from './sign-in-screen.tsx';

const PROBLEMS = ['refused', 'key-known', 'cancelled', 'unanswered'] as const;

/**
 * Screen after signing in with a recovery code: the person registers a new passkey, or uses one that she has. Until
 * then the server allows nothing else.
 */
export function KeyFirstForm({ actor }: { actor: SignInActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const isBusy = snapshot.hasTag('busy');
  const hasNewKey = snapshot.hasTag('key-added');
  const problem = PROBLEMS.find((tag) => snapshot.hasTag(tag));
  const added = hasNewKey ? ({ kind: 'ok', words: copy.added } as const) : undefined;
  return (
    <>
      <header className={tightStack}>
        <h1>{copy.title}</h1>
        <p className={muted}>{copy.lead}</p>
      </header>
      <OutcomeStatus outcome={problem ? { kind: 'bad', words: copy.problem[problem] } : added} />
      <div className={tightStack}>
        {!hasNewKey && (
          <DeskButton
            kind="big"
            icon="key"
            pending={snapshot.hasTag('key-adding')}
            blocked={isBusy || !knowsPasskeys()}
            onPress={() => actor.send({ type: 'key.add' })}
          >
            {copy.add}
          </DeskButton>
        )}
        <DeskButton
          kind={hasNewKey ? 'big' : 'ghost'}
          icon="key"
          pending={snapshot.hasTag('key-proving')}
          blocked={isBusy}
          onPress={() => actor.send({ type: 'key.use' })}
        >
          {hasNewKey ? copy.enter : copy.ownKey}
        </DeskButton>
        <DeskButton
          kind="quiet"
          icon="logout"
          blocked={isBusy}
          onPress={() => actor.send({ type: 'session.leave' })}
        >
          {copy.leave}
        </DeskButton>
      </div>
    </>
  );
}
