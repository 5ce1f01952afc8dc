import type { ReactNode } from 'react';
import { wrap } from '#styles/layout.css.ts';
import { checkout, flow } from '#styles/step.css.ts';

/** The order page below its header, in the page's column. */
export const PurchaseFlow = ({ children }: { children: ReactNode }) => (
  <div className={`${wrap} ${flow}`}>{children}</div>
);

/** Form and summary, or what stands in their places: side by side where there is room. */
export const Checkout = ({ children }: { children: ReactNode }) => <div className={checkout}>{children}</div>;
