import { useSearchParams } from 'react-router-dom';
import { unwrap } from '#desk/api/desk-client.ts';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { FlowDrawing } from './flow-drawing.tsx';
import { FlowFacts } from './flow-facts.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { FlowTable } from './flow-table.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { flowCopy as copy } from './flow-copy.ts';
import type { LivedFlow } from '#desk/domain/wire.ts';
import { COUNTED_MACHINES, type CountedMachine } from '#domain/counts/transition-counts.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { columns, wideHint } from './flow.late.css.ts';
import { hint, stack } from '#styles/desk/base.css.ts';
import { filter, filters } from '#styles/desk/queue.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { DIAGRAMS } from './diagrams.ts';

const MACHINE = 'droga';
const DAYS = 'dni';
const PERIODS = [7, 30, 90] as const;
const USUAL = 30;

const addressOf = (machine: CountedMachine, days: number) =>
  `${DESK_PAGES.flow.path}?${new URLSearchParams({ [MACHINE]: machine, [DAYS]: String(days) })}`;

/** Page of the flows as visitors live them, for owners. */
export default function FlowPage() {
  const { client } = useDesk();
  const [address] = useSearchParams();
  const machine = COUNTED_MACHINES.find((one) => one === address.get(MACHINE)) ?? 'purchase';
  const days = PERIODS.find((one) => String(one) === address.get(DAYS)) ?? USUAL;
  const { loaded, reload } = useLoad(
    () => unwrap(client.GET('/flow', { params: { query: { machine, days } } })),
    `${machine} ${days}`,
  );
  const choices = (
    name: string,
    entries: readonly { key: string; words: string; to: string; isCurrent: boolean }[],
  ) => (
    <nav className={filters} aria-label={name}>
      <ul>
        {entries.map(({ key, words, to, isCurrent }) => (
          <li key={key}>
            <MenuLink to={to} className={filter} aria-current={isCurrent ? 'true' : undefined}>
              {words}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        {choices(
          copy.period,
          PERIODS.map((one) => ({
            key: String(one),
            words: copy.days(one),
            to: addressOf(machine, one),
            isCurrent: one === days,
          })),
        )}
      </PageHead>
      {choices(
        copy.flows,
        COUNTED_MACHINES.map((one) => ({
          key: one,
          words: copy.machine[one],
          to: addressOf(one, days),
          isCurrent: one === machine,
        })),
      )}
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {(flow) => <Lived flow={flow} machine={machine} />}
      </LoadedSection>
    </InsidePage>
  );
}

function Lived({ flow, machine }: { flow: LivedFlow; machine: CountedMachine }) {
  const { since, until, sinceBefore, untilBefore, states, arrows } = flow;
  const isEmpty = states.every(({ entered }) => entered.now + entered.before === 0);
  return (
    <>
      <p className={hint}>{copy.lead(since, until, sinceBefore, untilBefore)}</p>
      <div className={columns}>
        {isEmpty ? <EmptyState title={copy.none} text={copy.noneText} /> : <FlowSteps states={states} />}
        <FlowFacts flow={flow} />
      </div>
      {!isEmpty && (
        <div className={stack}>
          <Drawn flow={flow} machine={machine} />
          <FlowTable arrows={arrows} />
        </div>
      )}
    </>
  );
}

/** The diagram, loaded separately: the numbers are shown before it. */
function Drawn({ flow, machine }: { flow: LivedFlow; machine: CountedMachine }) {
  const { loaded } = useLoad(DIAGRAMS[machine], machine);
  if (loaded.status === 'failed') return <p className={hint}>{copy.drawingFailed}</p>;
  if (loaded.status !== 'ready') return null;
  return (
    <>
      <p className={`${hint} ${wideHint}`}>{copy.drawingHint}</p>
      <FlowDrawing
        svg={loaded.data.default}
        flow={flow}
        title={`${copy.drawing}: ${copy.machine[machine]}`}
      />
    </>
  );
}
