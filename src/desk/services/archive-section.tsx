import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { brokenRule } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { servicesCopy } from './services-copy.ts';
import type { Service } from '#desk/domain/wire.ts';
import { tightStack } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';

const copy = servicesCopy.archive;

const whyNot = (error: unknown) => brokenRule(error) ?? copy.failed;

/** Button that archives a service, after a confirmation, or restores it at once. Unsaved edits of the page stay. */
export function ArchiveSection({ service, onReload }: { service: Service; onReload: () => void }) {
  const { client } = useDesk();
  // The version shown when the confirmation opened; undefined while it is closed.
  const [asking, setAsking] = useState<number>();
  const { busy, outcome, run } = useAction({ newer: copy.newer, failed: whyNot, onSettled: onReload });
  const { id, isArchived, versions, fields } = service;
  // A service that was never on sale is added, not restored.
  const isNew = isArchived && versions.archived === 1;

  const set = (wanted: boolean, seen: number) => {
    setAsking(undefined);
    const params = { path: { productId: id } };
    const body = { isArchived: wanted, seen };
    void run('set', () => unwrap(client.PUT('/services/{productId}/archived', { params, body })), {
      done: wanted ? copy.archived : isNew ? copy.entered : copy.restored,
    });
  };

  return (
    <div className={tightStack}>
      <DeskButton
        kind="ghost"
        icon={isNew ? 'ok' : isArchived ? 'undo' : 'void'}
        pending={busy !== undefined}
        onPress={() => (isArchived ? set(false, versions.archived) : setAsking(versions.archived))}
      >
        {isNew ? copy.enter : isArchived ? copy.restore : copy.press}
      </DeskButton>
      <OutcomeStatus outcome={outcome} />
      {asking !== undefined && (
        <DiscardDialog
          words={{ ...copy, title: copy.title(fields.title) }}
          onStay={() => setAsking(undefined)}
          onDiscard={() => set(true, asking)}
        />
      )}
    </div>
  );
}
