import { suggestionCopy as copy } from '#desk/copy/suggestion.ts';
import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';

/** Help lines beside a question that speaks of hurting oneself; one press puts them into the answer. */
export function HarmNotice({ onInsert }: { onInsert: ((words: string) => void) | undefined }) {
  return (
    <Notice kind="bad" title={copy.harm} live>
      <p>{copy.harmText}</p>
      {onInsert && (
        <div className={row}>
          <DeskButton kind="ghost" onPress={() => onInsert(copy.harmWords)}>
            {copy.harmInsert}
          </DeskButton>
        </div>
      )}
    </Notice>
  );
}
