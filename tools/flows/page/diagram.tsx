import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Model } from '../../model/model.ts';
import type { ReadReport } from '../reports/flow-report.ts';
import { pageWords } from '../words/page.ts';
import { prepare, mark, revealState, withTitle } from './diagram-marks.ts';
import * as css from './diagram.css.ts';
import * as layout from './layout.css.ts';
import { zoomable, type Zoom } from './zoom.ts';

interface DiagramProps {
  model: Model;
  /** Ids of the simulation's active states. */
  current: readonly string[];
  /** Id of the selected state. */
  picked: string | undefined;
  report: ReadReport | undefined;
  onPick: (stateId: string) => void;
}

const STEP = 1.25;

/** The diagram drawn by the server, with clickable states, marks and a zoom. */
export function Diagram({ model, current, picked, report, onPick }: DiagramProps) {
  const box = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  }, [onPick]);
  const [svg, setSvg] = useState<SVGSVGElement | 'failed'>();
  const zoom = useRef<Zoom>(undefined);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      // Drawn for this window: letters have their full size, and the drawing fits.
      const width = box.current?.clientWidth ?? 0;
      const response = await fetch(`/diagrams/${model.name}.svg?width=${width}`);
      if (!response.ok) throw new Error(`The diagram's response is ${response.status}`);
      const drawn = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
      if (!(drawn instanceof SVGSVGElement)) throw new Error('The diagram is no picture');
      if (!isGone) setSvg(document.importNode(drawn, true));
    };
    load().catch(() => {
      if (!isGone) setSvg('failed');
    });
    return () => {
      isGone = true;
    };
  }, [model]);

  useLayoutEffect(() => {
    const place = box.current;
    if (!place || !(svg instanceof SVGSVGElement)) return;
    prepare(svg, model, (id) => pick.current(id));
    place.replaceChildren(svg);
    const made = zoomable(place, svg);
    zoom.current = made;
    return () => made.stop();
  }, [svg, model]);

  useLayoutEffect(() => {
    if (svg instanceof SVGSVGElement) mark(svg, model, { current, picked, report });
  }, [svg, model, current, picked, report]);

  // What the simulation does must be in sight; a pressed state is in sight already, one that a link names is not.
  const linked = useRef(picked);
  useEffect(() => {
    if (!(svg instanceof SVGSVGElement) || !box.current) return;
    revealState(box.current, svg, linked.current === undefined ? current : [linked.current]);
    linked.current = undefined;
  }, [svg, current]);

  const find = () => {
    if (box.current && svg instanceof SVGSVGElement) revealState(box.current, svg, current);
  };
  const zoomBy = (factor: number) => zoom.current?.by(factor);
  return (
    <div className={css.frame}>
      <div className={css.tools}>
        <button
          type="button"
          className={layout.button}
          aria-label={pageWords.zoomOut}
          onClick={() => zoomBy(1 / STEP)}
        >
          −
        </button>
        <button
          type="button"
          className={layout.button}
          aria-label={pageWords.zoomIn}
          onClick={() => zoomBy(STEP)}
        >
          +
        </button>
        <button type="button" className={layout.button} onClick={() => zoom.current?.fit()}>
          {pageWords.fit}
        </button>
        <button type="button" className={layout.button} onClick={find}>
          {pageWords.findCurrent}
        </button>
      </div>
      <section
        ref={box}
        className={css.paper}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture larger than its frame is scrolled with keys, too
        tabIndex={0}
        aria-label={withTitle(model)}
        data-covered={report !== undefined}
      />
      <p className={css.hint}>{pageWords.moveHint}</p>
      {svg === undefined && <p className={css.note}>{pageWords.loadingDiagram}</p>}
      {svg === 'failed' && <p className={css.note}>{pageWords.diagramFailed}</p>}
    </div>
  );
}
