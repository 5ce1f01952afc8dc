import type { SnapshotFrom } from 'xstate';
import type { guideMachine } from '#machines/guide.machine.ts';
import { GuideFrame } from '#blocks/guide/guide-frame.tsx';
import { GuideNobody, GuideResult } from '#blocks/guide/guide-result.tsx';
import { PlainGuideForm } from '#blocks/plain/plain-guide-form.tsx';
import { guideCopy } from '#copy/purchase/guide.ts';
import { PLAIN_GUIDE_PATH } from '#domain/paths/guide-path.ts';
import type { GuideHints } from '#domain/guide/hints.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';

export interface PlainGuideProps {
  snapshot: SnapshotFrom<typeof guideMachine>;
  /** Missing where the offer cannot be had. */
  hints: GuideHints | undefined;
  /** Why nothing is sold now. */
  closed: ClosedShop | undefined;
}

/** The guide without scripts: all three questions in one form, then what they end in. */
export function PlainGuide({ snapshot, hints, closed }: PlainGuideProps) {
  const { suggestion } = snapshot.context;
  if (closed)
    return (
      <GuideFrame hasScripts={false}>
        <GuideNobody closed={closed} />
      </GuideFrame>
    );
  const again = <a href={PLAIN_GUIDE_PATH}>{guideCopy.again}</a>;
  return (
    <GuideFrame hasScripts={false}>
      {snapshot.hasTag('found') && suggestion && (
        <GuideResult suggestion={suggestion} pathOf={({ plainPath }) => plainPath} again={again} />
      )}
      {snapshot.hasTag('nobody') && <GuideNobody again={again} />}
      {snapshot.hasTag('failed') && <p role="alert">{guideCopy.failed}</p>}
      {(snapshot.hasTag('asking') || snapshot.hasTag('failed')) && (
        <PlainGuideForm hints={hints} answers={snapshot.context.answers} />
      )}
    </GuideFrame>
  );
}
