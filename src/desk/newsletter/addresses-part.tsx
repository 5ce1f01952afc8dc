import { useState, type SubmitEvent } from 'react';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { BouncedForm } from './bounced-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { saveFile } from '#desk/browser/save-file.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { wideOnly } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useIssueAction } from './use-issue-action.ts';

/** Addresses whose mails came back are stopped here, and the confirmed ones taken along as a file. */
export function AddressesPart({ hasAddresses, onChange }: { hasAddresses: boolean; onChange: () => void }) {
  const { client } = useDesk();
  const may = useMay();
  const { run, busy, told } = useIssueAction(onChange);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  const stop = async (event: SubmitEvent) => {
    event.preventDefault();
    setDone(undefined);
    setProblem(pasted.includes('@') ? undefined : copy.bouncedMissing);
    if (!pasted.includes('@')) return;
    await run('stop', async () => {
      setDone(
        copy.bouncedDone(
          await unwrap(client.POST('/newsletter-addresses/stop', { body: { addresses: pasted } })),
        ),
      );
      setPasted('');
    });
  };
  const download = () =>
    run(
      'download',
      async () => saveFile(await unwrap(client.POST('/newsletter-addresses/csv', AS_FILE)), 'newsletter.csv'),
      copy.downloaded,
    );

  return (
    <section className={panel} aria-labelledby="adresy-newslettera">
      <h2 id="adresy-newslettera">{copy.addresses}</h2>
      <BouncedForm
        pasted={pasted}
        problem={problem}
        isBusy={busy === 'stop'}
        onType={setPasted}
        onStop={(event) => void stop(event)}
      />
      <div role="status">
        {done && !told && <Notice kind="ok" title={done} />}
        {told && <Notice kind={told.kind} title={told.words} />}
      </div>
      {hasAddresses && may('exportNewsletterAddresses') && (
        <div className={wideOnly}>
          <DeskButton
            kind="ghost"
            icon="download"
            pending={busy === 'download'}
            onPress={() => void download()}
          >
            {copy.download}
          </DeskButton>
        </div>
      )}
    </section>
  );
}
