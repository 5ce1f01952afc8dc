import type { Chapter, Happening, Model, ReplayedStep } from '../../model/model.ts';
import { causeWords, hueOf, SIGN } from '../../model/words/actors.ts';
import { emittedWords, factsOf } from '../../model/words/tell.ts';
import { leavesOf, wordsOf } from '../active-states.ts';
import { linesOf } from '../script.ts';
import { doerOf, offeredIn, type Simulation } from '../simulation.ts';
import { pageWords } from '../words/page.ts';
import { cause as causeClass } from './colours.css.ts';
import * as css from './layout.css.ts';

interface SimulationPanelProps {
  model: Model;
  simulation: Simulation;
  /** Steps of the simulation so far, from the machine's start. */
  way: readonly ReplayedStep[];
  onChange: (next: Simulation) => void;
  onPick: (stateId: string) => void;
}

/** Panel to simulate a machine by hand: active states, possible events, history. */
export function SimulationPanel({ model, simulation, way, onChange, onPick }: SimulationPanelProps) {
  const { chapter, taken } = simulation;
  const last = way.at(-1);
  if (!last) return null;
  const { snapshot } = last;
  const { here, more } = offeredIn(model, chapter, snapshot);
  const facts = factsOf(model, snapshot);
  const effects = way.flatMap(({ emitted }, at) =>
    emitted.map((event) => pageWords.atStep(at, emittedWords(model, event))),
  );
  const take = (happening: Happening) => onChange({ chapter, taken: [...taken, happening] });

  return (
    <>
      <label className={css.field}>
        <span>{pageWords.startAt}</span>
        <select
          className={css.select}
          value={model.chapters.indexOf(chapter)}
          onChange={({ target }) => {
            const next = model.chapters[Number(target.value)];
            if (next) onChange({ chapter: next, taken: [] });
          }}
        >
          {model.chapters.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div className={css.row}>
        <button
          type="button"
          className={css.button}
          disabled={taken.length === 0}
          onClick={() => onChange({ chapter, taken: taken.slice(0, -1) })}
        >
          {pageWords.undo}
        </button>
        <button type="button" className={css.button} onClick={() => onChange({ chapter, taken: [] })}>
          {pageWords.restart}
        </button>
      </div>

      <section>
        <h3 className={css.smallTitle}>{pageWords.now}</h3>
        <ul className={css.nowList} aria-live="polite">
          {leavesOf(snapshot).map((node) => (
            <li key={node.id}>
              <button type="button" className={css.nowState} onClick={() => onPick(node.id)}>
                {wordsOf(node)}
              </button>
            </li>
          ))}
        </ul>
      </section>

      <section>
        <h3 className={css.smallTitle}>{pageWords.possible}</h3>
        <Offers model={model} offered={here} onTake={take} />
        {here.length === 0 && (
          <p className={css.quiet}>{more.length > 0 ? pageWords.nothingHere : pageWords.ended}</p>
        )}
        {more.length > 0 && (
          <details className={css.more} open={here.length === 0}>
            <summary>{pageWords.more}</summary>
            <Offers model={model} offered={more} onTake={take} />
          </details>
        )}
      </section>

      {facts.length > 0 && (
        <section>
          <h3 className={css.smallTitle}>{pageWords.facts}</h3>
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}

      <section>
        <h3 className={css.smallTitle}>{pageWords.effects}</h3>
        {effects.length === 0 ? (
          <p className={css.quiet}>{pageWords.nothingTold}</p>
        ) : (
          <ol className={css.log} role="log" aria-label={pageWords.effects}>
            {effects.map((words, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the log only grows and shrinks at its end
              <li key={index}>{words}</li>
            ))}
          </ol>
        )}
      </section>

      <section>
        <h3 className={css.smallTitle}>{pageWords.history}</h3>
        <History
          model={model}
          way={way}
          chapter={chapter}
          onReturn={(count) => onChange({ chapter, taken: taken.slice(0, count) })}
        />
      </section>
    </>
  );
}

interface OffersProps {
  model: Model;
  offered: readonly Happening[];
  onTake: (one: Happening) => void;
}

/** The offered events, grouped by who brings them about, in the order in which each is met first. */
function Offers({ model, offered, onTake }: OffersProps) {
  const nameOf = (happening: Happening) => causeWords(doerOf(model, happening));
  const causes = new Map(
    offered.map((happening) => [nameOf(happening), hueOf(doerOf(model, happening))] as const),
  );
  return [...causes].map(([name, hue]) => (
    <div key={name} className={css.offers}>
      <p className={causeClass[hue]}>
        <span aria-hidden="true">{SIGN[hue]}</span> {name}
      </p>
      {offered
        .filter((happening) => nameOf(happening) === name)
        .map((happening) => (
          <button
            key={JSON.stringify(happening.event)}
            type="button"
            className={css.offer}
            onClick={() => onTake(happening)}
          >
            {happening.words}
          </button>
        ))}
    </div>
  ));
}

interface HistoryProps {
  model: Model;
  way: readonly ReplayedStep[];
  /** Steps of its opening cannot be undone. */
  chapter: Chapter;
  /** Undoes steps until `count` are left after the opening. */
  onReturn: (count: number) => void;
}

function History({ model, way, chapter, onReturn }: HistoryProps) {
  const opening = chapter.opening.length;
  return (
    <ol className={css.script}>
      {linesOf(model, chapter, way).map(({ action, expect }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps are only added and taken away at the end
        <li key={index}>
          {action}
          {index >= opening && index < way.length - 1 && (
            <button
              type="button"
              className={css.linkButton}
              aria-label={pageWords.returnTo(index + 1)}
              onClick={() => onReturn(index - opening)}
            >
              ↩
            </button>
          )}
          <span className={css.expect}>→ {expect.join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}
