import { pricesApi } from '#desk/api/prices-api.ts';
import { CouponTrial, type CouponTrialProps } from '#desk/blocks/coupon-trial.tsx';
import { FailedState, Skeleton } from '#desk/blocks/empty-state.tsx';
import { couponsCopy as copy } from '#desk/copy/coupons.ts';
import { useDesk } from '../desk-context.tsx';
import { useLoad } from '../use-load.ts';

/** Tries what was typed on the offers of the shop. */
export function TrialPart(props: Omit<CouponTrialProps, 'list'>) {
  const { api } = useDesk();
  const { loaded, reload } = useLoad(() => pricesApi(api.client).listPrices(), 'prices');
  if (loaded.data) return <CouponTrial {...props} list={loaded.data} />;
  return loaded.status === 'loading' ? (
    <Skeleton label={copy.trialLoading} />
  ) : (
    <FailedState title={copy.trialFailed} onRetry={reload} />
  );
}
