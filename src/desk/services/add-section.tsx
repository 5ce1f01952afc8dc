import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { brokenRule, codeOf } from '#desk/api/desk-failure.ts';
import { AddServiceDialog } from './add-service-dialog.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { servicesCopy } from './services-copy.ts';
import type { Service } from '#desk/domain/wire.ts';
import { pathOf } from '#desk/pages.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { serviceProblem, tidyService, type ComparedService } from '#schemas/desk/service-problem.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { ANNOUNCED_BY_PAGE, useAction } from '#desk/frame/use-action.ts';
import { useGo } from '#desk/frame/use-leave-guard.ts';
import { toCompared } from './service-ports.ts';

const copy = servicesCopy.add;

/** Adds a service that begins as a copy of this one, outside of the shop, and opens its page. */
export function AddSection({ service, all }: { service: Service; all: readonly ComparedService[] }) {
  const { client } = useDesk();
  const may = useMay();
  const go = useGo();
  const [name, setName] = useState<string>();
  const [isMade, setMade] = useState(false);
  const { busy, outcome, run, say } = useAction({
    failed: (error) => {
      const isMadeBefore = codeOf(error) === DESK_ERROR.madeBefore;
      setMade(isMadeBefore);
      return isMadeBefore ? undefined : (brokenRule(error) ?? copy.failed);
    },
  });
  // The same until it is added, also when the dialog was closed: a call whose answer was lost is repeated, not made twice.
  const [id] = useState(() => crypto.randomUUID());
  if (!may('addService')) return null;

  const add = () => {
    const own = { ...toCompared(service), id, isArchived: true };
    const wrong = serviceProblem('title', tidyService('title', name ?? ''), own, all);
    if (wrong !== undefined) return say({ kind: 'bad', words: wrong });
    setMade(false);
    const make = async () => {
      const body = { id, like: service.id, title: name ?? '' };
      const added = await unwrap(client.POST('/services', { body }));
      setName(undefined);
      go(pathOf('service', { productId: added.id }));
    };
    void run('add', make, { done: ANNOUNCED_BY_PAGE });
  };

  return (
    <>
      <DeskButton
        kind="ghost"
        icon="copy"
        onPress={() => {
          say(undefined);
          setMade(false);
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
          madeAt={isMade ? pathOf('service', { productId: id }) : undefined}
          isBusy={busy !== undefined}
          onType={setName}
          onAdd={add}
          onClose={() => setName(undefined)}
        />
      )}
    </>
  );
}
