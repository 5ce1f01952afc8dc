import { useEffect, useMemo, useRef, useState } from 'react';
import { statesOf } from '../../model/machine-parts.ts';
import type { Model } from '../../model/model.ts';
import { wordsOf } from '../active-states.ts';
import { scriptFinder, type Script } from '../script.ts';
import { WIDTHS, type Width } from '../reports/shots.ts';
import { STAGE_WIDTHS, stageWords } from '../words/stage.ts';
import { pause } from './eventually.ts';
import { playWay } from './play.ts';
import * as css from './stage.css.ts';
import { isAtDesk, isOnScreen, stageFor } from './stage-for.ts';

/** Progress of the play. */
type Progress = { status: 'playing' | 'failed'; step: number } | { status: 'done' };

/** Milliseconds between steps, slow enough to follow. */
const BEAT = 350;

interface StageProps {
  model: Model | undefined;
  stateId: string;
}

/** The stage: shows the real shop in a frame and brings it to a state by the flow's steps. */
export function Stage({ model, stateId }: StageProps) {
  const script = useMemo(() => model && scriptFinder(model)(stateId), [model, stateId]);
  const node = model && statesOf(model.machine).find(({ id }) => id === stateId);
  if (!model || !node || !script || !isOnScreen(model.name))
    return <main className={css.lost}>{stageWords.unknown}</main>;
  return <Play model={model} script={script} title={wordsOf(node)} />;
}

function Play({ model, script, title }: { model: Model; script: Script; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [progress, setProgress] = useState<Progress>({ status: 'playing', step: 0 });
  const [width, setWidth] = useState<Width>(isAtDesk(model.name) ? 'desktop' : 'phone');
  const [round, setRound] = useState(0);

  useEffect(() => {
    const played = frame.current ? stageFor(model.name, frame.current) : undefined;
    if (!played) return;
    let isGone = false;
    let at = 0;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    playWay(script.steps, played, (step) => {
      if (isGone) throw new Error('The stage began anew');
      at = step;
      setProgress({ status: 'playing', step });
      return isCalm || step === 0 ? undefined : pause(BEAT);
    }).then(
      () => {
        // The desk's server knows nothing of the way here: it would send the visitor out.
        if (!isAtDesk(model.name)) played.page.releaseCalls();
        setProgress({ status: 'done' });
      },
      () => {
        if (!isGone) setProgress({ status: 'failed', step: at });
      },
    );
    return () => {
      isGone = true;
    };
  }, [model, script, round]);

  const { lines } = script;
  const words =
    progress.status === 'done'
      ? isAtDesk(model.name)
        ? stageWords.doneAtDesk
        : stageWords.done
      : progress.status === 'failed'
        ? stageWords.failed(progress.step + 1, lines[progress.step]?.action ?? '')
        : stageWords.step(progress.step + 1, lines.length, lines[progress.step]?.action ?? '');
  return (
    <div className={css.stage}>
      <header className={css.bar}>
        <div className={css.words}>
          <h1 className={css.title}>
            {model.title}: {title}
          </h1>
          <p role="status" data-progress={progress.status}>
            {words}
          </p>
        </div>
        <details className={css.steps}>
          <summary>{stageWords.steps}</summary>
          <ol>
            {lines.map(({ action, expect }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a script never changes while it is played
              <li key={index}>
                {action} → {expect.join(' ')}
              </li>
            ))}
          </ol>
        </details>
        <fieldset className={css.widths}>
          <legend>{stageWords.width}</legend>
          {WIDTHS.map((name) => (
            <label key={name}>
              <input type="radio" name="width" checked={name === width} onChange={() => setWidth(name)} />{' '}
              {STAGE_WIDTHS[name]}
            </label>
          ))}
        </fieldset>
        <button type="button" className={css.again} onClick={() => setRound((now) => now + 1)}>
          {stageWords.again}
        </button>
      </header>
      <main className={css.floor} aria-label={stageWords.floor}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the stage reaches into the frame, and the shop runs as it is */}
        <iframe ref={frame} title={stageWords.frame} className={css.frame} data-width={width} />
      </main>
    </div>
  );
}
