import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Model } from '../../model/model.ts';
import type { ReadReport } from '../reports/flow-report.ts';
import { pageWords } from '../words/page.ts';
import { prepare, mark, revealState, withTitle } from './diagram-marks.ts';
import * as css from './diagram.css.ts';
import * as layout from './layout.css.ts';

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
const LEAST = 0.15;
const MOST = 2.5;

/** The diagram drawn by the server, with clickable states, marks and a zoom. */
export function Diagram({ model, current, picked, report, onPick }: DiagramProps) {
  const box = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  }, [onPick]);
  const [svg, setSvg] = useState<SVGSVGElement | 'failed'>();
  const [scale, setScale] = useState(1);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const response = await fetch(`/diagrams/${model.name}.svg`);
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
    setScale(Math.min(1, Math.max(0.5, place.clientWidth / svg.viewBox.baseVal.width)));
  }, [svg, model]);

  useLayoutEffect(() => {
    if (svg instanceof SVGSVGElement) mark(svg, model, { current, picked, report });
  }, [svg, model, current, picked, report]);

  useLayoutEffect(() => {
    if (!(svg instanceof SVGSVGElement)) return;
    const { width, height } = svg.viewBox.baseVal;
    svg.setAttribute('width', String(width * scale));
    svg.setAttribute('height', String(height * scale));
  }, [svg, scale]);

  // What the simulation does must be in sight; a pressed state is in sight already.
  useEffect(() => {
    if (svg instanceof SVGSVGElement && box.current) revealState(box.current, svg, current);
  }, [svg, current]);

  const fit = () => {
    const { current: place } = box;
    if (!place || !(svg instanceof SVGSVGElement)) return;
    const { width, height } = svg.viewBox.baseVal;
    setScale(Math.max(LEAST, Math.min(1, place.clientWidth / width, place.clientHeight / height)));
  };
  const find = () => {
    if (box.current && svg instanceof SVGSVGElement) revealState(box.current, svg, current);
  };
  const tools = [
    { words: pageWords.zoomOut, sign: '−', action: () => setScale((now) => Math.max(LEAST, now / STEP)) },
    { words: pageWords.zoomIn, sign: '+', action: () => setScale((now) => Math.min(MOST, now * STEP)) },
  ];
  return (
    <div className={css.frame}>
      <div className={css.tools}>
        {tools.map(({ words, sign, action }) => (
          <button key={words} type="button" className={layout.button} aria-label={words} onClick={action}>
            {sign}
          </button>
        ))}
        <button type="button" className={layout.button} onClick={fit}>
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
      {svg === undefined && <p className={css.note}>{pageWords.loadingDiagram}</p>}
      {svg === 'failed' && <p className={css.note}>{pageWords.diagramFailed}</p>}
    </div>
  );
}
