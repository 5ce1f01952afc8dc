import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { wishCopy } from '#copy/purchase/wish.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import { stepBody } from '#styles/purchase/step.css.ts';
import { NativeSelect } from './native-select.tsx';
import { PredictionStep, type PredictionStepProps } from '../purchase/prediction-step.tsx';
import { VariantStep, type VariantStepProps } from '../purchase/variant-step.tsx';

/** Leads back to the variants of all specialists. */
export const PlainClearSpecialist = () => (
  <button type="submit" name="krok" value="inna-wrozka" className={buttonClass.ghost}>
    {wishCopy.change}
  </button>
);

/** What happens before the press is not reported without scripts. */
const unheard = () => undefined;

/** Step one without scripts: the same cards or the same dropdown, whose choice `wariant` the button sends. */
export const PlainVariants = (
  step: Omit<VariantStepProps, 'onChoose'> | Omit<PredictionStepProps, 'onChoose' | 'Select'>,
) => (
  <>
    {'options' in step ? (
      <PredictionStep {...step} Select={NativeSelect} onChoose={unheard} />
    ) : (
      <VariantStep {...step} onChoose={unheard} />
    )}
    <p className={`${actions} ${stepBody}`}>
      <button type="submit" name="dalej" className={buttonClass.primary}>
        {plainOrderCopy.next}
      </button>
    </p>
  </>
);
