import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import type { NewsletterIssue } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { unreadyFields } from '#schemas/desk/newsletter-problem.ts';
import { row } from '#styles/desk/base.css.ts';
import { reasons } from './newsletter.late.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { useGo } from '#desk/frame/use-leave-guard.ts';
import { ISSUE_WORDS } from './issue-words.ts';

interface SendSectionProps {
  issue: NewsletterIssue;
  /** How many would get it now. */
  confirmed: number;
  isDirty: boolean;
  onChange: () => void;
}

/** Tries an issue on oneself, sends it after a question and with a passkey, or takes the draft away. */
export function SendSection({ issue, confirmed, isDirty, onChange }: SendSectionProps) {
  const { client } = useDesk();
  const go = useGo();
  const { run, busy, outcome } = useAction({ ...ISSUE_WORDS, onSettled: onChange });
  // The issue shown when the dialog opened: if it has changed, the request is refused and has to be confirmed again.
  const [asking, setAsking] = useState<{ what: 'start' | 'remove'; seen: number }>();
  const { id, version, fields } = issue;
  const missing = Object.values(unreadyFields(fields));
  const of = (seen: number) => ({ params: { path: { issueId: id } }, body: { seen } });
  const isReady = missing.length === 0 && !isDirty;

  const start = (seen: number) => {
    setAsking(undefined);
    void run('start', () => unwrap(client.POST('/newsletter/{issueId}/start', of(seen))), {
      done: ANNOUNCED_BY_PAGE,
    });
  };
  const remove = (seen: number) => {
    setAsking(undefined);
    const leave = async () => {
      await unwrap(client.POST('/newsletter/{issueId}/remove', of(seen)));
      go(DESK_PAGES.newsletter.path, { replace: true });
    };
    void run('remove', leave, { done: ANNOUNCED_BY_PAGE });
  };

  return (
    <section className={panel} aria-labelledby="wysylka">
      <h2 id="wysylka">{copy.send}</h2>
      {isDirty && <p>{copy.unsaved}</p>}
      {!isDirty && missing.length > 0 && (
        <>
          <p>{copy.unready}</p>
          <ul className={reasons}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {isReady && confirmed === 0 && <p>{copy.nobody}</p>}
      <OutcomeStatus outcome={outcome} />
      {asking?.what === 'start' && isReady ? (
        <Notice kind="warn" title={copy.startAsk(confirmed)} live>
          <p>{copy.startText}</p>
          <div className={row}>
            <DeskButton kind="ghost" onPress={() => setAsking(undefined)}>
              {copy.startStay}
            </DeskButton>
            <DeskButton icon="key" onPress={() => start(asking.seen)}>
              {copy.start(confirmed)}
            </DeskButton>
          </div>
        </Notice>
      ) : (
        <div className={row}>
          {isReady && (
            <DeskButton
              kind="ghost"
              icon="send"
              pending={busy === 'try'}
              onPress={() =>
                void run('try', () => unwrap(client.POST('/newsletter/{issueId}/try', of(version))), {
                  done: copy.tried,
                })
              }
            >
              {copy.mine}
            </DeskButton>
          )}
          {isReady && confirmed > 0 && (
            <DeskButton
              icon="send"
              pending={busy === 'start'}
              onPress={() => setAsking({ what: 'start', seen: version })}
            >
              {copy.start(confirmed)}
            </DeskButton>
          )}
          <DeskButton
            kind="danger"
            icon="void"
            pending={busy === 'remove'}
            onPress={() => setAsking({ what: 'remove', seen: version })}
          >
            {copy.remove.press}
          </DeskButton>
        </div>
      )}
      {asking?.what === 'remove' && (
        <DiscardDialog
          words={copy.remove}
          onStay={() => setAsking(undefined)}
          onDiscard={() => remove(asking.seen)}
        />
      )}
    </section>
  );
}
