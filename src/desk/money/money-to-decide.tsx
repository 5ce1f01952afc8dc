import { useEffect, useState } from 'react';
import { listMoneyDecisions } from './money-api.ts';
import { MoneyDecisions } from './money-decisions.tsx';
import type { MoneyDecision } from '#desk/schemas/money.schema.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

/** What waits for an owner's decision about money, renewed with every news. A failed call keeps what was shown. */
export default function MoneyToDecide() {
  const { api, news } = useDesk();
  const [decisions, setDecisions] = useState<readonly MoneyDecision[]>([]);
  useEffect(() => {
    let isLeft = false;
    listMoneyDecisions(api.client).then(
      (found) => !isLeft && setDecisions(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [api, news]);
  return <MoneyDecisions decisions={decisions} />;
}
