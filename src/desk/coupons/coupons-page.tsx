import { useSearchParams } from 'react-router-dom';
import { keyOf } from '#desk/domain/key-of.ts';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { CouponBatches } from './coupon-batches.tsx';
import { CouponFilters } from './coupon-filters.tsx';
import { CouponTable } from './coupon-table.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { saveFile } from '#desk/browser/save-file.ts';
import { COUPON_FILTERS, couponsCopy as copy } from './coupons-copy.ts';
import type { CouponBatch } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { row, wideOnly } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { shopDate } from '#domain/shop-day.ts';

/** Page of all coupons, for owners. */
export default function CouponsPage() {
  const { client } = useDesk();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/coupons')), 'coupons');
  const [search] = useSearchParams();
  const { outcome, run } = useAction({ failed: copy.stopFailed, onSettled: reload });
  const today = shopDate(new Date(useNow()));
  const filter = keyOf(COUPON_FILTERS, search.get('stan'));
  const data = loaded.data;
  const states: readonly string[] | undefined = filter && COUPON_FILTERS[filter].states;
  const shown = data?.coupons.filter(({ state }) => states?.includes(state) ?? true) ?? [];

  const download = ({ id }: CouponBatch) =>
    run(
      `download ${id}`,
      async () => {
        const params = { path: { batchId: id } };
        saveFile(
          await unwrap(client.POST('/coupon-batches/{batchId}/csv', { params, ...AS_FILE })),
          'kody.csv',
        );
      },
      { done: copy.downloaded, cancelled: copy.downloadCancelled, failed: copy.downloadFailed },
    );
  const stop = ({ id }: CouponBatch) =>
    run(
      `stop ${id}`,
      () => unwrap(client.POST('/coupon-batches/{batchId}/stop', { params: { path: { batchId: id } } })),
      { done: copy.stopped },
    );

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        <p className={row}>
          <MenuLink to={DESK_PAGES.newBatch.path} className={`${deskButtonClass.ghost} ${wideOnly}`}>
            {copy.addMany}
          </MenuLink>
          <MenuLink to={DESK_PAGES.newCoupon.path} className={deskButtonClass.primary}>
            {copy.add}
          </MenuLink>
        </p>
      </PageHead>
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ coupons, batches }) => (
          <>
            <CouponFilters coupons={coupons} filter={filter} />
            {shown.length > 0 ? (
              <CouponTable coupons={shown} today={today} />
            ) : (
              <EmptyState
                title={filter ? copy.nothing : copy.empty}
                text={filter ? undefined : copy.emptyText}
              />
            )}
            {batches.length > 0 && <CouponBatches batches={batches} onDownload={download} onStop={stop} />}
          </>
        )}
      </LoadedSection>
    </InsidePage>
  );
}
