import { plainOrderCopy } from '#copy/plain-order.ts';
import { wishCopy } from '#copy/wish.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import { stepBody } from '#styles/step.css.ts';
import { VariantStep, type VariantStepProps } from '../purchase/variant-step.tsx';

/** Leads back to the variants of all specialists. */
export const PlainClearSpecialist = () => (
  <button type="submit" name="krok" value="inna-wrozka" className={buttonClass.ghost}>
    {wishCopy.change}
  </button>
);

/** Step one without scripts: the same cards, whose radios `wariant` the button sends. */
export const PlainVariants = (step: Omit<VariantStepProps, 'onChoose'>) => (
  <>
    <VariantStep {...step} onChoose={() => undefined} />
    <p className={`${actions} ${stepBody}`}>
      <button type="submit" name="dalej" className={buttonClass.primary}>
        {plainOrderCopy.next}
      </button>
    </p>
  </>
);
