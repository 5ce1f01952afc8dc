import { DESK_ROLES, type DeskRole } from '#domain/desk-terms.ts';
import { peopleCopy as copy } from './access-copy.ts';
import type { People } from '#desk/domain/wire.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { select } from '#styles/desk/access.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { choice } from '#styles/desk/order.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';

/** What is typed into the form of an invitation. */
export interface InviteDraft {
  role: DeskRole;
  name: string;
  email: string;
  /** Empty until one is chosen. */
  fairyId: string;
}

export interface InviteFormProps {
  draft: InviteDraft;
  /** Specialists of the catalogue who have no access yet. */
  fairies: People['fairies'];
  /** The catalogue has no specialist at all: a shop of its first day. */
  isOfferEmpty?: boolean;
  problems: Partial<Record<'name' | 'email' | 'fairyId', string>>;
  isBusy: boolean;
  onChange: (draft: InviteDraft) => void;
  onSend: () => void;
}

/** Form of an invitation: as whom, whose orders, name and address. */
export function InviteForm({
  draft,
  fairies,
  isOfferEmpty,
  problems,
  isBusy,
  onChange,
  onSend,
}: InviteFormProps) {
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const set = (change: Partial<InviteDraft>) => onChange({ ...draft, ...change });
  const isNobodyLeft = draft.role === 'specialist' && fairies.length === 0;
  const chooseFairy = (fairyId: string) =>
    set({ fairyId, name: fairies.find(({ id }) => id === fairyId)?.name ?? draft.name });
  return (
    <HeldForm
      ref={form}
      className={panel}
      aria-labelledby="zapros"
      isHeld={isBusy}
      onSubmit={() => {
        press();
        onSend();
      }}
    >
      <h2 id="zapros">{copy.invite}</h2>
      <p className={muted}>{copy.inviteLead}</p>
      <div role="radiogroup" aria-label={copy.as} className={row}>
        {DESK_ROLES.map((role) => (
          <label key={role} className={choice}>
            <input type="radio" name="role" checked={draft.role === role} onChange={() => set({ role })} />
            <span>{copy.role[role]}</span>
          </label>
        ))}
      </div>
      {draft.role === 'specialist' &&
        (isNobodyLeft ? (
          <p className={muted} id="kazda-ma-dostep">
            {isOfferEmpty ? copy.noneYet : copy.allTaken}
          </p>
        ) : (
          <div className={fieldParts.root}>
            <label className={fieldParts.label} htmlFor="wrozka">
              {copy.whose}
            </label>
            {problems.fairyId !== undefined && (
              <p className={fieldParts.error} id="wrozka-problem">
                {problems.fairyId}
              </p>
            )}
            <select
              id="wrozka"
              className={select}
              value={draft.fairyId}
              aria-invalid={problems.fairyId !== undefined || undefined}
              aria-describedby={problems.fairyId === undefined ? undefined : 'wrozka-problem'}
              onChange={({ target }) => chooseFairy(target.value)}
            >
              <option value="">{copy.choose}</option>
              {fairies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      <TextField
        label={copy.name}
        name="name"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={problems.name}
        maxLength={100}
        parts={fieldParts}
      />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        value={draft.email}
        onChange={(email) => set({ email })}
        error={problems.email}
        maxLength={254}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton
          type="submit"
          icon="send"
          pending={isBusy}
          blocked={isNobodyLeft}
          aria-describedby={isNobodyLeft ? 'kazda-ma-dostep' : undefined}
        >
          {copy.send}
        </DeskButton>
      </div>
    </HeldForm>
  );
}
