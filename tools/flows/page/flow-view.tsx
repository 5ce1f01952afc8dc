import { useMemo, useState } from 'react';
import type { Model } from '../../model/model.ts';
import { leavesOf } from '../active-states.ts';
import type { ReadReport } from '../reports/flow-report.ts';
import type { Shots } from '../reports/shots.ts';
import { scriptFinder } from '../script.ts';
import type { ShopState } from '../shop-state.ts';
import { wayOf, type Simulation } from '../simulation.ts';
import type { DrawnVisits } from '../visitors/run.ts';
import { coverageWords, pageWords } from '../words/page.ts';
import { Diagram } from './diagram.tsx';
import { Gallery } from './gallery.tsx';
import * as css from './layout.css.ts';
import { Legend } from './legend.tsx';
import { SimulationPanel } from './simulation-panel.tsx';
import { StatePanel } from './state-panel.tsx';
import { Tabs, type TabName } from './tabs.tsx';
import { useJson } from './use-json.ts';
import { VisitorsTab } from './visitors-tab.tsx';
import { VisitsDrawing } from './visits-drawing.tsx';

interface FlowViewProps {
  model: Model;
  /** The selected state. */
  stateId: string | undefined;
  /** Settings of made-up visitors that the address holds. */
  visitors: string | undefined;
  onPick: (stateId: string) => void;
  report: ReadReport | undefined;
  shop: ShopState;
}

const beginning = ({ chapters: [chapter] }: Model): Simulation => {
  if (!chapter) throw new Error('A model has no chapter');
  return { chapter, taken: [] };
};

/** View of one machine: its diagram beside the simulation, the selected state and the screens. */
export function FlowView({ model, stateId, visitors, onPick, report, shop }: FlowViewProps) {
  const [simulation, setSimulation] = useState(() => beginning(model));
  const [tab, setTab] = useState<TabName>(
    visitors !== undefined ? 'visitors' : stateId === undefined ? 'simulation' : 'state',
  );
  const [visits, setVisits] = useState<DrawnVisits>();
  const shots = useJson<readonly Shots[]>(`/shots/${model.name}`) ?? [];
  const findScript = useMemo(() => scriptFinder(model), [model]);
  const way = useMemo(() => wayOf(model, simulation), [model, simulation]);
  const last = way.at(-1);
  const current = useMemo(() => (last ? leavesOf(last.snapshot).map(({ id }) => id) : []), [last]);

  const pick = (id: string) => {
    onPick(id);
    setTab('state');
  };
  return (
    <>
      <div>
        <h2 className={css.flowTitle}>{model.title}</h2>
        <p className={css.quiet}>{model.machine.root.description}</p>
        <p className={css.quiet}>
          {report ? `${pageWords.coverage}: ${coverageWords(report)}.` : pageWords.noCoverage}
        </p>
      </div>
      <div className={css.work}>
        <div className={css.picture}>
          {tab === 'visitors' ? (
            <VisitsDrawing model={model} visits={visits} />
          ) : (
            <>
              <Diagram model={model} current={current} picked={stateId} report={report} onPick={pick} />
              <Legend withCoverage={report !== undefined} />
            </>
          )}
        </div>
        <div className={css.panel}>
          <Tabs shown={tab} onShow={setTab}>
            {tab === 'simulation' && (
              <SimulationPanel
                model={model}
                simulation={simulation}
                way={way}
                onChange={setSimulation}
                onPick={pick}
              />
            )}
            {tab === 'state' && (
              <StatePanel
                model={model}
                stateId={stateId}
                script={stateId === undefined ? undefined : findScript(stateId)}
                report={report}
                shots={shots}
                shop={shop}
                onRepeat={({ chapter, taken }) => {
                  setSimulation({ chapter, taken });
                  setTab('simulation');
                }}
              />
            )}
            {tab === 'visitors' && (
              <VisitorsTab model={model} text={visitors ?? ''} visits={visits} onVisits={setVisits} />
            )}
            {tab === 'gallery' && <Gallery model={model} shots={shots} onPick={pick} />}
          </Tabs>
        </div>
      </div>
    </>
  );
}
