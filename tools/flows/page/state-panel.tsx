import type { AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionId, transitionsOf } from '../../model/machine-parts.ts';
import type { Model } from '../../model/model.ts';
import { causeWords, hueOf, SIGN } from '../../model/words/actors.ts';
import { causeOf } from '../../model/words/tell.ts';
import { pathOf, wordsOf } from '../active-states.ts';
import { markOf, type ReadReport } from '../reports/flow-report.ts';
import type { Shots } from '../reports/shots.ts';
import { whyNoScreen } from '../screens/screens.ts';
import type { Script } from '../script.ts';
import type { ShopState } from '../shop-state.ts';
import { stageAddress, whyNotShown } from '../show/showable.ts';
import { MARK_WORDS, pageWords } from '../words/page.ts';
import { cause as causeClass, markSign } from './colours.css.ts';
import { ShotPair } from './gallery.tsx';
import * as css from './layout.css.ts';
import { MARK_SIGN } from './legend.tsx';

interface StatePanelProps {
  model: Model;
  stateId: string | undefined;
  script: Script | undefined;
  report: ReadReport | undefined;
  shots: readonly Shots[];
  shop: ShopState;
  onRepeat: (script: Script) => void;
}

/** Panel of the selected state: description, transitions, how to reach it, screenshots. */
export function StatePanel({ model, stateId, script, report, shots, shop, onRepeat }: StatePanelProps) {
  const node = statesOf(model.machine).find(({ id }) => id === stateId);
  if (!node) return <p className={css.quiet}>{pageWords.pickState}</p>;

  const ways = transitionsOf(node);
  const reason = whyNotShown(model.name, script, shop);
  const shot = shots.find(({ state }) => state === pathOf(node));
  const noShot =
    whyNoScreen(model.name, pathOf(node)) ?? (shots.length > 0 ? pageWords.noShot : pageWords.noShots);
  return (
    <>
      <div>
        <h3 className={css.stateTitle}>{wordsOf(node)}</h3>
        {report && <Walked report={report} id={node.id} />}
        <details className={css.quiet}>
          <summary>{pageWords.inCode}</summary>
          <p className={css.code}>{pathOf(node)}</p>
          {node.tags.length > 0 && (
            <p>
              {pageWords.tags}:{' '}
              {node.tags.map((tag) => (
                <code key={tag} className={css.tag}>
                  {tag}
                </code>
              ))}
            </p>
          )}
        </details>
      </div>

      <section>
        <h3 className={css.smallTitle}>{pageWords.script}</h3>
        {script ? (
          <>
            {script.isPassing && <p className={css.quiet}>{pageWords.passing}</p>}
            <ScriptList script={script} />
            <div className={css.row}>
              <button type="button" className={css.button} onClick={() => onRepeat(script)}>
                {pageWords.repeat}
              </button>
              {shop.status === 'ready' && reason === undefined && (
                <a
                  className={css.mainButton}
                  href={stageAddress(shop, model.name, node.id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {pageWords.show} {pageWords.opensNew}
                </a>
              )}
            </div>
            {reason !== undefined && (
              <p className={css.quiet}>
                {pageWords.show}: {reason}
              </p>
            )}
          </>
        ) : (
          <p className={css.quiet}>{pageWords.unreachable}</p>
        )}
      </section>

      <section>
        <h3 className={css.smallTitle}>{pageWords.ways}</h3>
        {ways.length === 0 && <p className={css.quiet}>{pageWords.noWays}</p>}
        <ul className={css.ways}>
          {ways.map((transition) => (
            <Way key={transitionId(transition)} model={model} transition={transition} report={report} />
          ))}
        </ul>
      </section>

      <section>
        <h3 className={css.smallTitle}>{pageWords.screens}</h3>
        {shot ? <ShotPair shots={shot} words={wordsOf(node)} /> : <p className={css.quiet}>{noShot}</p>}
      </section>
    </>
  );
}

function ScriptList({ script: { lines } }: { script: Script }) {
  return (
    <ol className={css.script} data-script>
      {lines.map(({ action, expect }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a script never changes while it is on show
        <li key={index}>
          <span className={css.quiet}>{pageWords.does}:</span> {action}
          <span className={css.expect}>
            {pageWords.expects}: {expect.join(' ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Coverage of a state or transition by the last tests. */
function Walked({ report, id }: { report: ReadReport; id: string }) {
  const mark = markOf(report, id);
  const words =
    mark === 'walked'
      ? pageWords.walkedTimes(report.counts[id] ?? 0)
      : `${MARK_WORDS[mark]}${mark === 'excused' ? `: ${report.exceptions[id] ?? ''}` : ''}`;
  return (
    <p className={css.quiet}>
      <span className={markSign[mark]} aria-hidden="true">
        {MARK_SIGN[mark]}
      </span>{' '}
      {words}
    </p>
  );
}

interface WayProps {
  model: Model;
  transition: AnyTransitionDefinition;
  report: ReadReport | undefined;
}

function Way({ model, transition, report }: WayProps) {
  const cause = causeOf(model, transition);
  const hue = hueOf(cause);
  const target = transition.target?.find((to) => to !== transition.source);
  return (
    <li>
      <span className={causeClass[hue]}>
        <span aria-hidden="true">{SIGN[hue]}</span> {causeWords(cause)}:
      </span>{' '}
      {transition.description}
      {target && <span className={css.expect}>→ {wordsOf(target)}</span>}
      {report && <Walked report={report} id={transitionId(transition)} />}
    </li>
  );
}
