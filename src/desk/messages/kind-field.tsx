import { CONTACT_KINDS, type ContactKind } from '#domain/typed/contact-kind.ts';
import type { Message } from '#desk/domain/wire.ts';
import { hint, tightStack } from '#styles/desk/base.css.ts';
import { select } from '#styles/desk/access.css.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { suggestedKind } from './suggested-kind.ts';

/** What a message is about, which its customer says and a person can set right; its last day follows from it. */
export function KindField({ message, onPick }: { message: Message; onPick: (kind: ContactKind) => void }) {
  const maybe = suggestedKind(message);
  return (
    <div className={tightStack}>
      <label htmlFor="rodzaj-listu">{copy.about}</label>
      <select
        id="rodzaj-listu"
        className={select}
        value={message.kind}
        aria-describedby={maybe && 'rodzaj-listu-hint'}
        onChange={({ target }) => {
          const picked = CONTACT_KINDS.find((kind) => kind === target.value);
          if (picked) onPick(picked);
        }}
      >
        {CONTACT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {copy.kind[kind]}
          </option>
        ))}
      </select>
      {maybe && (
        <p id="rodzaj-listu-hint" className={hint}>
          {copy.maybe[maybe]}
        </p>
      )}
    </div>
  );
}
