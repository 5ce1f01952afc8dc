import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { servicesCopy as copy } from './services-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { stack, tightStack } from '#styles/desk/base.css.ts';
import { versionText } from '#styles/desk/order.css.ts';
import { panelHead } from '#styles/desk/blocks.css.ts';
import { olderPrompts } from '#styles/desk/specialists.late.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

export interface PromptsSectionProps {
  productId: string;
  /** Current version; a new one reloads the list. */
  version: number;
  /** Types an older text into the field, to be saved as a new version; missing where nothing can be typed. */
  onTake: ((text: string) => void) | undefined;
}

/** Every base prompt that the service had, loaded when it is opened; none is ever overwritten. */
export function PromptsSection(props: PromptsSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={olderPrompts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{copy.versions}</summary>
      {isOpen && <Prompts {...props} />}
    </details>
  );
}

const WORDS = { loading: copy.versions, failed: copy.versionsFailed };

function Prompts({ productId, version, onTake }: PromptsSectionProps) {
  const { client } = useDesk();
  const now = useNow();
  const { loaded, reload } = useLoad(
    () => unwrap(client.GET('/services/{productId}/prompts', { params: { path: { productId } } })),
    `${productId} ${version}`,
  );
  return (
    <LoadedSection loaded={loaded} words={WORDS} onRetry={reload}>
      {(prompts) => (
        <ol className={stack}>
          {prompts.map(({ version: number, text, since, author }, at) => (
            <li key={number} className={tightStack}>
              <div className={panelHead}>
                <b>{copy.version(number)}</b>
                <small>
                  {[at === 0 ? copy.present : '', author ?? copy.noAuthor, formatMoment(since, now)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </div>
              <p className={versionText}>{text}</p>
              {onTake && at > 0 && (
                <DeskButton kind="ghost" aria-label={copy.bringNumber(number)} onPress={() => onTake(text)}>
                  {copy.bring}
                </DeskButton>
              )}
            </li>
          ))}
        </ol>
      )}
    </LoadedSection>
  );
}
