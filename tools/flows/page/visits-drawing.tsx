import { useEffect, useState } from 'react';
import { FlowDrawing } from '#desk/flow/flow-drawing.tsx';
import { wideHint } from '#desk/flow/flow.late.css.ts';
import type { Model } from '../../model/model.ts';
import type { DrawnVisits } from '../visitors/run.ts';
import { pageWords } from '../words/page.ts';
import { visitorWords } from '../words/visitors.ts';
import * as css from './layout.css.ts';

interface VisitsDrawingProps {
  model: Model;
  /** Missing until the first ones have been there. */
  visits: DrawnVisits | undefined;
}

/** The diagram as made-up visitors have walked it: the desk's drawing, with arrows as wide as their count. */
export function VisitsDrawing({ model, visits }: VisitsDrawingProps) {
  const [svg, setSvg] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const response = await fetch(`/diagrams/${model.name}.svg`);
      const text = await response.text();
      if (!response.ok) throw new Error(`The diagram's response is ${response.status}`);
      if (!isGone) setSvg(text);
    };
    load().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [model]);
  if (isFailed) return <p className={css.quiet}>{pageWords.diagramFailed}</p>;
  if (svg === undefined || !visits) return <p className={css.quiet}>{pageWords.loadingDiagram}</p>;
  return (
    <>
      <p className={`${css.quiet} ${wideHint}`}>{visitorWords.drawingHint}</p>
      <FlowDrawing svg={svg} flow={visits} title={visitorWords.drawing(model.title)} />
    </>
  );
}
