import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { answerCopy as copy } from './answer-copy.ts';
import { formatMoment, formatWords } from '#desk/copy/time.ts';
import { row, stack, tightStack } from '#styles/desk/base.css.ts';
import { versionText } from '#styles/desk/order.css.ts';
import { panelHead } from '#styles/desk/blocks.css.ts';
import { laidCardName } from '#copy/purchase/tarot.ts';
import { readCards } from './cards/cards-text.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import type { AnswerField } from '#machines/answer.machine.ts';
import { CARDS_FIELD, fieldsOf, type AnswerParts } from './answer-view.ts';

const WORDS = { loading: copy.versions, failed: copy.versionsFailed };

export interface VersionsSectionProps {
  orderId: number;
  version: number;
  parts: AnswerParts;
  now: number;
  /** Brings an older text into the editor, where it becomes a new version; missing where nobody may write. */
  onTake: ((fields: readonly AnswerField[]) => void) | undefined;
}

/** All versions of a draft, the latest first; nothing is ever overwritten. */
export function VersionsSection({ orderId, version, parts, now, onTake }: VersionsSectionProps) {
  const { client } = useDesk();
  const [after, setAfter] = useState<number>();
  const { loaded, reload } = useLoad(
    () =>
      unwrap(
        client.GET('/orders/{orderId}/answer/versions', {
          params: { path: { orderId }, query: after === undefined ? {} : { after } },
        }),
      ),
    `${orderId} ${version} ${after}`,
  );
  return (
    <LoadedSection loaded={loaded} words={WORDS} onRetry={reload}>
      {({ drafts, next }) =>
        drafts.length === 0 ? (
          <Notice kind="info" title={copy.noVersions} />
        ) : (
          <>
            <ol className={stack}>
              {drafts.map((draft) => {
                const fields = fieldsOf(draft, parts);
                return (
                  <li key={draft.version} className={tightStack}>
                    <div className={panelHead}>
                      <b>{copy.version(draft.version)}</b>
                      <small>
                        {[
                          draft.author.name,
                          formatMoment(draft.savedAt, now),
                          formatWords(draft.words),
                          draft.autosave ? copy.autosave : '',
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </small>
                    </div>
                    <p className={versionText}>
                      {fields
                        .map(({ name, text }) =>
                          name === CARDS_FIELD ? readCards(text).map(laidCardName).join(', ') : text,
                        )
                        .filter(Boolean)
                        .join('\n\n')}
                    </p>
                    {onTake && draft.version !== version && (
                      <DeskButton kind="ghost" onPress={() => onTake(fields)}>
                        {copy.bring}
                      </DeskButton>
                    )}
                  </li>
                );
              })}
            </ol>
            <p className={row}>
              {after !== undefined && (
                <DeskButton kind="quiet" onPress={() => setAfter(undefined)}>
                  {copy.versionsLatest}
                </DeskButton>
              )}
              {next !== null && (
                <DeskButton kind="quiet" onPress={() => setAfter(next)}>
                  {copy.versionsOlder}
                </DeskButton>
              )}
            </p>
          </>
        )
      }
    </LoadedSection>
  );
}
