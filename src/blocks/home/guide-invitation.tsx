import { GUIDE_LABEL } from '#copy/site/guide-label.ts';
import { guideInvitation } from '#copy/site/home.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { buttonClass } from '#styles/button.css.ts';
import { wrap } from '#styles/layout.css.ts';
import * as css from '#styles/home/meet.css.ts';
import { Link } from '../link.tsx';

/** Link from the home page to the guide, for undecided visitors. */
export const GuideInvitation = () => (
  <div className={wrap}>
    <section aria-labelledby="nie-wiesz" className={css.invitation}>
      <div>
        <h2 id="nie-wiesz" className={css.invitationTitle}>
          {guideInvitation.title}
        </h2>
        <p>{guideInvitation.text}</p>
      </div>
      <Link to={GUIDE_PATH} className={buttonClass.ghost}>
        {GUIDE_LABEL}
      </Link>
    </section>
  </div>
);
