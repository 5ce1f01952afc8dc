import { accountCopy as copy } from './access-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { OwnPasskey } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { hint, muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface PasskeyListProps {
  passkeys: readonly OwnPasskey[];
  now: number;
  canAdd: boolean;
  /** What is being done, by name: a passkey's id, or `add`. */
  busy: string | undefined;
  onAdd: () => void;
  onRename: (passkey: OwnPasskey) => void;
  onRemove: (id: string) => void;
}

/** The caller's passkeys; the last one cannot be removed. */
export const PasskeyList = ({ passkeys, now, canAdd, busy, onAdd, onRename, onRemove }: PasskeyListProps) => (
  <section className={panel} aria-labelledby="klucze">
    <h2 id="klucze">{copy.passkeys}</h2>
    <p className={muted}>{passkeys.length === 0 ? copy.noPasskeys : copy.passkeysLead}</p>
    <ul className={list}>
      {passkeys.map((passkey) => {
        const { id, device, addedAt, lastUsedAt } = passkey;
        return (
          <li key={id}>
            <span>
              <b>{device}</b>
              <small>
                {[
                  copy.added(formatMoment(addedAt, now)),
                  lastUsedAt === null ? copy.neverUsed : copy.seen(formatMoment(lastUsedAt, now)),
                ].join(', ')}
              </small>
            </span>
            <span className={row}>
              <DeskButton
                kind="ghost"
                aria-label={copy.renameNamed(device)}
                onPress={() => onRename(passkey)}
              >
                {copy.rename}
              </DeskButton>
              {passkeys.length > 1 && (
                <DeskButton
                  kind="ghost"
                  aria-label={copy.removeNamed(device)}
                  pending={busy === id}
                  onPress={() => onRemove(id)}
                >
                  {copy.remove}
                </DeskButton>
              )}
            </span>
          </li>
        );
      })}
    </ul>
    {passkeys.length === 1 && <p className={hint}>{copy.onlyOne}</p>}
    <div className={row}>
      <DeskButton kind="ghost" icon="key" blocked={!canAdd} pending={busy === 'add'} onPress={onAdd}>
        {copy.add}
      </DeskButton>
    </div>
  </section>
);
