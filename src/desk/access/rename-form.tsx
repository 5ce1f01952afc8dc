import { accountCopy as copy } from './access-copy.ts';
import { isVisibleText } from '#desk/domain/visible-text.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';

export interface RenameFormProps {
  name: string;
  /** Why the name was not saved. */
  problem: string | undefined;
  isBusy: boolean;
  onChange: (name: string) => void;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for a passkey's new name. */
export function RenameForm({ name, problem, isBusy, onChange, onSave, onClose }: RenameFormProps) {
  const { form, wasPressed, press: refuse } = useFaultyFocus<HTMLDivElement>();
  const isMissing = name.trim() === '';
  const isWrong = !isVisibleText(name);
  const press = () => {
    refuse();
    if (!isMissing && !isWrong) onSave(name.trim());
  };
  return (
    <div ref={form} className={tightStack}>
      {problem !== undefined && <Notice kind="warn" title={problem} live />}
      <TextField
        label={copy.name}
        name="nazwa"
        value={name}
        onChange={onChange}
        error={isWrong ? copy.nameWrong : wasPressed && isMissing ? copy.nameMissing : undefined}
        hint={copy.nameHint}
        maxLength={60}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton kind="ghost" onPress={onClose}>
          {copy.keepName}
        </DeskButton>
        <DeskButton pending={isBusy} onPress={press}>
          {copy.saveName}
        </DeskButton>
      </div>
    </div>
  );
}
