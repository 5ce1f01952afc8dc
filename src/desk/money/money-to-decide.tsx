import { unwrap } from '#desk/api/desk-client.ts';
import { readable } from '#desk/domain/readable.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { moneyCopy } from './money-copy.ts';
import { MoneyDecisions } from './money-decisions.tsx';
import type { MoneyDecision } from '#desk/domain/wire.ts';

const WORDS = { loading: moneyCopy.decisions, failed: moneyCopy.decisionsFailed };

const isWhole = ({ kind, orderId }: MoneyDecision) =>
  Object.hasOwn(moneyCopy.decisionKind, kind) && Number.isInteger(orderId);

/**
 * What waits for an owner's decision about money, renewed with every update. A failed call keeps what was shown; with
 * nothing shown before it is told, since silence would say that nothing waits.
 */
export default function MoneyToDecide() {
  const { client } = useDesk();
  const load = async () => readable(await unwrap(client.GET('/money/decisions')), isWhole);
  const { loaded, reload } = useFreshLoad(load, '');
  // Mostly there is nothing to decide: bars would come and go.
  if (loaded.status === 'loading') return null;
  return (
    <LoadedSection loaded={loaded} words={WORDS} onRetry={reload}>
      {(decisions) => <MoneyDecisions decisions={decisions} />}
    </LoadedSection>
  );
}
