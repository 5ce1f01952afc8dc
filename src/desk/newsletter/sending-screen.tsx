import { useRef, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { NewsletterCounts } from './newsletter-counts.tsx';
import { NewsletterState } from './newsletter-table.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { formatTime } from '#desk/copy/time.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { row, stack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { sides } from './newsletter.late.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { useGo } from '#desk/frame/use-leave-guard.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import type { IssueScreenProps } from './draft-flow.tsx';
import { PreviewSection } from './preview-section.tsx';
import { ISSUE_WORDS } from './issue-words.ts';

/** An issue that is being sent or was: what became of its addresses, and stopping, going on, ending. */
export function SendingScreen({ details, onChange }: IssueScreenProps) {
  const { issue } = details;
  const { id, state, counts, fields, waitsUntil, problem, stoppedAddresses } = issue;
  const { client } = useDesk();
  const go = useGo();
  const { run, busy, outcome } = useAction({ ...ISSUE_WORDS, onSettled: onChange });
  const [isAsking, setAsking] = useState(false);
  const own = { params: { path: { issueId: id } } };
  const similarId = useRef('');
  const similar = () =>
    run(
      'similar',
      async () => {
        similarId.current ||= crypto.randomUUID();
        await unwrap(
          client.POST('/newsletter', { body: { id: similarId.current, subject: fields.subject, like: id } }),
        );
        go(pathOf('newsletterIssue', { issueId: similarId.current }));
      },
      { done: ANNOUNCED_BY_PAGE },
    );

  return (
    <InsidePage title={fields.subject}>
      <PageHead title={fields.subject} back={{ to: DESK_PAGES.newsletter.path, words: copy.back }}>
        <NewsletterState state={state} />
      </PageHead>
      <div className={sides}>
        <div className={stack}>
          <section className={panel} aria-labelledby="wysylka">
            <h2 id="wysylka">{copy.send}</h2>
            <NewsletterCounts counts={counts} />
            {waitsUntil && <Notice kind="warn">{copy.waits(formatTime(waitsUntil))}</Notice>}
            {state === 'stopped' && problem && <Notice kind="bad" title={copy.problem[problem]} />}
            {stoppedAddresses > 0 && <p>{copy.restoreText(stoppedAddresses)}</p>}
            <OutcomeStatus outcome={outcome} />
            <div className={row}>
              {state === 'sending' && (
                <DeskButton
                  kind="danger"
                  icon="stop"
                  pending={busy === 'stop'}
                  onPress={() =>
                    void run('stop', () => unwrap(client.POST('/newsletter/{issueId}/stop', own)), {
                      done: copy.hasStopped,
                    })
                  }
                >
                  {copy.stop}
                </DeskButton>
              )}
              {state === 'stopped' && (
                <>
                  <DeskButton
                    icon="send"
                    pending={busy === 'resume'}
                    onPress={() =>
                      void run('resume', () => unwrap(client.POST('/newsletter/{issueId}/resume', own)), {
                        done: copy.goesOn,
                      })
                    }
                  >
                    {copy.resume}
                  </DeskButton>
                  <DeskButton
                    kind="danger"
                    icon="void"
                    pending={busy === 'cancel'}
                    onPress={() => setAsking(true)}
                  >
                    {copy.cancel.press}
                  </DeskButton>
                </>
              )}
              {stoppedAddresses > 0 && (
                <DeskButton
                  kind="ghost"
                  icon="refresh"
                  pending={busy === 'restore'}
                  onPress={() =>
                    void run(
                      'restore',
                      () => unwrap(client.POST('/newsletter/{issueId}/restore-addresses', own)),
                      { done: copy.restored },
                    )
                  }
                >
                  {copy.restore(stoppedAddresses)}
                </DeskButton>
              )}
              <DeskButton
                kind="ghost"
                icon="copy"
                pending={busy === 'similar'}
                onPress={() => void similar()}
              >
                {copy.similar}
              </DeskButton>
            </div>
          </section>
        </div>
        <PreviewSection issue={issue} isStale={false} />
      </div>
      {isAsking && (
        <DiscardDialog
          words={copy.cancel}
          onStay={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            // Valid for a stopped issue only, since another person may have continued it.
            const body = { seen: 'stopped' as const };
            void run('cancel', () => unwrap(client.POST('/newsletter/{issueId}/cancel', { ...own, body })), {
              done: copy.hasEnded,
            });
          }}
        />
      )}
    </InsidePage>
  );
}
