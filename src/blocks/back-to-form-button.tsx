import { guideCopy } from '#copy/guided-purchase.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { FORM_HEADING } from './order-form.tsx';

/** "Wróć do formularza": tells its owner, and takes the focus there, since the notice around it goes away. */
export const BackToFormButton = ({ onPress }: { onPress: () => void }) => (
  <Button
    parts={buttonParts.ghost}
    onPress={() => {
      onPress();
      document.getElementById(FORM_HEADING)?.focus();
    }}
  >
    {guideCopy.toForm}
  </Button>
);
