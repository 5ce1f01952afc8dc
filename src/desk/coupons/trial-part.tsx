import { pricesApi } from '#desk/prices/prices-api.ts';
import { CouponTrial, type CouponTrialProps } from './coupon-trial.tsx';
import { FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { couponsCopy as copy } from './coupons-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

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
