import { consentCopy } from '#copy/law/consent.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/shell/consent-banner.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { linkButton } from '#styles/text.css.ts';

export interface ConsentBannerProps {
  onAccept: () => void;
  onReject: () => void;
  onSettings: () => void;
}

const parts = { root: `${buttonClass.ghost} ${css.choice}` };

/** Cookie consent banner at the page's top, covering nothing; refusing is as easy as agreeing (SH-4, A39). */
export const ConsentBanner = ({ onAccept, onReject, onSettings }: ConsentBannerProps) => (
  <section className={css.banner} aria-labelledby="consent-title">
    <div className={`${wrap} ${css.row}`}>
      <p className={css.text}>
        <strong id="consent-title">{consentCopy.title}.</strong> {consentCopy.text}{' '}
        <Button parts={{ root: `${linkButton} ${css.settings}` }} onPress={onSettings} aria-haspopup="dialog">
          {consentCopy.settings}
        </Button>
      </p>
      <div className={css.buttons}>
        <Button parts={parts} onPress={onReject} data-consent-answer="">
          {consentCopy.reject}
        </Button>
        <Button parts={parts} onPress={onAccept} data-consent-answer="">
          {consentCopy.accept}
        </Button>
      </div>
    </div>
  </section>
);
