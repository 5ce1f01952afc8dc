import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { servicesCopy } from './services-copy.ts';
import type { Service } from '#desk/domain/wire.ts';
import { tightStack } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

const copy = servicesCopy.archive;

type Told = { kind: 'ok' | 'warn' | 'bad'; words: string };

function toldOf(error: unknown): Told {
  if (!(error instanceof DeskFailure)) return { kind: 'bad', words: copy.failed };
  const [broken] = error.details?.errors ?? [];
  if (error.status === 422 && broken) return { kind: 'bad', words: broken.message };
  return error.status === 409 ? { kind: 'warn', words: copy.newer } : { kind: 'bad', words: copy.failed };
}

/** Takes a service out of the shop after a question, or back into it at once. What was typed stays. */
export function ArchivePart({ service, onReload }: { service: Service; onReload: () => void }) {
  const { client, onExpired } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>();
  const { id, isArchived, versions, fields } = service;

  const set = async (wanted: boolean) => {
    setAsking(false);
    setBusy(true);
    try {
      await unwrap(
        client.PUT('/services/{productId}/archived', {
          params: { path: { productId: id } },
          body: { isArchived: wanted, seen: versions.archived },
        }),
      );
      setTold(wanted ? undefined : { kind: 'ok', words: copy.restored });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setTold(toldOf(error));
    }
    setBusy(false);
    onReload();
  };

  return (
    <div className={tightStack}>
      <DeskButton
        kind="ghost"
        icon={isArchived ? 'undo' : 'void'}
        pending={isBusy}
        onPress={() => (isArchived ? void set(false) : setAsking(true))}
      >
        {isArchived ? copy.restore : copy.press}
      </DeskButton>
      <div role="status">{told && <Notice kind={told.kind} title={told.words} />}</div>
      {isAsking && (
        <DiscardDialog
          words={{ ...copy, title: copy.title(fields.title) }}
          onStay={() => setAsking(false)}
          onDiscard={() => void set(true)}
        />
      )}
    </div>
  );
}
