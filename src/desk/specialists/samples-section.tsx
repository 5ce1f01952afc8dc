import { useState } from 'react';
import { SERVICE_NAME } from '#copy/purchase/product-type.ts';
import { PAGE_TYPES, type ServiceKind } from '#domain/product-type.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import type { SampleAnswer } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useTyped } from '#desk/frame/edit/use-typed.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { muted, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { samplesCopy as copy } from './samples-copy.ts';

const SERVICES = Object.keys(PAGE_TYPES) as ServiceKind[];

type Stored = Pick<SampleAnswer, 'question' | 'answer' | 'version'>;

/** The stored sample of a service; an empty one has version 0, as on the server. */
const storedOf = (samples: readonly SampleAnswer[], service: ServiceKind): Stored =>
  samples.find((one) => one.service === service) ?? { question: '', answer: '', version: 0 };

/** Form for a specialist's sample answers, one for each service; each is saved separately (RD-1). */
export function SamplesSection({ fairyId }: { fairyId: string }) {
  const { client } = useDesk();
  const params = { path: { fairyId } };
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/specialists/{fairyId}/samples', { params })),
    `samples ${fairyId}`,
  );
  const action = useAction<ServiceKind>({ failed: copy.failed, onSettled: reload });
  return (
    <section className={panel} aria-labelledby="przyklady">
      <h2 id="przyklady">{copy.title}</h2>
      <p className={muted}>{copy.lead}</p>
      <LoadedSection
        loaded={loaded}
        words={{ loading: copy.loading, failed: copy.loadFailed }}
        onRetry={reload}
      >
        {(samples) => (
          <>
            {SERVICES.map((service) => (
              <SampleForm
                key={service}
                fairyId={fairyId}
                service={service}
                samples={samples}
                action={action}
              />
            ))}
          </>
        )}
      </LoadedSection>
    </section>
  );
}

interface SampleFormProps {
  fairyId: string;
  service: ServiceKind;
  samples: readonly SampleAnswer[];
  action: Pick<ReturnType<typeof useAction<ServiceKind>>, 'isBusy' | 'lastAction' | 'outcome' | 'run'>;
}

function SampleForm({ fairyId, service, samples, action }: SampleFormProps) {
  const { isBusy: isAnyBusy, lastAction, outcome, run } = action;
  const { client } = useDesk();
  const { fields, isDirty, seen, type, send, takeNewer } = useTyped(samples, {
    fieldsOf(all) {
      const { question, answer } = storedOf(all, service);
      return { question, answer };
    },
    seenOf: (all) => storedOf(all, service).version,
  });
  // The text that somebody else saved meanwhile.
  const [theirs, setTheirs] = useState<Stored>();
  const { question, answer } = fields;
  const name = SERVICE_NAME[service];
  const isBusy = isAnyBusy(service);
  const save = () => {
    const settle = send();
    return run(
      service,
      async () => {
        const body = { question, answer, seen };
        const params = { path: { fairyId, service } };
        const after = await unwrap(client.PUT('/specialists/{fairyId}/samples/{service}', { params, body }));
        setTheirs(undefined);
        return settle(after);
      },
      {
        done: (isAll) => (isAll ? copy.saved : copy.savedBefore)(name),
        newer(error) {
          const now = currentOf<'setSample'>(error);
          if (now) takeNewer(now);
          setTheirs(now && storedOf(now, service));
          return copy.newer;
        },
      },
    );
  };
  return (
    <div className={tightStack}>
      {theirs && (
        <Notice kind="warn" title={copy.theirs(name)}>
          <p>{theirs.question}</p>
          <p>{theirs.answer || copy.none}</p>
        </Notice>
      )}
      <TextField
        label={copy.question(name)}
        name={`sample-question-${service}`}
        value={question}
        onChange={(text) => type({ question: text })}
        multiline
        rows={2}
        parts={fieldParts}
      />
      <TextField
        label={copy.answer(name)}
        name={`sample-answer-${service}`}
        value={answer}
        onChange={(text) => type({ answer: text })}
        multiline
        rows={6}
        parts={fieldParts}
      />
      <UnsavedText isUnsaved={isDirty} />
      <OutcomeStatus outcome={lastAction === service ? outcome : undefined} />
      <p>
        <DeskButton kind="ghost" pending={isBusy} onPress={() => void save()}>
          {isBusy ? copy.saving : copy.save(name)}
        </DeskButton>
      </p>
    </div>
  );
}
