import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keyOf } from '#desk/domain/key-of.ts';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { isSignedOut } from '#desk/api/desk-failure.ts';
import { CouponBatches } from './coupon-batches.tsx';
import { CouponFilters } from './coupon-filters.tsx';
import { CouponTable } from './coupon-table.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { isCancelled } from '#desk/browser/passkeys.ts';
import { saveFile } from '#desk/browser/save-file.ts';
import { COUPON_FILTERS, couponsCopy as copy } from './coupons-copy.ts';
import type { CouponBatch } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { row, wideOnly } from '#styles/desk/base.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPart } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { shopDate } from '#domain/shop-day.ts';

type Told = 'stopped' | 'stopFailed' | 'downloaded' | 'downloadCancelled' | 'downloadFailed';

/** Page of all coupons, for owners. */
export default function CouponsPage() {
  const { client, onExpired } = useDesk();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/coupons')), 'coupons');
  const [search] = useSearchParams();
  const [told, setTold] = useState<Told>();
  const today = shopDate(new Date(useNow()));
  const filter = keyOf(COUPON_FILTERS, search.get('stan'));
  const data = loaded.data;
  const states: readonly string[] | undefined = filter && COUPON_FILTERS[filter].states;
  const shown = data?.coupons.filter(({ state }) => states?.includes(state) ?? true) ?? [];

  const download = async ({ id }: CouponBatch) => {
    try {
      saveFile(
        await withFreshPasskey(client, () =>
          unwrap(
            client.POST('/coupon-batches/{batchId}/csv', { params: { path: { batchId: id } }, ...AS_FILE }),
          ),
        ),
        'kody.csv',
      );
      setTold('downloaded');
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setTold(isCancelled(error) ? 'downloadCancelled' : 'downloadFailed');
    }
  };
  const stop = async ({ id }: CouponBatch) => {
    try {
      await unwrap(client.POST('/coupon-batches/{batchId}/stop', { params: { path: { batchId: id } } }));
      setTold('stopped');
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      setTold('stopFailed');
    }
    reload();
  };

  return (
    <InsidePage title={copy.title}>
      <header className={pageHead}>
        <h1>{copy.title}</h1>
        <p className={row}>
          <MenuLink to={DESK_PAGES.newBatch.path} className={`${deskButtonClass.ghost} ${wideOnly}`}>
            {copy.addMany}
          </MenuLink>
          <MenuLink to={DESK_PAGES.newCoupon.path} className={deskButtonClass.primary}>
            {copy.add}
          </MenuLink>
        </p>
      </header>
      <div role="status">
        {told && (
          <Notice kind={told === 'stopped' || told === 'downloaded' ? 'ok' : 'bad'} title={copy[told]} />
        )}
      </div>
      <LoadedPart loaded={loaded} words={copy} onRetry={reload}>
        {({ coupons, batches }) => (
          <>
            <CouponFilters coupons={coupons} filter={filter} />
            {shown.length > 0 ? (
              <CouponTable coupons={shown} today={today} />
            ) : (
              <EmptyState title={filter ? copy.nothing : copy.empty} text={filter ? '' : copy.emptyText} />
            )}
            {batches.length > 0 && <CouponBatches batches={batches} onDownload={download} onStop={stop} />}
          </>
        )}
      </LoadedPart>
    </InsidePage>
  );
}
