import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { DoorForm } from './door-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { EmptyState, FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { doorCopy, invitationCopy } from './door-copy.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { knowsPasskeys } from '#desk/browser/passkeys.ts';
import type { Door } from '#desk/domain/wire.ts';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

function useDoor(client: DeskClient): Door | undefined {
  const [door, setDoor] = useState<Door>();
  useEffect(() => {
    // The door opens without its details, too.
    unwrap(client.GET('/door')).then(setDoor, () => undefined);
  }, [client]);
  return door;
}

function Invitation({ actor }: { actor: SignInActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { invited, codes, areCodesKept, refusal } = snapshot.context;
  if (snapshot.hasTag('starting')) return <Skeleton label={shellCopy.loading} />;
  if (!invited || snapshot.hasTag('gone')) {
    return (
      <EmptyState title={invitationCopy.gone} text={invitationCopy.goneText} art="mail">
        <DeskButton kind="ghost" onPress={() => actor.send({ type: 'door.open' })}>
          {invitationCopy.hasKey}
        </DeskButton>
      </EmptyState>
    );
  }
  return (
    <InvitationForm
      invited={invited}
      isBusy={snapshot.hasTag('busy')}
      problem={refusal && doorCopy.refusal[refusal]}
      codes={snapshot.hasTag('codes') ? codes : undefined}
      areCodesKept={areCodesKept}
      onRegister={() => actor.send({ type: 'key.register' })}
      onKept={(kept) => actor.send({ type: 'codes.keep', kept })}
      onGo={() => actor.send({ type: 'codes.leave' })}
    />
  );
}

/** Everything before somebody is inside: the door, an invitation, a desk that does not respond. */
export function DoorScreen({ actor, client }: { actor: SignInActor; client: DeskClient }) {
  const snapshot = useSelector(actor, (current) => current);
  const { code, refusal, sample } = snapshot.context;
  const door = useDoor(client);
  const brandName = door?.brandName ?? '';
  useEffect(() => {
    if (brandName !== '') document.title = `${shellCopy.desk} · ${brandName}`;
  }, [brandName]);
  const isInvitation = snapshot.hasTag('invitation');
  return (
    <DoorFrame brandName={brandName} saying={isInvitation ? invitationCopy.saying : doorCopy.saying}>
      {isInvitation ? (
        <Invitation actor={actor} />
      ) : snapshot.hasTag('unreachable') ? (
        <FailedState title={shellCopy.deskFailed} onRetry={() => actor.send({ type: 'door.retry' })} />
      ) : snapshot.hasTag('starting') ? (
        <Skeleton label={shellCopy.loading} />
      ) : (
        <DoorForm
          door={door}
          knowsPasskeys={knowsPasskeys()}
          canEnterSample={sample !== undefined}
          code={code}
          isBusy={snapshot.hasTag('busy')}
          isLocked={snapshot.hasTag('locked')}
          problem={refusal && doorCopy.refusal[refusal]}
          onKey={() => actor.send({ type: 'key.use' })}
          onCode={(text) => actor.send({ type: 'code.type', code: text })}
          onUseCode={() => actor.send({ type: 'code.use' })}
          onSample={(role) => actor.send({ type: 'sample.enter', as: role })}
        />
      )}
    </DoorFrame>
  );
}
