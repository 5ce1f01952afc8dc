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
  const [asking, setAsking] = useState<'publish' | 'discard'>();
  const findings = check?.findings ?? [];
  const isBlocked = findings.some((one) => one.isBlocking);
  const warned = findings.length;
  const words = copy.publish;
  const close = () => setAsking(undefined);
  const seen = { params: { path: { textId: id } }, body: { seen: text.number } };
  const discard = () => unwrap(client.POST('/texts/{textId}/discard', seen));
  const publish = () => unwrap(client.POST('/texts/{textId}/publish', seen));
  if (!may('publishText')) return null;
  return (
    <>
      <DraftBar
        when={formatMoment(draft.at, now)}
        blocked={isBlocked ? copy.bar.blocked : undefined}
        isBusy={busy !== undefined}
        onDiscard={() => setAsking('discard')}
        onPublish={() => setAsking('publish')}
      />
      {asking === 'discard' && (
        <DiscardDialog
          words={copy.drop}
          onStay={close}
          onDiscard={() => {
            close();
            void run('discard', discard, { done: copy.discarded });
          }}
        />
      )}
      {asking === 'publish' && (
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
                void run('publish', publish, { done: copy.published });
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
