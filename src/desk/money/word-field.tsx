import { RoomLeft } from '#blocks/room-left.tsx';
import { roomLeft } from '#copy/purchase/room-left.ts';
import { isVisibleText } from '#desk/domain/visible-text.ts';
import { TextField } from '#kit/text-field.tsx';
import { fieldParts } from '#styles/field.css.ts';
import { moneyCopy as copy } from './money-copy.ts';

/** The longest word that the server takes, in characters. */
const LONGEST = 500;

/** Why a word to the customer can not be sent; nothing where it can. */
export function wordProblem(word: string): string | undefined {
  if (!isVisibleText(word)) return copy.wordWrong;
  const left = LONGEST - word.trim().length;
  return left < 0 ? roomLeft(left) : undefined;
}

/**
 * A sentence to the customer, which goes into the mail about her money. A problem shows at once: nobody sees it in the
 * text. One that was pasted is never cut.
 */
export const WordField = ({ word, onChange }: { word: string; onChange: (word: string) => void }) => (
  <TextField
    label={copy.word}
    name="slowo"
    value={word}
    onChange={onChange}
    error={wordProblem(word)}
    hint={copy.wordHint}
    multiline
    rows={2}
    below={<RoomLeft length={word.trim().length} maxLength={LONGEST} />}
    parts={fieldParts}
  />
);
