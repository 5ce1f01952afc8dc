import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { askForPasskey, knowsPasskeys, makePasskey } from '#desk/browser/passkeys.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { keyFirstCopy as copy } from './access-copy.ts';
import { accessRefusal } from './access-refusal.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Begins the desk anew, now that the session may do what its person may. */
const beginAnew = () => window.location.reload();

/**
 * What somebody sees who came in by a recovery code: the code is no key, so she registers one and uses it, or uses the one
 * that she has. Before that the server opens nothing else to her.
 */
export function KeyFirstScreen({ onProved = beginAnew }: { onProved?: () => void }) {
  const { client, person, onLeave } = useDesk();
  const [hasNewKey, setNewKey] = useState(false);
  const { run, busy, outcome } = useAction<'add' | 'prove'>({ failed: accessRefusal });

  const addKey = async () => {
    const { challengeId, options } = await unwrap(client.POST('/passkeys/challenge'));
    await unwrap(client.POST('/passkeys', { body: { challengeId, response: await makePasskey(options) } }));
  };
  const useKey = async () => {
    const { challengeId, options } = await unwrap(client.POST('/fresh/challenge'));
    await unwrap(client.POST('/fresh', { body: { challengeId, response: await askForPasskey(options) } }));
  };
  const prove = async () => {
    if (await run('prove', useKey)) onProved();
  };
  const register = async () => {
    if (!(await run('add', addKey))) return;
    setNewKey(true);
    await prove();
  };
  return (
    <SignInFrame brandName={person.brandName} saying={copy.saying}>
      <header className={tightStack}>
        <h1>{copy.title}</h1>
        <p className={muted}>{copy.lead}</p>
      </header>
      <OutcomeStatus outcome={outcome ?? (hasNewKey ? { kind: 'ok', words: copy.added } : undefined)} />
      <div className={tightStack}>
        {!hasNewKey && (
          <DeskButton
            kind="big"
            icon="key"
            pending={busy === 'add'}
            blocked={!knowsPasskeys()}
            onPress={() => void register()}
          >
            {copy.add}
          </DeskButton>
        )}
        <DeskButton
          kind={hasNewKey ? 'big' : 'ghost'}
          icon="key"
          pending={busy === 'prove'}
          onPress={() => void prove()}
        >
          {hasNewKey ? copy.enter : copy.ownKey}
        </DeskButton>
        {onLeave && (
          <DeskButton kind="quiet" icon="logout" onPress={onLeave}>
            {copy.leave}
          </DeskButton>
        )}
      </div>
    </SignInFrame>
  );
}
