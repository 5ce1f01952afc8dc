import { markIn, MARKS, type Mark } from './mark-in.ts';
import { textsCopy as copy } from './texts-copy.ts';
import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface MarkupButtonsProps {
  /** The id of the field that they write into. */
  fieldId: string;
  text: string;
  onType: (text: string) => void;
}

/** Heading, list, bold and link for what is selected in a field. The words stay words: no HTML. */
export function MarkupButtons({ fieldId, text, onType }: MarkupButtonsProps) {
  const press = (mark: Mark) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const marked = markIn(text, mark, field.selectionStart, field.selectionEnd);
    onType(marked.text);
    // After the field has the new text.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(marked.start, marked.end);
    });
  };
  return (
    <div className={row} role="group" aria-label={copy.marks.group}>
      {MARKS.map((mark) => (
        <DeskButton key={mark} kind="quiet" onPress={() => press(mark)}>
          {copy.marks[mark]}
        </DeskButton>
      ))}
    </div>
  );
}
