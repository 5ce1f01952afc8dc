import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { absenceNow } from '#desk/availability/absence.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

export interface ArchivePartProps {
  specialist: Specialist;
  onChanged: () => void;
}

/** Whether the shop shows a specialist: taking her off, after a word about her open orders, and bringing her back. */
export function ArchivePart({ specialist, onChanged }: ArchivePartProps) {
  const { client, onExpired } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [told, setTold] = useState<{ kind: 'ok' | 'warn' | 'bad'; words: string }>();
  const { id, fields, isArchived, archivedVersion, waiting, lowestPrice, availability } = specialist;
  const seen =
    lowestPrice === null ? copy.hasNoPrices : absenceNow(availability) ? copy.isAbsent : copy.isInShop;

  const put = async (wanted: boolean) => {
    if (isBusy) return;
    setAsks(false);
    setBusy(true);
    setTold(undefined);
    try {
      await unwrap(
        client.PUT('/specialists/{fairyId}/archived', {
          params: { path: { fairyId: id } },
          body: { isArchived: wanted, seen: archivedVersion },
        }),
      );
      setTold({ kind: 'ok', words: wanted ? copy.archived : copy.restored });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const isNewer = error instanceof DeskFailure && error.status === 409;
      setTold({ kind: isNewer ? 'warn' : 'bad', words: isNewer ? copy.archiveChanged : copy.archiveFailed });
    }
    setBusy(false);
    onChanged();
  };

  return (
    <section className={panel} aria-labelledby="w-sklepie">
      <h2 id="w-sklepie">{copy.inShop}</h2>
      <p>{isArchived ? copy.isArchived : seen}</p>
      {!isArchived && lowestPrice === null && (
        <p>
          <MenuLink to={DESK_PAGES.prices.path}>{copy.toPrices}</MenuLink>
        </p>
      )}
      {waiting > 0 && <p className={muted}>{copy.waiting(waiting)}</p>}
      <div role="status">{told && <Notice kind={told.kind} title={told.words} />}</div>
      <p>
        <DeskButton
          kind="ghost"
          pending={isBusy}
          onPress={() => (isArchived ? void put(false) : setAsks(true))}
        >
          {isArchived ? copy.restore : copy.archive}
        </DeskButton>
      </p>
      {asks && (
        <DiscardDialog
          words={{
            title: copy.archiveTitle(fields.name),
            text: `${copy.archiveText}${waiting > 0 ? ` ${copy.waiting(waiting)}` : ''}`,
            stay: copy.archiveStay,
            go: copy.archive,
          }}
          onStay={() => setAsks(false)}
          onDiscard={() => void put(true)}
        />
      )}
    </section>
  );
}
