import { notFoundCopy } from '#copy/site/not-found.ts';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/result.css.ts';
import { lead } from '#styles/text.css.ts';
import { Link } from './link.tsx';
import { ResultFrame, ResultPicture } from './result-frame.tsx';

/** Page for an unknown address (SH-11). */
export const NotFound = () => (
  <ResultFrame picture={<ResultPicture src="/art/not-found.svg" height={210} />} title={notFoundCopy.title}>
    <p className={`${lead} ${css.text}`}>{notFoundCopy.text}</p>
    <div className={css.buttons}>
      <Link to="/" className={buttonClass.primary}>
        {notFoundCopy.action}
      </Link>
    </div>
  </ResultFrame>
);
