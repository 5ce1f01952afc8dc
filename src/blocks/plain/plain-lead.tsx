import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { wrap } from '#styles/layout.css.ts';
import { plainLead } from '#styles/notice.css.ts';

export interface PlainLeadProps {
  to: string;
  /** Text of the link. */
  children: string;
}

/**
 * Line that leads to the same page without scripts, when they are off, blocked or late. The server renders it after
 * React's root, since a link here must not come before the skip link.
 */
export const PlainLead = ({ to, children }: PlainLeadProps) => (
  <div role="status" className={plainLead}>
    <p className={wrap}>
      {plainOrderCopy.unloaded} <a href={to}>{children}</a>
    </p>
  </div>
);

/** CSS of a page with this line for browsers whose scripts are off: there it shows at once, below the page's end. */
export const PLAIN_LEAD_AT_ONCE = `.${plainLead}{visibility:visible}body{padding-bottom:5rem}`;
