import { servicesCopy } from './services-copy.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { MadeBefore } from '#desk/frame/edit/made-before.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';

const copy = servicesCopy.add;

export interface AddServiceDialogProps {
  /** The name of the service that it begins as a copy of. */
  like: string;
  name: string;
  problem: string | undefined;
  /** Page of the one that an earlier press has added by another name. */
  madeAt: string | undefined;
  isBusy: boolean;
  onType: (name: string) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks for the name of a new service. */
export const AddServiceDialog = ({ like, name, problem, madeAt, isBusy, ...on }: AddServiceDialogProps) => {
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  return (
    <DeskDialog
      title={copy.title(like)}
      description={copy.text}
      closeLabel={copy.stay}
      startsAtField
      isHeld={isBusy}
      onClose={on.onClose}
    >
      <HeldForm
        ref={form}
        className={tightStack}
        isHeld={isBusy}
        onSubmit={() => {
          press();
          on.onAdd();
        }}
      >
        {madeAt && <MadeBefore to={madeAt} />}
        <TextField
          id="nowa-nazwa"
          label={servicesCopy.field.title}
          name="nowa-nazwa"
          value={name}
          onChange={on.onType}
          error={problem}
          autoComplete="off"
          parts={fieldParts}
        />
        <div className={row}>
          <DeskButton kind="ghost" onPress={on.onClose}>
            {copy.stay}
          </DeskButton>
          <DeskButton type="submit" pending={isBusy}>
            {copy.go}
          </DeskButton>
        </div>
      </HeldForm>
    </DeskDialog>
  );
};
