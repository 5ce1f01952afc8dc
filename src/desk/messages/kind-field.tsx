import { CONTACT_KINDS, type ContactKind } from '#domain/typed/contact-kind.ts';
import type { Message } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { select } from '#styles/desk/access.css.ts';
import { messagesCopy as copy } from './messages-copy.ts';

/**
 * Field for a message's kind, chosen by its customer and corrected by a person; the deadline follows from it. A kind
 * suggested by the text can be confirmed or changed to a plain message.
 */
export function KindField({ message, onPick }: { message: Message; onPick: (kind: ContactKind) => void }) {
  const { kind, suggested } = message;
  return (
    <div className={tightStack}>
      <label htmlFor="rodzaj-listu">{copy.about}</label>
      <select
        id="rodzaj-listu"
        className={select}
        value={kind}
        onChange={({ target }) => {
          const picked = CONTACT_KINDS.find((one) => one === target.value);
          if (picked) onPick(picked);
        }}
      >
        {CONTACT_KINDS.map((one) => (
          <option key={one} value={one}>
            {copy.kind[one]}
          </option>
        ))}
      </select>
      {suggested !== null && (
        <Notice kind="warn" title={copy.maybe[suggested]}>
          <>
            <p>{copy.maybeDue}</p>
            <p className={row}>
              <DeskButton kind="ghost" onPress={() => onPick(suggested)}>
                {copy.itIs(copy.kind[suggested])}
              </DeskButton>
              <DeskButton kind="quiet" onPress={() => onPick('message')}>
                {copy.itIsPlain}
              </DeskButton>
            </p>
          </>
        </Notice>
      )}
    </div>
  );
}
