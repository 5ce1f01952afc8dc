import { useMemo, useState } from 'react';
import { leavesOf } from '../active-states.ts';
import type { Place } from '../place.ts';
import type { ReadReport } from '../reports/flow-report.ts';
import type { Shots } from '../reports/shots.ts';
import { scriptFinder } from '../script.ts';
import type { ShopState } from '../shop-state.ts';
import { wayOf } from '../simulation.ts';
import type { DrawnVisits } from '../visitors/run.ts';
import { coverageWords, pageWords, runWords } from '../words/page.ts';
import { Diagram } from './diagram.tsx';
import { Gallery } from './gallery.tsx';
import * as css from './layout.css.ts';
import { Legend } from './legend.tsx';
import { SimulationPanel } from './simulation-panel.tsx';
import { StatePanel } from './state-panel.tsx';
import { Share } from './share.tsx';
import { Tabs } from './tabs.tsx';
import type { Go } from './use-place.ts';
import { useJson } from './use-json.ts';
import { VisitorsTab } from './visitors-tab.tsx';
import { VisitsDrawing } from './visits-drawing.tsx';

interface FlowViewProps {
  place: Place;
  go: Go;
  report: ReadReport | undefined;
  shop: ShopState;
}

/** View of one machine: its diagram beside the simulation, the selected state and the screens. */
export function FlowView({ place, go, report, shop }: FlowViewProps) {
  const { model, stateId, visitors, tab, simulation, isOutdated } = place;
  const [visits, setVisits] = useState<DrawnVisits>();
  const shots = useJson<readonly Shots[]>(`/shots/${model.name}`) ?? [];
  const findScript = useMemo(() => scriptFinder(model), [model]);
  const way = useMemo(() => wayOf(model, simulation), [model, simulation]);
  const last = way.at(-1);
  const current = useMemo(() => (last ? leavesOf(last.snapshot).map(({ id }) => id) : []), [last]);

  const pick = (id: string) => go({ stateId: id, tab: 'state' }, true);
  return (
    <>
      <div>
        <h2 className={css.flowTitle}>{model.title}</h2>
        <p className={css.quiet}>{model.machine.root.description}</p>
        {isOutdated && <p role="status">{pageWords.outdated}</p>}
        <p className={css.quiet}>
          {report
            ? `${pageWords.coverage(runWords(report))}: ${coverageWords(report)}.`
            : pageWords.noCoverage}
        </p>
      </div>
      <button
        type="button"
        className={`${css.button} ${css.jump}`}
        onClick={() => document.getElementById('tab-panel')?.scrollIntoView()}
      >
        {pageWords.jump}
      </button>
      <div className={css.work}>
        <div className={css.picture}>
          {tab === 'visitors' ? (
            <VisitsDrawing model={model} visits={visits} />
          ) : (
            <>
              <Diagram model={model} current={current} picked={stateId} report={report} onPick={pick} />
              <Legend withCoverage={report !== undefined} />
              <Share place={place} go={go} />
            </>
          )}
        </div>
        <div className={css.panel}>
          <Tabs shown={tab} onShow={(name) => go({ tab: name })}>
            {tab === 'simulation' && (
              <SimulationPanel
                model={model}
                simulation={simulation}
                way={way}
                onChange={(next) => go({ simulation: next })}
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
                  go({ simulation: { chapter, taken }, tab: 'simulation' }, true);
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
