import { NewCouponScreen } from './new-coupon-screen.tsx';

/** Page of a new coupon, for owners. */
export default function NewCouponPage() {
  return <NewCouponScreen kind="one" />;
}
