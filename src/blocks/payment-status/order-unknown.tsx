import { resultCopy } from '#copy/purchase/result.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions } from '#styles/layout.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { MailLink } from '../mail-link.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface OrderUnknownProps {
  contactEmail: string;
}

/** Result "Nie znamy tego zamówienia": the URL lacks an id, so nothing is fetched (OR-4). */
export const OrderUnknown = ({ contactEmail }: OrderUnknownProps) => (
  <ResultFrame
    picture={<ResultPicture src="/art/not-found.svg" height={210} />}
    title={resultCopy.missing.title}
  >
    <p className={`${lead} ${css.text}`}>{resultCopy.missing.lead}</p>
    <div className={`${actions} ${css.buttons}`}>
      <Link to="/" className={buttonClass.primary}>
        {resultCopy.backHome}
      </Link>
      <MailLink email={contactEmail} />
    </div>
  </ResultFrame>
);
