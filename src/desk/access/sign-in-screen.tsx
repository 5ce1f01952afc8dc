import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { ATTEMPTS_WHILE_WAITING } from '#islands/import-with-retry.ts';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { EmptyState, FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { codeLockWords, invitationRefusal, refusalWords } from './refusal-words.ts';
import { signInCopy, invitationCopy } from './sign-in-copy.ts';
import { keyFirstCopy } from './access-copy.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { knowsPasskeys } from '#desk/browser/passkeys.ts';
import type { SignInPage } from '#desk/domain/wire.ts';

/** Fetched when a recovery code has let somebody in. */
const KeyFirstForm = lazyWithRetry(
  async () => (await import('./key-first-form.tsx')).KeyFirstForm,
  ATTEMPTS_WHILE_WAITING,
);

export type SignInActor = ActorRefFrom<typeof signInMachine>;

function useSignInPage(client: DeskClient): SignInPage | undefined {
  const [page, setPage] = useState<SignInPage>();
  useEffect(() => {
    // The page opens without its details, too.
    unwrap(client.GET('/sign-in-page')).then(setPage, () => undefined);
  }, [client]);
  return page;
}

function Invitation({ actor }: { actor: SignInActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { invited, codes, areCodesKept } = snapshot.context;
  const hasKey = (
    <DeskButton kind="ghost" onPress={() => actor.send({ type: 'entry.open' })}>
      {invitationCopy.hasKey}
    </DeskButton>
  );
  if (snapshot.hasTag('starting')) return <Skeleton label={shellCopy.loading} />;
  if (snapshot.hasTag('link-locked'))
    return (
      <EmptyState title={invitationCopy.locked} text={invitationCopy.lockedText} art="mail">
        {hasKey}
      </EmptyState>
    );
  if (!invited || snapshot.hasTag('gone'))
    return (
      <EmptyState title={invitationCopy.gone} text={invitationCopy.goneText} art="mail">
        {hasKey}
      </EmptyState>
    );
  return (
    <InvitationForm
      invited={invited}
      isBusy={snapshot.hasTag('busy')}
      problem={invitationRefusal(snapshot)}
      hasKey={snapshot.hasTag('key-known') ? hasKey : undefined}
      codes={snapshot.hasTag('codes') ? codes : undefined}
      areCodesKept={areCodesKept}
      onRegister={() => actor.send({ type: 'key.register' })}
      onKept={(kept) => actor.send({ type: 'codes.keep', kept })}
      onGo={() => actor.send({ type: 'codes.leave' })}
    />
  );
}

/** Everything before somebody is inside: the page, an invitation, a desk that does not respond. */
export function SignInScreen({ actor, client }: { actor: SignInActor; client: DeskClient }) {
  const snapshot = useSelector(actor, (current) => current);
  const { code, sample } = snapshot.context;
  const page = useSignInPage(client);
  const brandName = page?.brandName ?? '';
  useEffect(() => {
    if (brandName !== '') document.title = `${shellCopy.desk} · ${brandName}`;
  }, [brandName]);
  const isKeyFirst = snapshot.hasTag('key-first');
  const isInvitation = snapshot.hasTag('invitation');
  const copyOf = isInvitation ? invitationCopy : isKeyFirst ? keyFirstCopy : signInCopy;
  return (
    <SignInFrame brandName={brandName} saying={copyOf.saying}>
      {isInvitation ? (
        <Invitation actor={actor} />
      ) : isKeyFirst ? (
        <Suspense fallback={<Skeleton label={shellCopy.loading} />}>
          <KeyFirstForm actor={actor} />
        </Suspense>
      ) : snapshot.hasTag('unreachable') ? (
        <FailedState title={shellCopy.deskFailed} onRetry={() => actor.send({ type: 'session.retry' })} />
      ) : snapshot.hasTag('starting') ? (
        <Skeleton label={shellCopy.loading} />
      ) : (
        <SignInForm
          page={page}
          knowsPasskeys={knowsPasskeys()}
          canEnterSample={sample !== undefined}
          code={code}
          isBusy={snapshot.hasTag('busy')}
          codeLock={codeLockWords(snapshot, knowsPasskeys())}
          codeProblem={snapshot.hasTag('code-refused') ? signInCopy.codeRefused : undefined}
          problem={refusalWords(snapshot)}
          onKey={() => actor.send({ type: 'key.use' })}
          onCode={(text) => actor.send({ type: 'code.type', code: text })}
          onUseCode={() => actor.send({ type: 'code.use' })}
          onSample={(role) => actor.send({ type: 'sample.enter', as: role })}
        />
      )}
    </SignInFrame>
  );
}
