import { orderHints } from '#copy/purchase/order.ts';
import { Button } from '#kit/button.tsx';
import * as css from '#styles/purchase/order-form.css.ts';
import { linkButton } from '#styles/text.css.ts';
import { fieldId } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { ConsentField } from '../terms-field.tsx';

export interface RememberedNoteProps {
  onForget: () => void;
  /** An order is being placed: what it is made of stays. */
  locked: boolean;
  /** Checkbox for remembering the customer; without it the device always remembers. */
  remembering?: { isRemembered: boolean; onRemember: (agreed: boolean) => void } | undefined;
}

/** Note that the device stores the customer's data, or the box that asks for it, with a button to clear them (OF-4). */
export const RememberedNote = ({ onForget, locked, remembering }: RememberedNoteProps) => (
  <div className={css.note}>
    <Icon name="info" size={20} />
    <div>
      {remembering ? (
        <ConsentField
          id={fieldId('remember')}
          name="remember"
          label={orderHints.remember}
          hint={orderHints.rememberHint}
          checked={remembering.isRemembered}
          readOnly={locked}
          onCheckedChange={remembering.onRemember}
        />
      ) : (
        <p>{orderHints.remembered}</p>
      )}
      <Button blocked={locked} onPress={onForget} parts={{ root: linkButton }}>
        {orderHints.forget}
      </Button>
    </div>
  </div>
);
