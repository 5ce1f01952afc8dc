import { useEffect, useMemo } from 'react';
import { useActorRef } from '@xstate/react';
import { GUIDE_HEADING } from '#blocks/guide/guide-step.tsx';
import { afterPaint } from '#browser/after-paint.ts';
import { guideCopy } from '#copy/guide.ts';
import { PLAIN_GUIDE_PATH } from '#domain/guide/guide-table.ts';
import { useShopApi } from '#page/use-shop-api.ts';
import { buttonClass } from '#styles/button.css.ts';
import { withoutScripts } from '#styles/footer.css.ts';
import * as css from '#styles/guide.late.css.ts';
import { wrap } from '#styles/layout.css.ts';
import { provideGuide } from './guide-ports.ts';
import { GuideScreen } from './guide-screen.tsx';

/** Page /pomoz-mi-wybrac, with the guide machine connected to the API (RD-4, R80 to R82). */
export default function GuidePage() {
  const api = useShopApi();
  const machine = useMemo(() => provideGuide(api), [api]);
  const actor = useActorRef(machine);
  useEffect(() => {
    let callOff = () => {};
    const { unsubscribe } = actor.on('step.changed', () => {
      callOff = afterPaint(() => document.getElementById(GUIDE_HEADING)?.focus());
    });
    return () => {
      callOff();
      unsubscribe();
    };
  }, [actor]);
  return (
    <div className={`${wrap} ${css.page}`}>
      <GuideScreen actor={actor} />
      <a href={PLAIN_GUIDE_PATH} className={`${buttonClass.primary} ${withoutScripts}`}>
        {guideCopy.plain}
      </a>
    </div>
  );
}
