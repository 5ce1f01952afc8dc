import { memo } from 'react';
import { laterSteps } from '#copy/purchase/order-steps.ts';
import { later, laterStep } from '#styles/purchase/step.css.ts';
import { Checkout } from './purchase-flow.tsx';
import { StepHeading } from './step-heading.tsx';

/** Placeholder for form and summary until a specialist is chosen. */
export const OrderFormPlaceholder = memo(() => (
  <Checkout>
    <section className={laterStep} aria-labelledby="dane-pozniej">
      <StepHeading id="dane-pozniej" step={3}>
        {laterSteps.form.title}
      </StepHeading>
      <p className={later}>{laterSteps.form.text}</p>
    </section>
    <section className={laterStep} aria-labelledby="platnosc-pozniej">
      <StepHeading id="platnosc-pozniej" step={4}>
        {laterSteps.summary.title}
      </StepHeading>
      <p className={later}>{laterSteps.summary.text}</p>
    </section>
  </Checkout>
));
