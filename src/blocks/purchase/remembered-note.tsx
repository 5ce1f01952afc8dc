import { orderHints } from '#copy/order.ts';
import { Button } from '#kit/button.tsx';
import * as css from '#styles/order-form.css.ts';
import { linkButton } from '#styles/text.css.ts';
import { Icon } from '../icon.tsx';

/** Note that the device stores the customer's data, with a button to clear them (OF-4). */
export const RememberedNote = ({ onForget }: { onForget: () => void }) => (
  <div className={css.note}>
    <Icon name="info" size={20} />
    <div>
      <p>{orderHints.remembered}</p>
      <Button onPress={onForget} parts={{ root: linkButton }}>
        {orderHints.forget}
      </Button>
    </div>
  </div>
);
