import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { isSignedOut } from '#desk/api/desk-failure.ts';
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
import { newerText } from './text-ports.ts';

/** What came of an action, in words. */
export interface Told {
  kind: 'ok' | 'warn' | 'bad';
  words: string;
}

/** Acts on a text that was seen whole, and tells what came of it; whatever came, the text is loaded anew. */
export function useTextAction(onTold: (told: Told | undefined) => void, onReload: () => void) {
  const { onExpired } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const action = async (work: () => Promise<ShopText>, done: string) => {
    setBusy(true);
    onTold(undefined);
    try {
      await work();
      onTold({ kind: 'ok', words: done });
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      onTold(
        newerText(error) ? { kind: 'warn', words: copy.newer } : { kind: 'bad', words: copy.actionFailed },
      );
    }
    setBusy(false);
    onReload();
  };
  return { isBusy, action };
}

const LEGAL: readonly TextId[] = ['Regulamin', 'Polityka_prywatnosci'];

export interface DraftPartProps {
  id: TextId;
  text: ShopText;
  draft: NonNullable<ShopText['draft']>;
  check: TextCheck | undefined;
  onTold: (told: Told | undefined) => void;
  onReload: () => void;
}

/** The saved draft's bar: into the shop after a question, or closed after another. */
export function DraftPart({ id, text, draft, check, onTold, onReload }: DraftPartProps) {
  const { client } = useDesk();
  const may = useMay();
  const now = useNow();
  const { isBusy, action } = useTextAction(onTold, onReload);
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
        isBusy={isBusy}
        onDiscard={() => setAsking('discard')}
        onPublish={() => setAsking('publish')}
      />
      {asking === 'discard' && (
        <DiscardDialog
          words={copy.drop}
          onStay={close}
          onDiscard={() => {
            close();
            void action(discard, copy.discarded);
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
                void action(publish, copy.published);
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
