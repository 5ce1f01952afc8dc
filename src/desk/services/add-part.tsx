import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { AddServiceDialog } from './add-service-dialog.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import { servicesCopy } from './services-copy.ts';
import type { Service } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { serviceProblem, tidyService, type ComparedService } from '#schemas/desk/service-problem.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { toCompared } from './service-ports.ts';

const copy = servicesCopy.add;

/** Adds a service that begins as a copy of this one, outside of the shop, and opens its page. */
export function AddPart({ service, all }: { service: Service; all: readonly ComparedService[] }) {
  const { client, onExpired } = useDesk();
  const may = useMay();
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The same until it is added: a call whose answer was lost is repeated, not made twice.
  const id = useRef('');
  if (!may('addService')) return null;

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const own = { ...toCompared(service), id: id.current, isArchived: true };
    const wrong = serviceProblem('title', tidyService('title', name ?? ''), own, all);
    setProblem(wrong);
    if (wrong !== undefined || isBusy) return;
    setBusy(true);
    try {
      const added = await unwrap(
        client.POST('/services', { body: { id: id.current, like: service.id, title: name ?? '' } }),
      );
      setName(undefined);
      leaveBy(() => void navigate(pathOf('service', { productId: added.id })));
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const [broken] = (error instanceof DeskFailure && error.details?.errors) || [];
      setProblem(broken?.message ?? copy.failed);
    }
    setBusy(false);
  };

  return (
    <>
      <DeskButton
        kind="ghost"
        icon="copy"
        onPress={() => {
          id.current = crypto.randomUUID();
          setProblem(undefined);
          setName('');
        }}
      >
        {copy.press}
      </DeskButton>
      {name !== undefined && (
        <AddServiceDialog
          like={service.fields.title}
          name={name}
          problem={problem}
          isBusy={isBusy}
          onType={setName}
          onAdd={(event) => void add(event)}
          onClose={() => setName(undefined)}
        />
      )}
    </>
  );
}
