import { orderHints } from '#copy/order.ts';
import { Button } from '#kit/button.tsx';
import * as css from '#styles/order-form.css.ts';
import { linkButton } from '#styles/text.css.ts';
import { Icon } from '../icon.tsx';

/** Note that the device stores the customer's data, with a button to clear them (OF-4). */
export const RememberedNote = ({
  onForget,
  locked,
}: {
  onForget: () => void;
  /** An order is being placed: what it is made of stays. */
  locked: boolean;
}) => (
  <div className={css.note}>
    <Icon name="info" size={20} />
    <div>
      <p>{orderHints.remembered}</p>
      <Button blocked={locked} onPress={onForget} parts={{ root: linkButton }}>
        {orderHints.forget}
      </Button>
    </div>
  </div>
);
