import { useState } from 'react';
import { invitationCopy as copy } from './sign-in-copy.ts';
import { codes as codeList } from './sign-in.css.ts';
import { hint, row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

/** Recovery codes, which are shown once, with buttons to print and to copy them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  // Of these codes: others that are made later are not in the clipboard.
  const [outcome, setOutcome] = useState<{ codes: readonly string[]; isCopied: boolean }>();
  const isCopied = outcome?.codes === codes ? outcome.isCopied : undefined;
  const copyAll = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome({ codes, isCopied: true }),
      () => setOutcome({ codes, isCopied: false }),
    );
  return (
    <>
      <ol className={codeList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={row}>
        <DeskButton kind="ghost" icon="print" onPress={() => window.print()}>
          {copy.print}
        </DeskButton>
        <DeskButton kind="ghost" icon="copy" onPress={() => void copyAll()}>
          {copy.copy}
        </DeskButton>
      </div>
      <p role="status" className={hint}>
        {isCopied === undefined ? '' : isCopied ? copy.copied : copy.copyRefused}
      </p>
    </>
  );
};
