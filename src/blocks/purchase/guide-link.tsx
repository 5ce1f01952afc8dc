import { GUIDE_LABEL } from '#copy/site/guide-label.ts';
import { guideLink } from '#styles/purchase/step.css.ts';
import { Link } from '../link.tsx';

/** Link from step one to the guide's three questions, for undecided visitors (RD-4). */
export const GuideLink = ({ to }: { to: string }) => (
  <Link to={to} className={guideLink}>
    {GUIDE_LABEL}
  </Link>
);
