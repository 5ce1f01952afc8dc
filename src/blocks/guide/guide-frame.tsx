import type { ReactNode } from 'react';
import { guideCopy } from '#copy/purchase/guide.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import { withoutScripts } from '#styles/shell/footer.css.ts';
import * as css from '#styles/purchase/guide.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { linkButton } from '#styles/text.css.ts';

export interface GuideFrameProps {
  /** Leads where no scripts run to the same questions without them. */
  hasScripts: boolean;
  children: ReactNode;
}

/** The page's column around the guide. */
export const GuideFrame = ({ hasScripts, children }: GuideFrameProps) => (
  <div className={`${wrap} ${css.page}`}>
    <div>{children}</div>
    {hasScripts && (
      <a href={PLAIN_GUIDE_PATH} className={`${buttonClass.primary} ${withoutScripts}`}>
        {guideCopy.plain}
      </a>
    )}
  </div>
);

/** The way back to the first question. */
export const AgainButton = ({ onPress }: { onPress: () => void }) => (
  <Button onPress={onPress} parts={{ root: linkButton }}>
    {guideCopy.again}
  </Button>
);
