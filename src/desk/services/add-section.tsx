import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { AddServiceDialog } from './add-service-dialog.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { leaveBy } from '#desk/browser/leave-guard.ts';
import { servicesCopy } from './services-copy.ts';
import type { Service } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { serviceProblem, tidyService, type ComparedService } from '#schemas/desk/service-problem.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { toCompared } from './service-ports.ts';

const copy = servicesCopy.add;

/** Adds a service that begins as a copy of this one, outside of the shop, and opens its page. */
export function AddSection({ service, all }: { service: Service; all: readonly ComparedService[] }) {
  const { client } = useDesk();
  const may = useMay();
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  const { busy, outcome, run, say } = useAction({
    failed: (error) => {
      const [broken] = (error instanceof DeskFailure && error.details?.errors) || [];
      return broken?.message ?? copy.failed;
    },
  });
  // The same until it is added: a call whose answer was lost is repeated, not made twice.
  const id = useRef('');
  if (!may('addService')) return null;

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const own = { ...toCompared(service), id: id.current, isArchived: true };
    const wrong = serviceProblem('title', tidyService('title', name ?? ''), own, all);
    if (wrong !== undefined) return say({ kind: 'bad', words: wrong });
    void run('add', async () => {
      const body = { id: id.current, like: service.id, title: name ?? '' };
      const added = await unwrap(client.POST('/services', { body }));
      setName(undefined);
      leaveBy(() => void navigate(pathOf('service', { productId: added.id })));
    });
  };

  return (
    <>
      <DeskButton
        kind="ghost"
        icon="copy"
        onPress={() => {
          id.current = crypto.randomUUID();
          say(undefined);
          setName('');
        }}
      >
        {copy.press}
      </DeskButton>
      {name !== undefined && (
        <AddServiceDialog
          like={service.fields.title}
          name={name}
          problem={outcome?.words}
          isBusy={busy !== undefined}
          onType={setName}
          onAdd={add}
          onClose={() => setName(undefined)}
        />
      )}
    </>
  );
}
