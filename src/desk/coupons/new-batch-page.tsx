import { NewCouponScreen } from './new-coupon-screen.tsx';

/** Page where many single-use codes are made, for owners. */
export default function NewBatchPage() {
  return <NewCouponScreen kind="many" />;
}
