import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useSeen } from '#desk/frame/edit/use-seen.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import type { GuideTable } from '#desk/domain/wire.ts';
import { GUIDE_LENGTHS, GUIDE_MANNERS } from '#domain/guide/guide-table.ts';
import { select } from '#styles/desk/access.css.ts';
import { muted, row, stack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { guideTableCopy as copy } from './guide-copy.ts';

/** Page of the table behind "Pomóż mi wybrać", for owners. */
export default function GuidePage() {
  const { client } = useDesk();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/guide'))}
      id="guide"
      title={copy.title}
      words={copy}
      heading={<PageHead title={copy.title} />}
    >
      {(table, reload) => <GuideTableEditor table={table} onChanged={reload} />}
    </LoadedPage>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  /** Says what the empty choice means. */
  none: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

const Choice = ({ id, label, value, none, options, onChange }: ChoiceProps) => (
  <div className={fieldParts.root}>
    <label className={fieldParts.label} htmlFor={id}>
      {label}
    </label>
    <select id={id} className={select} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </div>
);

/** What is chosen in the rows of a table, by their ids; what nobody chose, or is none of the values, is left out. */
const chosenOf = <Value extends string>(
  rows: readonly { id: string }[],
  values: readonly Value[],
  chosen: (id: string) => string,
) =>
  Object.fromEntries(
    rows.flatMap(({ id }) => {
      const value = values.find((one) => one === chosen(id));
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** Rows of a table, a service or specialist each; `value` is empty if nothing is chosen. */
const rowsOf = ({ services, specialists }: GuideTable) => [
  ...services.map(({ id, title, length }) => ({
    id,
    name: title,
    value: length ?? '',
    words: length ? copy.length[length] : copy.byPrice,
  })),
  ...specialists.map(({ id, name, manner }) => ({
    id,
    name,
    value: manner ?? '',
    words: manner ? copy.manner[manner] : copy.noManner,
  })),
];

const valueIn = (table: GuideTable, id: string): string =>
  rowsOf(table).find((one) => one.id === id)?.value ?? '';

/** Changes by another person between two tables, in words. */
const changesIn = (before: GuideTable, after: GuideTable) =>
  rowsOf(after)
    .filter(({ id, value }) => valueIn(before, id) !== value)
    .map(({ name, words }) => `${name}: ${words}`);

interface GuideTableEditorProps {
  table: GuideTable;
  onChanged: () => void;
}

/**
 * Editor of the guide's table, which is saved whole. Choices stay when another person saves; a message lists that
 * person's changes.
 */
function GuideTableEditor({ table, onChanged }: GuideTableEditorProps) {
  const { client } = useDesk();
  // A response may be newer than what was loaded.
  const [brought, setBrought] = useState(table);
  const shown = brought.version > table.version ? brought : table;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { seen, hold, catchUp } = useSeen(shown);
  const { busy, outcome, run } = useAction({
    done: copy.saved,
    newer(error) {
      const current = currentOf<'changeGuideTable'>(error);
      if (!current) return copy.newer([]);
      setBrought(current);
      catchUp(current);
      return copy.newer(changesIn(seen, current));
    },
    failed: copy.notSaved,
    onSettled: onChanged,
  });
  const chosen = (id: string) => typed[id] ?? valueIn(shown, id);
  const choose = (id: string, value: string) => {
    hold(true);
    setTyped({ ...typed, [id]: value });
  };
  const save = () =>
    void run('save', async () => {
      const body = {
        seen: seen.version,
        lengths: chosenOf(shown.services, GUIDE_LENGTHS, chosen),
        manners: chosenOf(shown.specialists, GUIDE_MANNERS, chosen),
      };
      setBrought(await unwrap(client.PUT('/guide', { body })));
      setTyped((now) => (now === typed ? {} : now));
      hold(false);
    });
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>{copy.lead}</p>
      <form
        className={stack}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <section className={panel} aria-labelledby="ile-mowi">
          <h2 id="ile-mowi">{copy.services}</h2>
          {shown.services.map(({ id, title }) => (
            <Choice
              key={id}
              id={`dlugosc-${id}`}
              label={title}
              none={copy.byPrice}
              value={chosen(id)}
              options={GUIDE_LENGTHS.map((one) => [one, copy.length[one]])}
              onChange={(value) => choose(id, value)}
            />
          ))}
        </section>
        <section className={panel} aria-labelledby="jak-mowi">
          <h2 id="jak-mowi">{copy.specialists}</h2>
          {shown.specialists.map(({ id, name }) => (
            <Choice
              key={id}
              id={`sposob-${id}`}
              label={name}
              none={copy.noManner}
              value={chosen(id)}
              options={GUIDE_MANNERS.map((one) => [one, copy.manner[one]])}
              onChange={(value) => choose(id, value)}
            />
          ))}
        </section>
        {shown.version > seen.version && (
          <Notice kind="warn" title={copy.newer(changesIn(seen, shown))} live />
        )}
        <p className={row}>
          <DeskButton type="submit" pending={busy !== undefined}>
            {busy === undefined ? copy.save : copy.saving}
          </DeskButton>
        </p>
      </form>
      <OutcomeStatus outcome={outcome} />
    </InsidePage>
  );
}
