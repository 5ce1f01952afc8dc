import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { absenceNow } from '#desk/availability/absence.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';

export interface ArchiveSectionProps {
  specialist: Specialist;
  onChanged: () => void;
}

/** Whether the shop shows a specialist: taking her off, after a word about her open orders, and bringing her back. */
export function ArchiveSection({ specialist, onChanged }: ArchiveSectionProps) {
  const { client } = useDesk();
  const { busy, outcome, run } = useAction({
    newer: copy.archiveChanged,
    failed: copy.archiveFailed,
    onSettled: onChanged,
  });
  // With the version that was shown as the question came.
  const [asking, setAsking] = useState<number>();
  const { id, fields, isArchived, archivedVersion, waiting, lowestPrice, availability } = specialist;
  const shown =
    lowestPrice === null ? copy.hasNoPrices : absenceNow(availability) ? copy.isAbsent : copy.isInShop;

  const put = (wanted: boolean, seen: number) => {
    setAsking(undefined);
    const params = { path: { fairyId: id } };
    const body = { isArchived: wanted, seen };
    void run('put', () => unwrap(client.PUT('/specialists/{fairyId}/archived', { params, body })), {
      done: wanted ? copy.archived : copy.restored,
    });
  };

  return (
    <section className={panel} aria-labelledby="w-sklepie">
      <h2 id="w-sklepie">{copy.inShop}</h2>
      <p>{isArchived ? copy.isArchived : shown}</p>
      {!isArchived && lowestPrice === null && (
        <p>
          <MenuLink to={DESK_PAGES.prices.path}>{copy.toPrices}</MenuLink>
        </p>
      )}
      {waiting > 0 && <p className={muted}>{copy.waiting(waiting)}</p>}
      <OutcomeStatus outcome={outcome} />
      <p>
        <DeskButton
          kind="ghost"
          pending={busy !== undefined}
          onPress={() => (isArchived ? put(false, archivedVersion) : setAsking(archivedVersion))}
        >
          {isArchived ? copy.restore : copy.archive}
        </DeskButton>
      </p>
      {asking !== undefined && (
        <DiscardDialog
          words={{
            title: copy.archiveTitle(fields.name),
            text: `${copy.archiveText}${waiting > 0 ? ` ${copy.waiting(waiting)}` : ''}`,
            stay: copy.archiveStay,
            go: copy.archive,
          }}
          onStay={() => setAsking(undefined)}
          onDiscard={() => put(true, asking)}
        />
      )}
    </section>
  );
}
