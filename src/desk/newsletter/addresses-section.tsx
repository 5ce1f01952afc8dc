import { useState } from 'react';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { BouncedForm } from './bounced-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { saveFile } from '#desk/browser/save-file.ts';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { wideOnly } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { useAction } from '#desk/frame/use-action.ts';
import { ISSUE_WORDS } from './issue-words.ts';

/** Addresses whose mails came back are stopped here, and the confirmed ones taken along as a file. */
export function AddressesSection({
  hasAddresses,
  onChange,
}: {
  hasAddresses: boolean;
  onChange: () => void;
}) {
  const { client } = useDesk();
  const may = useMay();
  const { run, busy, isBusy, outcome } = useAction({ ...ISSUE_WORDS, onSettled: onChange });
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const { form, press } = useFaultyFocus<HTMLFormElement>();

  const stop = () => {
    setProblem(pasted.includes('@') ? undefined : copy.bouncedMissing);
    if (!pasted.includes('@')) {
      press();
      return;
    }
    const work = () => unwrap(client.POST('/newsletter-addresses/stop', { body: { addresses: pasted } }));
    void run('stop', work, {
      done: (counts) => {
        setPasted('');
        return copy.bouncedDone(counts);
      },
    });
  };
  const download = () =>
    run(
      'download',
      async () => saveFile(await unwrap(client.POST('/newsletter-addresses/csv', AS_FILE)), 'newsletter.csv'),
      { done: copy.downloaded },
    );

  return (
    <section className={panel} aria-labelledby="adresy-newslettera">
      <h2 id="adresy-newslettera">{copy.addresses}</h2>
      <BouncedForm
        ref={form}
        pasted={pasted}
        problem={problem}
        isBusy={isBusy('stop')}
        onType={setPasted}
        onStop={stop}
      />
      <OutcomeStatus outcome={outcome} />
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
