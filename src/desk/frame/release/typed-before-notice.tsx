import { useState } from 'react';
import { forgetTyped, readTyped, type TypedField } from '#desk/browser/typed-before.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { Typed } from '#desk/ui/typed.tsx';
import { stack } from '#styles/desk/base.css.ts';
import { written } from '#styles/desk/written.late.css.ts';

const copy = shellCopy.otherRelease;

/** What was typed before the page was renewed, to be put where it belongs. */
export default function TypedBeforeNotice({ person }: { person: string }) {
  const [fields, setFields] = useState<readonly TypedField[]>(() => readTyped(person));
  if (fields.length === 0) return null;
  return (
    <Notice kind="warn" title={copy.typed}>
      <div className={stack}>
        {fields.map(({ label, text }) => (
          <div key={`${label} ${text}`}>
            <b>{label}</b>
            <p className={written}>
              <Typed>{text}</Typed>
            </p>
          </div>
        ))}
        <div>
          <DeskButton
            kind="ghost"
            onPress={() => {
              forgetTyped(person);
              setFields([]);
            }}
          >
            {copy.forget}
          </DeskButton>
        </div>
      </div>
    </Notice>
  );
}
