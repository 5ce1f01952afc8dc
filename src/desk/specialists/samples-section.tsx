import { useState } from 'react';
import { SERVICE_NAME } from '#copy/purchase/product-type.ts';
import { PAGE_TYPES, type ServiceKind } from '#domain/product-type.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import type { SampleAnswer } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextField } from '#kit/text-field.tsx';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { samplesCopy as copy } from './samples-copy.ts';

const SERVICES = Object.keys(PAGE_TYPES) as ServiceKind[];

/** A specialist's sample answers, one for each service, each saved by itself (RD-1). */
export function SamplesSection({ fairyId }: { fairyId: string }) {
  const { client } = useDesk();
  const params = { path: { fairyId } };
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/specialists/{fairyId}/samples', { params })),
    `samples ${fairyId}`,
  );
  const { busy, outcome, run } = useAction<ServiceKind>({
    done: copy.saved,
    newer: copy.newer,
    failed: copy.failed,
    onSettled: reload,
  });
  const save = (service: ServiceKind, typed: Pick<SampleAnswer, 'question' | 'answer'>, seen: number) =>
    void run(service, () =>
      unwrap(
        client.PUT('/specialists/{fairyId}/samples/{service}', {
          params: { path: { fairyId, service } },
          body: { ...typed, seen },
        }),
      ),
    );
  return (
    <section className={panel} aria-labelledby="przyklady">
      <h2 id="przyklady">{copy.title}</h2>
      <p className={muted}>{copy.lead}</p>
      <OutcomeStatus outcome={outcome} />
      <LoadedSection
        loaded={loaded}
        words={{ loading: copy.loading, failed: copy.loadFailed }}
        onRetry={reload}
      >
        {(samples) => (
          <>
            {SERVICES.map((service) => {
              const sample = samples.find((one) => one.service === service);
              return (
                <SampleForm
                  key={`${service} ${sample?.version ?? 0}`}
                  service={service}
                  sample={sample}
                  isBusy={busy === service}
                  onSave={(typed) => save(service, typed, sample?.version ?? 0)}
                />
              );
            })}
          </>
        )}
      </LoadedSection>
    </section>
  );
}

interface SampleFormProps {
  service: ServiceKind;
  sample: SampleAnswer | undefined;
  isBusy: boolean;
  onSave: (typed: Pick<SampleAnswer, 'question' | 'answer'>) => void;
}

function SampleForm({ service, sample, isBusy, onSave }: SampleFormProps) {
  const [question, setQuestion] = useState(sample?.question ?? '');
  const [answer, setAnswer] = useState(sample?.answer ?? '');
  const name = SERVICE_NAME[service];
  return (
    <div className={tightStack}>
      <TextField
        label={copy.question(name)}
        name={`sample-question-${service}`}
        value={question}
        onChange={setQuestion}
        multiline
        rows={2}
        parts={fieldParts}
      />
      <TextField
        label={copy.answer(name)}
        name={`sample-answer-${service}`}
        value={answer}
        onChange={setAnswer}
        multiline
        rows={6}
        parts={fieldParts}
      />
      <UnsavedText isUnsaved={question !== (sample?.question ?? '') || answer !== (sample?.answer ?? '')} />
      <p>
        <DeskButton kind="ghost" pending={isBusy} onPress={() => onSave({ question, answer })}>
          {isBusy ? copy.saving : copy.save(name)}
        </DeskButton>
      </p>
    </div>
  );
}
