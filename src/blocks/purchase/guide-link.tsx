import { GUIDE_LABEL } from '#copy/site/guide-label.ts';
import { guideLink } from '#styles/purchase/step.css.ts';
import { Link } from '../link.tsx';

/** Leads from the first step to three questions, for who does not know what to choose (RD-4). */
export const GuideLink = ({ to }: { to: string }) => (
  <Link to={to} className={guideLink}>
    {GUIDE_LABEL}
  </Link>
);
