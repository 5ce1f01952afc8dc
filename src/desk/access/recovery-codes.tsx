import { useState } from 'react';
import { invitationCopy as copy } from './sign-in-copy.ts';
import { codes as codeList } from './sign-in.css.ts';
import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

/** Recovery codes, which are shown once, with buttons to print and to copy them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  // Others that are made later are not in the clipboard.
  const [copied, setCopied] = useState<readonly string[]>();
  const copyAll = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(codes);
  };
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
        <DeskButton kind="ghost" icon="copy" onPress={() => void copyAll().catch(() => setCopied(undefined))}>
          {copied === codes ? copy.copied : copy.copy}
        </DeskButton>
      </div>
    </>
  );
};
