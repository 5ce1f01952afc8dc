import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { DraftBar } from './draft-bar.tsx';
import { TEXT_NAME, textsCopy as copy } from './texts-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { ShopText, TextCheck } from '#desk/domain/wire.ts';
import type { TextId } from '#domain/texts/text-fields.ts';
import { row } from '#styles/desk/base.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useNow } from '#desk/frame/use-now.ts';
import type { useAction } from '#desk/frame/use-action.ts';

const LEGAL: readonly TextId[] = ['Regulamin', 'Polityka_prywatnosci'];

export interface DraftSectionProps {
  id: TextId;
  text: ShopText;
  draft: NonNullable<ShopText['draft']>;
  check: TextCheck | undefined;
  action: Pick<ReturnType<typeof useAction>, 'busy' | 'run'>;
}

/** The saved draft's bar: into the shop after a question, or closed after another. */
export function DraftSection({ id, text, draft, check, action: { busy, run } }: DraftSectionProps) {
  const { client } = useDesk();
  const may = useMay();
  const now = useNow();
  // The draft shown when the dialog opened: if it has changed, the request is refused and has to be confirmed again.
  const [asking, setAsking] = useState<{ what: 'publish' | 'discard'; seen: number }>();
  const findings = check?.findings ?? [];
  const isBlocked = findings.some((one) => one.isBlocking);
  const warned = findings.length;
  const words = copy.publish;
  const close = () => setAsking(undefined);
  const params = { path: { textId: id } };
  const discard = (seen: number) =>
    unwrap(client.POST('/texts/{textId}/discard', { params, body: { seen } }));
  const publish = (seen: number) =>
    unwrap(client.POST('/texts/{textId}/publish', { params, body: { seen } }));
  if (!may('publishText')) return null;
  return (
    <>
      <DraftBar
        when={formatMoment(draft.at, now)}
        blocked={isBlocked ? copy.bar.blocked : undefined}
        isBusy={busy !== undefined}
        onDiscard={() => setAsking({ what: 'discard', seen: text.number })}
        onPublish={() => setAsking({ what: 'publish', seen: text.number })}
      />
      {asking?.what === 'discard' && (
        <DiscardDialog
          words={copy.drop}
          onStay={close}
          onDiscard={() => {
            close();
            void run('discard', () => discard(asking.seen), { done: copy.discarded });
          }}
        />
      )}
      {asking?.what === 'publish' && (
        <DeskDialog
          title={words.title(TEXT_NAME[id])}
          description={`${LEGAL.includes(id) ? words.terms : words.text}${warned > 0 ? ` ${words.warned(warned)}` : ''}`}
          closeLabel={words.stay}
          onClose={close}
        >
          <div className={row}>
            <DeskButton kind="ghost" onPress={close}>
              {words.stay}
            </DeskButton>
            <DeskButton
              onPress={() => {
                close();
                void run('publish', () => publish(asking.seen), { done: copy.published });
              }}
            >
              {words.go}
            </DeskButton>
          </div>
        </DeskDialog>
      )}
    </>
  );
}
