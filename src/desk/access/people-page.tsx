import { readEmail } from '#domain/typed/typed-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { codeOf, currentOf } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { InviteForm, type InviteDraft } from './invite-form.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PeopleList } from './people-list.tsx';
import { peopleCopy as copy } from './access-copy.ts';
import type { BodyOf, DeskMember, Invitation } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { row } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { accessRefusal } from './access-refusal.ts';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { draftProblems, refusedFields, type InviteProblems } from './invite-problems.ts';

/** Names the specialist to invite, in the address. */
const INVITED = 'wrozka';
const EMPTY: InviteDraft = { role: 'specialist', name: '', email: '', fairyId: '' };

type InviteBody = BodyOf<'invite'>;

/** Page for owners: people with access, open invitations and a form for a new one. */
export default function PeoplePage() {
  const { client, person } = useDesk();
  const now = useNow();
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<InviteProblems>({});
  const [invited, setInvited] = useState<string>();
  const [removing, setRemoving] = useState<DeskMember>();
  // An open invitation to the same address, as a refusal has brought it.
  const [other, setOther] = useState<{ invitation: Invitation; body: InviteBody }>();
  // One id however often it is pressed: she is invited once.
  const inviteId = useRef('');
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/people')), 'people');
  const { run, busy, isBusy, outcome, lastAction } = useAction({ failed: accessRefusal, onSettled: reload });
  // A link beside an order preselects the specialist to invite; her address has to be typed.
  const [search] = useSearchParams();
  const wanted = loaded.data?.fairies.find(({ id }) => id === search.get(INVITED));
  useEffect(() => {
    if (!wanted) return;
    setDraft({ ...EMPTY, fairyId: wanted.id, name: wanted.name });
    document.querySelector<HTMLElement>('[name=email]')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [wanted?.id]);

  const send = () => {
    const found = draftProblems(draft);
    setProblems(found);
    setInvited(undefined);
    if (Object.keys(found).length > 0) return;
    const { role, fairyId } = draft;
    const [name, email] = [draft.name.trim(), readEmail(draft.email)];
    inviteId.current ||= crypto.randomUUID();
    const whose = role === 'specialist' && { fairyId };
    void invite({ id: inviteId.current, role, name, email, ...whose, seen: null });
  };
  const invite = async (body: InviteBody) => {
    setOther(undefined);
    const isSent = await run('invite', () => unwrap(client.POST('/invitations', { body })), {
      done: ANNOUNCED_BY_PAGE,
      failed: (error) => {
        if (codeOf(error) === DESK_ERROR.madeBefore) {
          // A response that was lost had invited somebody: the next press is an invitation of its own.
          inviteId.current = '';
          return { kind: 'warn', words: copy.sentBefore(currentOf<'invite'>(error)?.email ?? '') };
        }
        const invitation = currentOf<'invite'>(error);
        if (invitation && codeOf(error) === DESK_ERROR.newerVersion)
          return void setOther({ invitation, body });
        const refused = refusedFields(error);
        if (!refused) return accessRefusal(error);
        return void setProblems(refused);
      },
    });
    if (!isSent) return;
    inviteId.current = '';
    setInvited(body.email);
    setDraft(EMPTY);
  };
  const remove = ({ id, name, version }: DeskMember) => {
    setRemoving(undefined);
    const params = { path: { personId: id }, query: { version } };
    void run(id, () => unwrap(client.DELETE('/people/{personId}', { params })), { done: copy.removed(name) });
  };
  const endSessions = ({ id: personId, name }: DeskMember) => {
    const params = { path: { personId } };
    void run(`sessions ${personId}`, () => unwrap(client.DELETE('/people/{personId}/sessions', { params })), {
      done: copy.sessionsEnded(name),
    });
  };
  const withdraw = ({ id: invitationId, name }: Invitation) => {
    const params = { path: { invitationId } };
    void run(invitationId, () => unwrap(client.DELETE('/invitations/{invitationId}', { params })), {
      done: copy.withdrawn(name),
    });
  };

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <OutcomeStatus outcome={lastAction === 'invite' ? undefined : outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {(data) => (
          <>
            <PeopleList
              people={data}
              me={person.id}
              now={now}
              busy={busy}
              onEndSessions={endSessions}
              onRemove={setRemoving}
              onWithdraw={withdraw}
            />
            <OutcomeStatus outcome={lastAction === 'invite' ? outcome : undefined} />
            {invited !== undefined && <Notice kind="ok" title={copy.sent(invited)} live />}
            <InviteForm
              draft={draft}
              fairies={data.fairies.filter(({ id }) => !data.people.some(({ fairyId }) => fairyId === id))}
              isOfferEmpty={data.fairies.length === 0}
              problems={problems}
              isBusy={isBusy('invite')}
              onChange={setDraft}
              onSend={send}
            />
          </>
        )}
      </LoadedSection>
      {other && (
        <DiscardDialog
          words={copy.replacing(other.invitation)}
          onStay={() => setOther(undefined)}
          onDiscard={() => void invite({ ...other.body, seen: other.invitation.id })}
        />
      )}
      {removing && (
        <DeskDialog
          title={copy.removeTitle(removing.name)}
          description={copy.removeText}
          closeLabel={copy.keep}
          onClose={() => setRemoving(undefined)}
        >
          <div className={row}>
            <DeskButton kind="ghost" onPress={() => setRemoving(undefined)}>
              {copy.keep}
            </DeskButton>
            <DeskButton kind="danger" onPress={() => remove(removing)}>
              {copy.remove}
            </DeskButton>
          </div>
        </DeskDialog>
      )}
    </InsidePage>
  );
}
