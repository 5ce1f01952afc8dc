import type { ReactNode } from 'react';
import { wrap } from '#styles/layout.css.ts';
import { checkout, flow } from '#styles/purchase/step.css.ts';

/** Layout of the order page below its header. */
export const PurchaseFlow = ({ children }: { children: ReactNode }) => (
  <div className={`${wrap} ${flow}`}>{children}</div>
);

/** Layout of form and summary, side by side where there is room. */
export const Checkout = ({ children }: { children: ReactNode }) => <div className={checkout}>{children}</div>;
