import { orderFormCopy } from '#copy/purchase/order.ts';
import type { Elements } from '#kit/elements.ts';
import { stack } from '#styles/layout.css.ts';
import * as css from '#styles/purchase/order-form.css.ts';
import { step } from '#styles/purchase/step.css.ts';
import { OrderFields, type OrderFieldsProps } from '../purchase/order-fields.tsx';
import { NativeSelect } from './native-select.tsx';
import { StepHeading } from '../purchase/step-heading.tsx';

export interface PlainDataProps extends Pick<
  OrderFieldsProps,
  'demands' | 'hasGifts' | 'values' | 'problems' | 'questionWarning' | 'setAside'
> {
  /** Error summary above the fields after a rejected submit. */
  problemSummary?: Elements;
}

const HEADING = 'dane-naglowek';

/** What happens between two submits is not reported without scripts. */
const unheard = () => undefined;

/** Step three without scripts: the same fields, with the browser's own dropdowns. */
export const PlainData = ({ problemSummary, ...fields }: PlainDataProps) => (
  <section id="dane" className={step} aria-labelledby={HEADING}>
    <StepHeading id={HEADING} step={3}>
      {orderFormCopy.title}
    </StepHeading>
    <div className={css.sheet}>
      <div className={`${stack} ${css.fields}`}>
        {problemSummary}
        <OrderFields {...fields} onChange={unheard} onLeave={unheard} Select={NativeSelect} />
      </div>
    </div>
  </section>
);
