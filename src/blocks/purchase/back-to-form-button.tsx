import { summaryCopy } from '#copy/purchase/order.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { FORM_HEADING } from './order-form.tsx';

/** Button "Wróć do formularza". It also moves the focus to the form, since the notice around it disappears. */
export const BackToFormButton = ({ onPress }: { onPress: () => void }) => (
  <Button
    parts={buttonParts.ghost}
    onPress={() => {
      onPress();
      document.getElementById(FORM_HEADING)?.focus();
    }}
  >
    {summaryCopy.toForm}
  </Button>
);
