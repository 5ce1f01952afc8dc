import { SEE_SAMPLE } from '#copy/purchase/sample-label.ts';
import { lineBelow } from '#styles/purchase/step.css.ts';
import { lineLink } from '#styles/text.css.ts';
import { Link } from '../link.tsx';

/** Id of the samples on a specialist's page. */
export const SAMPLES_ID = 'jak-pisze';

/** Leads to a sample answer on a specialist's page, before anything is bought (RD-1). */
export const SampleLink = ({ pagePath }: { pagePath: string }) => (
  <p className={lineBelow}>
    <Link to={`${pagePath}#${SAMPLES_ID}`} className={lineLink}>
      {SEE_SAMPLE}
    </Link>
  </p>
);
