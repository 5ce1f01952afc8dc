import { unwrap } from '#desk/api/desk-client.ts';
import { CouponTrial, type CouponTrialProps } from './coupon-trial.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { couponsCopy as copy } from './coupons-copy.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLoad } from '#desk/frame/use-load.ts';

/** Tries what was typed on the offers of the shop. */
export function TrialSection(props: Omit<CouponTrialProps, 'list'>) {
  const { client } = useDesk();
  const { loaded, reload } = useLoad(() => unwrap(client.GET('/prices')), 'prices');
  const words = { loading: copy.trialLoading, failed: copy.trialFailed };
  return (
    <LoadedSection loaded={loaded} words={words} onRetry={reload}>
      {(list) => <CouponTrial {...props} list={list} />}
    </LoadedSection>
  );
}
