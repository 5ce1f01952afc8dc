import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { NameSection } from './name-section.tsx';
import { NoticesSection } from './notices/notices-section.tsx';
import { PushSection } from './notices/push-section.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RenameForm } from './rename-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SessionList } from './session-list.tsx';
import { knowsPasskeys, makePasskey } from '#desk/browser/passkeys.ts';
import { accountCopy as copy } from './access-copy.ts';
import type { OwnPasskey } from '#desk/domain/wire.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { accessRefusal } from './access-refusal.ts';
import { useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

/** Page of one's own access: sessions, passkeys and recovery codes, which are shown once. */
export default function AccountPage() {
  const { client } = useDesk();
  const may = useMay();
  const now = useNow();
  const [codes, setCodes] = useState<readonly string[]>();
  const { loaded, reload } = useLoad(
    async () => ({
      sessions: await unwrap(client.GET('/sessions')),
      passkeys: await unwrap(client.GET('/passkeys')),
    }),
    'account',
  );
  const { run, busy, isBusy, outcome, say } = useAction({ failed: accessRefusal, onSettled: reload });

  const addPasskey = async () => {
    const { challengeId, options } = await unwrap(client.POST('/passkeys/challenge'));
    await unwrap(client.POST('/passkeys', { body: { challengeId, response: await makePasskey(options) } }));
  };
  const [renaming, setRenaming] = useState<{ id: string; name: string }>();
  const renamed = loaded.data?.passkeys.find(({ id }) => id === renaming?.id);
  const rename = async (passkey: OwnPasskey, device: string) => {
    const body = { seen: passkey.device, device };
    const params = { path: { passkeyId: passkey.id } };
    const put = () => unwrap(client.PUT('/passkeys/{passkeyId}', { params, body }));
    if (await run('rename', put, { done: copy.renamed })) setRenaming(undefined);
  };
  const [isRenewing, setRenewing] = useState(false);
  const renewCodes = async () => setCodes((await unwrap(client.POST('/recovery-codes'))).recoveryCodes);

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <OutcomeStatus outcome={renaming ? undefined : outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ sessions, passkeys }) => (
          <>
            {may('changeOwnName') && <NameSection />}
            {may('getNotices') && <NoticesSection />}
            {may('getPush') && <PushSection />}
            <SessionList
              sessions={sessions}
              now={now}
              busy={busy}
              onEnd={(id) =>
                void run(
                  id,
                  () =>
                    unwrap(client.DELETE('/sessions/{sessionId}', { params: { path: { sessionId: id } } })),
                  { done: copy.sessionEnded },
                )
              }
              onEndOthers={() =>
                void run('others', () => unwrap(client.DELETE('/sessions')), { done: copy.othersEnded })
              }
            />
            <PasskeyList
              passkeys={passkeys}
              now={now}
              canAdd={knowsPasskeys()}
              busy={busy}
              onAdd={() => void run('add', addPasskey, { done: copy.keyAdded })}
              onRename={({ id, device }) => {
                say(undefined);
                setRenaming({ id, name: device });
              }}
              onRemove={(id) =>
                void run(
                  id,
                  () =>
                    unwrap(client.DELETE('/passkeys/{passkeyId}', { params: { path: { passkeyId: id } } })),
                  { done: copy.keyRemoved },
                )
              }
            />
            <section className={panel} aria-labelledby="kody">
              <h2 id="kody">{copy.codes}</h2>
              <p className={muted}>{copy.codesLead}</p>
              {codes && <RecoveryCodes codes={codes} />}
              <div className={row}>
                <DeskButton
                  kind="ghost"
                  icon="refresh"
                  pending={busy === 'codes'}
                  onPress={() => setRenewing(true)}
                >
                  {copy.renew}
                </DeskButton>
              </div>
            </section>
          </>
        )}
      </LoadedSection>
      {renaming && renamed && (
        <DeskDialog
          title={copy.renameTitle(renamed.device)}
          closeLabel={copy.keepName}
          onClose={() => setRenaming(undefined)}
          isHeld={isBusy('rename')}
        >
          <RenameForm
            name={renaming.name}
            problem={outcome?.words}
            isBusy={isBusy('rename')}
            onChange={(name) => setRenaming({ ...renaming, name })}
            onSave={(name) => void rename(renamed, name)}
            onClose={() => setRenaming(undefined)}
          />
        </DeskDialog>
      )}
      {isRenewing && (
        <DeskDialog
          title={copy.renewTitle}
          description={copy.renewText}
          closeLabel={copy.keepCodes}
          onClose={() => setRenewing(false)}
        >
          <div className={row}>
            <DeskButton kind="ghost" onPress={() => setRenewing(false)}>
              {copy.keepCodes}
            </DeskButton>
            <DeskButton
              onPress={() => {
                setRenewing(false);
                void run('codes', renewCodes, { done: copy.codesMade });
              }}
            >
              {copy.renew}
            </DeskButton>
          </div>
        </DeskDialog>
      )}
    </InsidePage>
  );
}
