import { useMemo } from 'react';
import type { Model } from '../../model/model.ts';
import type { LivedCounts } from '../server/lived-counts.ts';
import type { DrawnVisits } from '../visitors/run.ts';
import { prepareVisitors } from '../visitors/prepare.ts';
import { visitorWords as words } from '../words/visitors.ts';
import * as layout from './layout.css.ts';
import { useJson } from './use-json.ts';
import { VisitorsPanel } from './visitors-panel.tsx';

export interface VisitorsTabProps {
  model: Model;
  /** Settings from the address; empty without. */
  text: string;
  visits: DrawnVisits | undefined;
  onVisits: (visits: DrawnVisits) => void;
}

/** Made-up visitors of a machine, modelled on the shop's own counts where there are any. */
export function VisitorsTab(props: VisitorsTabProps) {
  const { model } = props;
  const told = useJson<{ lived: LivedCounts | null }>('/counts');
  const prepared = useMemo(() => told && prepareVisitors(model, told.lived ?? undefined), [model, told]);
  if (!prepared) return <p className={layout.quiet}>{words.counting}</p>;
  return <VisitorsPanel {...props} prepared={prepared} />;
}
