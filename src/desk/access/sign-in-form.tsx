import { useEffect, useRef } from 'react';
import type { DeskRole } from '#domain/desk-terms.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import type { SignInPage } from '#desk/domain/wire.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { fold, folds, sample, tag } from './sign-in.css.ts';
import { muted, row } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { Notice } from '#desk/ui/notice.tsx';

export interface SignInFormProps {
  page: SignInPage | undefined;
  knowsPasskeys: boolean;
  /** The page was opened by the link that a sample shop's start prints. */
  canEnterSample: boolean;
  code: string;
  isBusy: boolean;
  /** Why codes are not taken now. */
  codeLock: string | undefined;
  /** Why the code that was sent is not taken. */
  codeProblem: string | undefined;
  problem: string | undefined;
  onKey: () => void;
  onCode: (code: string) => void;
  onUseCode: () => void;
  onSample: (role: DeskRole) => void;
}

const Sample = ({
  page,
  canEnter,
  isBusy,
  onSample,
}: {
  page: SignInPage;
  canEnter: boolean;
  isBusy: boolean;
  onSample: SignInFormProps['onSample'];
}) => (
  <section className={sample} aria-labelledby="probny">
    <p className={tag}>
      <DeskIcon name="info" size={16} />
      {copy.sampleTag}
    </p>
    <h2 id="probny">{copy.sampleTitle}</h2>
    <p className={muted}>
      {canEnter ? copy[page.sendsMails ? 'sampleSends' : 'sampleText'] : copy.sampleLink}
    </p>
    {canEnter && (
      <div className={row}>
        <DeskButton pending={isBusy} onPress={() => onSample('owner')}>
          {copy.sampleOwner}
        </DeskButton>
        {page.sampleSpecialist !== undefined && (
          <DeskButton kind="ghost" pending={isBusy} onPress={() => onSample('specialist')}>
            {copy.sampleAs(page.sampleSpecialist)}
          </DeskButton>
        )}
      </div>
    )}
  </section>
);

/** The page: the passkey, folded away a recovery code and the way of an invitation; a sample shop's way in. */
export function SignInForm(props: SignInFormProps) {
  const { page, isBusy, codeLock, codeProblem, problem, code } = props;
  const isCodeLocked = codeLock !== undefined;
  const codes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (codeProblem !== undefined)
      codes.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [codeProblem]);
  return (
    <>
      <header>
        <h1>{copy.title}</h1>
        <p className={muted}>{copy.lead}</p>
      </header>
      {!props.knowsPasskeys && <Notice kind="warn" title={copy.noPasskeys} />}
      {codeLock !== undefined && <Notice kind="bad" title={codeLock} live />}
      {problem !== undefined && <Notice kind="warn" title={problem} live />}
      <DeskButton kind="big" icon="key" pending={isBusy} blocked={!props.knowsPasskeys} onPress={props.onKey}>
        {isBusy ? copy.proving : copy.withKey}
      </DeskButton>
      <div className={folds}>
        <details className={fold}>
          <summary>
            <DeskIcon name="lock" />
            {copy.noKey}
          </summary>
          <div ref={codes}>
            <p className={muted}>{copy.codesLead}</p>
            <TextField
              label={copy.code}
              name="code"
              value={code}
              onChange={props.onCode}
              readOnly={isBusy || isCodeLocked}
              error={codeProblem}
              hint={copy.codeHint}
              autoComplete="one-time-code"
              maxLength={100}
              parts={fieldParts}
            />
            <div className={row}>
              <DeskButton
                kind="ghost"
                pending={isBusy}
                blocked={isCodeLocked || code.trim() === ''}
                onPress={props.onUseCode}
              >
                {copy.withCode}
              </DeskButton>
              {code.trim() === '' && <span className={muted}>{copy.codeMissing}</span>}
            </div>
          </div>
        </details>
        <details className={fold}>
          <summary>
            <DeskIcon name="mail" />
            {copy.hasInvitation}
          </summary>
          <div>
            <p className={muted}>{copy.invitationLead}</p>
          </div>
        </details>
      </div>
      {page?.isSample && (
        <Sample page={page} canEnter={props.canEnterSample} isBusy={isBusy} onSample={props.onSample} />
      )}
    </>
  );
}
