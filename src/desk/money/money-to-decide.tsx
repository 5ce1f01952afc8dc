import { useEffect, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { readable } from '#desk/domain/readable.ts';
import { moneyCopy } from './money-copy.ts';
import { MoneyDecisions } from './money-decisions.tsx';
import type { MoneyDecision } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

const isWhole = ({ kind, orderId }: MoneyDecision) =>
  Object.hasOwn(moneyCopy.decisionKind, kind) && Number.isInteger(orderId);

/** What waits for an owner's decision about money, renewed with every updates. A failed call keeps what was shown. */
export default function MoneyToDecide() {
  const { client, updates } = useDesk();
  const [decisions, setDecisions] = useState<readonly MoneyDecision[]>([]);
  useEffect(() => {
    let isLeft = false;
    unwrap(client.GET('/money/decisions')).then(
      (found) => !isLeft && setDecisions(readable(found, isWhole)),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [client, updates]);
  return <MoneyDecisions decisions={decisions} />;
}
