import { useSelector } from '@xstate/react';
import { useMemo, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { numberIn } from '#desk/domain/address-values.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { CouponState } from './coupon-table.tsx';
import { CouponBrought } from './coupon-brought.tsx';
import { CouponUses } from './coupon-uses.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { StopQuestion } from './stop-question.tsx';
import { couponsCopy as copy } from './coupons-copy.ts';
import type { CouponDetails } from '#desk/domain/wire.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { panelHead } from '#styles/desk/blocks.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedPage, LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { CouponEditor } from './coupon-editor.tsx';
import { provideCoupon, toStored } from './coupon-ports.ts';
import { shopDate } from '#domain/shop-day.ts';

const BEFORE = 'przed';

/** Why some fields of a coupon that has begun are locked. */
const begunWords = (isPublic: boolean, isRunning: boolean) =>
  isPublic ? copy[isRunning ? 'announced' : 'announcedBefore'] : copy[isRunning ? 'begun' : 'begunBefore'];

/** Page of one coupon, for owners. */
export default function CouponPage() {
  const { client } = useDesk();
  const { code = '' } = useParams();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/coupons/{code}', { params: { path: { code } } }))}
      id={code}
      title={copy.title}
      words={copy}
    >
      {(details, reload) => <CouponScreen details={details} onChange={reload} />}
    </LoadedPage>
  );
}

interface ScreenProps {
  details: CouponDetails;
  onChange: () => void;
}

function CouponScreen({ details, onChange }: ScreenProps) {
  const { coupon, brought } = details;
  const { code, standing, state } = coupon;
  const { client } = useDesk();
  const now = useNow();
  const stored = useMemo(() => toStored(coupon), [coupon]);
  const actor = useEdit(() => provideCoupon(client, code), stored);
  const isClean = useSelector(actor, (current) => current.hasTag('clean') && !current.hasTag('saved'));
  const { outcome, run } = useAction({ done: copy.stopped, failed: copy.stopFailed, onSettled: onChange });

  const stop = () =>
    run('stop', () => unwrap(client.POST('/coupons/{code}/stop', { params: { path: { code } } })));
  return (
    <InsidePage title={code} dockHidden={!isClean}>
      <PageHead title={code} back={{ to: DESK_PAGES.coupons.path, words: copy.back }} />
      <OutcomeStatus outcome={outcome} />
      <CouponEditor
        actor={actor}
        code={code}
        today={shopDate(new Date(now))}
        standing={standing}
        isStopped={coupon.stoppedAt !== null}
        more={['maxUses', 'audience']}
        title={
          <div className={panelHead}>
            <CouponState state={state} />
            {coupon.stoppedAt === null && <StopQuestion label={copy.stop} onStop={stop} />}
          </div>
        }
      >
        {standing.hasBegun && coupon.stoppedAt === null && (
          <Notice kind="info">{begunWords(standing.isPublic, state === 'running')}</Notice>
        )}
      </CouponEditor>
      <CouponBrought brought={brought} />
      <UsesPage details={details} now={now} />
    </InsidePage>
  );
}

/** The coupon's uses: the newest, or older ones, which are loaded beside the form so that nothing typed is lost. */
function UsesPage({ details, now }: { details: CouponDetails; now: number }) {
  const { code } = details.coupon;
  const [search] = useSearchParams();
  const after = numberIn(search.get(BEFORE));
  const here = pathOf('coupon', { code });
  const linksOf = (next: number | null) => ({
    latest: after === undefined ? undefined : here,
    older: next === null ? undefined : `${here}?${BEFORE}=${next}`,
  });
  if (after === undefined) return <CouponUses uses={details.uses} now={now} {...linksOf(details.next)} />;
  return (
    <OlderUses code={code} after={after}>
      {({ uses, next }) => <CouponUses uses={uses} now={now} {...linksOf(next)} />}
    </OlderUses>
  );
}

interface OlderUsesProps {
  code: string;
  after: number;
  children: (details: CouponDetails) => ReactElement;
}

function OlderUses({ code, after, children }: OlderUsesProps) {
  const { client } = useDesk();
  const params = { path: { code }, query: { after } };
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/coupons/{code}', { params })),
    `${code} ${after}`,
  );
  return (
    <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
      {children}
    </LoadedSection>
  );
}
