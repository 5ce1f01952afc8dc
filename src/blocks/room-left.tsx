import { roomLeft } from '#copy/purchase/room-left.ts';
import { fieldParts } from '#styles/field.css.ts';
import { hidden } from '#styles/text.css.ts';

/** So many characters before the end the counter shows. */
const NEAR = 200;

/** Numbers of characters at which the counter is read aloud; at each key it would drown the reader. */
const SPOKEN = [0, 10, 50, 100, NEAR] as const;

/** Says under a long text how many more characters it takes, once it is nearly full, and how many are too many. */
export function RoomLeft({ length, maxLength }: { length: number; maxLength: number }) {
  const left = maxLength - length;
  const spoken = left < 0 ? left : SPOKEN.find((mark) => left <= mark);
  return (
    <>
      {left <= NEAR && (
        <p key={left} className={fieldParts.hint} aria-hidden="true">
          {roomLeft(left)}
        </p>
      )}
      <p aria-live="polite" className={hidden}>
        {spoken !== undefined && <span key={spoken}>{roomLeft(spoken)}</span>}
      </p>
    </>
  );
}
