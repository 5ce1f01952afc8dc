import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FlowSteps } from '#desk/flow/flow-steps.tsx';
import { FlowTable } from '#desk/flow/flow-table.tsx';
import {
  habitsFor,
  NO_WISHES,
  sharesOf,
  withShare,
  type Choice,
  type Wishes,
} from '../../model/visitors/choices.ts';
import type { Visits } from '../../model/visitors/visit.ts';
import { seeded } from '../../random.ts';
import { FEWEST, formatRun, MOST, readRun, type RunSettings } from '../visitors/address.ts';
import type { PreparedVisitors } from '../visitors/prepare.ts';
import { drawnVisits, sendVisitors } from '../visitors/run.ts';
import { visitorWords as words } from '../words/visitors.ts';
import { wholePercents } from '../percents.ts';
import * as layout from './layout.css.ts';
import { ShareSlider } from './share-slider.tsx';
import { keepVisitors } from './use-place.ts';
import * as css from './visitors.css.ts';
import type { VisitorsTabProps } from './visitors-tab.tsx';
import { VisitsResult } from './visits-result.tsx';

interface VisitorsPanelProps extends VisitorsTabProps {
  prepared: PreparedVisitors;
}

/** The last runs, and the settings of the last one. */
interface Runs {
  now: Visits;
  before: Visits | undefined;
  settings: RunSettings;
}

/** Sets what made-up visitors do, sends them, and tells what came of it beside the run before. */
export function VisitorsPanel({ model, text, prepared, visits, onVisits }: VisitorsPanelProps) {
  const { start, choices, habits, livedUntil } = prepared;
  const [settings, setSettings] = useState(() => readRun(text, choices));
  const [runs, setRuns] = useState<Runs>();
  const [sent, setSent] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const send = async (chosen: RunSettings, before: Visits | undefined) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const visitor = {
      start,
      machineId: model.machine.id,
      habits: habitsFor(choices, habits, chosen.wishes),
      random: seeded(chosen.seed),
    };
    setSent(0);
    const now = await sendVisitors(visitor, chosen.visitors, { signal: run.signal, onProgress: setSent });
    if (running.current === run) setSent(undefined);
    if (!now) return undefined;
    setRuns({ now, before, settings: chosen });
    onVisits(drawnVisits(model, now, before));
    return now;
  };

  // At once, and for a link with wishes of its own after those without: there is something to compare.
  useEffect(() => {
    const begin = async () => {
      const { shares, leaving } = settings.wishes;
      const isPlain = shares.size + leaving.size === 0;
      const before = isPlain ? undefined : await send({ ...settings, wishes: NO_WISHES }, undefined);
      if (isPlain || before) await send(settings, before);
    };
    void begin();
    return () => running.current?.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, []);

  const change = (changed: RunSettings) => {
    setSettings(changed);
    keepVisitors(
      model,
      formatRun(livedUntil === undefined ? changed : { ...changed, wishes: allOf(changed.wishes) }),
    );
  };
  /** Everything by name: whoever gets the link may have no counts, or others. */
  const allOf = (wishes: Wishes): Wishes => ({
    shares: new Map(
      choices.choices.flatMap((choice) => {
        const shares = sharesOf(choice, habits, wishes);
        return choice.options.map(({ key }, index): [string, number] => [key, shares[index] ?? 0]);
      }),
    ),
    leaving: new Map(
      choices.exits.map(({ stop }) => [stop.id, wishes.leaving.get(stop.id) ?? habits.leavesIn(stop)]),
    ),
  });
  const wish = (wishes: Wishes) => change({ ...settings, wishes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = readRun(formatRun(settings), choices);
    change(chosen);
    void send(chosen, runs?.now);
  };
  const choose = (choice: Choice) => {
    const shares = sharesOf(choice, habits, settings.wishes);
    const percents = wholePercents(shares);
    return (
      <fieldset key={`${choice.doer} ${choice.stateId}`} className={css.group}>
        <legend>{choice.words}</legend>
        {choice.options.map(({ key, words: option }, index) => (
          <ShareSlider
            key={key}
            words={option}
            share={shares[index] ?? 0}
            percent={percents[index] ?? 0}
            onShare={(share) => wish(withShare(choice, habits, settings.wishes, key, share))}
          />
        ))}
      </fieldset>
    );
  };
  const by = (doer: Choice['doer']) => choices.choices.filter((choice) => choice.doer === doer);

  return (
    <>
      <p className={layout.quiet}>
        {words.intro} {livedUntil === undefined ? words.usual : words.lived(livedUntil)}
      </p>
      <form className={css.group} onSubmit={submit}>
        <div className={css.pair}>
          <NumberField
            words={words.count}
            value={settings.visitors}
            least={FEWEST}
            most={MOST}
            onValue={(visitors) => change({ ...settings, visitors })}
          />
          <NumberField
            words={words.seed}
            value={settings.seed}
            least={0}
            most={2 ** 31}
            onValue={(seed) => change({ ...settings, seed })}
          />
        </div>
        <div className={layout.row}>
          <button type="submit" className={layout.mainButton}>
            {words.send}
          </button>
          <button
            type="button"
            className={layout.button}
            disabled={sent === undefined}
            onClick={() => running.current?.abort()}
          >
            {words.stop}
          </button>
          <button type="button" className={layout.button} onClick={() => wish(NO_WISHES)}>
            {words.reset}
          </button>
        </div>
        {sent !== undefined && (
          <progress
            className={css.progress}
            aria-label={words.progress}
            max={settings.visitors}
            value={sent}
          />
        )}
        {runs && runs.settings !== settings && <p className={layout.quiet}>{words.changed}</p>}
      </form>
      {runs && visits && <VisitsResult model={model} now={runs.now} before={runs.before} visits={visits} />}
      {visits && <FlowSteps states={visits.states} />}
      {choices.exits.length > 0 && (
        <fieldset className={css.group}>
          <legend>{words.exits}</legend>
          <p className={layout.quiet}>{words.exitsHint}</p>
          {choices.exits.map(({ stop, words: state }) => (
            <ShareSlider
              key={stop.id}
              words={state}
              share={settings.wishes.leaving.get(stop.id) ?? habits.leavesIn(stop)}
              onShare={(share) =>
                wish({ ...settings.wishes, leaving: new Map(settings.wishes.leaving).set(stop.id, share) })
              }
            />
          ))}
        </fieldset>
      )}
      {(['shop', 'visitor'] as const).map(
        (doer) =>
          by(doer).length > 0 && (
            <details key={doer} className={layout.more} open={doer === 'shop'}>
              <summary>{words[doer]}</summary>
              <p className={layout.quiet}>{words.choiceHint}</p>
              {by(doer).map(choose)}
            </details>
          ),
      )}
      {visits && <FlowTable arrows={visits.arrows} />}
    </>
  );
}

interface NumberFieldProps {
  words: string;
  value: number;
  least: number;
  most: number;
  onValue: (value: number) => void;
}

const NumberField = ({ words: label, value, least, most, onValue }: NumberFieldProps) => (
  <label className={layout.field}>
    <span>{label}</span>
    <input
      type="number"
      className={css.number}
      min={least}
      max={most}
      required
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onValue(target.valueAsNumber)}
    />
  </label>
);
