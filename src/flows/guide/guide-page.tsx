import { useEffect, useMemo } from 'react';
import { useActorRef } from '@xstate/react';
import { GuideFrame } from '#blocks/guide/guide-frame.tsx';
import { GUIDE_HEADING } from '#blocks/guide/guide-step.tsx';
import { afterPaint } from '#browser/after-paint.ts';
import type { PageProps } from '#page/route.ts';
import { useShopApi } from '#page/use-shop-api.ts';
import { provideGuide } from './guide-ports.ts';
import { GuideScreen } from './guide-screen.tsx';

/** Page /pomoz-mi-wybrac, with the guide machine connected to the API (RD-4). */
export default function GuidePage({ data }: PageProps) {
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
    <GuideFrame hasScripts>
      <GuideScreen actor={actor} hints={data.guide} closed={data.closed} />
    </GuideFrame>
  );
}
