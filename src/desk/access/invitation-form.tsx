import type { DeskRole } from '#domain/desk-terms.ts';
import { invitationCopy as copy } from './sign-in-copy.ts';
import type { Elements } from '#kit/elements.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { hint, muted, stack, tightStack } from '#styles/desk/base.css.ts';
import { rubric } from '#styles/desk/blocks.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface InvitationFormProps {
  invited: { name: string; role: DeskRole; by: string | undefined };
  isBusy: boolean;
  problem: string | undefined;
  /** Button to sign in with an existing passkey; offered if the device reports one. */
  hasKey: Elements;
  /** Shown once the key is registered. */
  codes: readonly string[] | undefined;
  areCodesKept: boolean;
  onRegister: () => void;
  onKept: (kept: boolean) => void;
  onGo: () => void;
}

/** The codes come in place of the pressed button. */
const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** An invitation: the first passkey, then ten recovery codes, and onward only after a tick. */
export function InvitationForm(props: InvitationFormProps) {
  const { invited, codes, isBusy, problem, areCodesKept } = props;
  return (
    <>
      <header className={tightStack}>
        <p className={rubric}>{invited.by === undefined ? copy.fromTerminal : copy.from(invited.by)}</p>
        <h1>{copy.welcome(invited.name)}</h1>
        <p className={muted}>{copy[invited.role]}</p>
      </header>
      {problem !== undefined && <Notice kind="warn" title={problem} live />}
      <section className={tightStack}>
        <h2>{copy.keyTitle}</h2>
        {codes ? (
          <Notice kind="ok" title={copy.keySaved}>
            <p>{copy.keySavedText}</p>
          </Notice>
        ) : (
          <>
            <p className={muted}>{copy.keyText}</p>
            <DeskButton kind="big" icon="key" pending={isBusy} onPress={props.onRegister}>
              {isBusy ? copy.registering : copy.register}
            </DeskButton>
            {props.hasKey}
          </>
        )}
      </section>
      {codes && (
        <section className={stack}>
          <div className={tightStack}>
            <h2 ref={focusOn} tabIndex={-1}>
              {copy.codesTitle}
            </h2>
            <p className={muted}>{copy.codesText}</p>
            <RecoveryCodes codes={codes} />
          </div>
          <CheckboxField
            name="kept"
            label={copy.kept}
            checked={areCodesKept}
            onCheckedChange={props.onKept}
            mark={<DeskIcon name="check" size={18} />}
            parts={checkboxParts}
          />
          <div className={tightStack}>
            <DeskButton kind="big" blocked={!areCodesKept} aria-describedby="kody-powod" onPress={props.onGo}>
              {copy.go}
            </DeskButton>
            <p className={hint} id="kody-powod">
              {areCodesKept ? copy.used : copy.notKept}
            </p>
          </div>
        </section>
      )}
    </>
  );
}
