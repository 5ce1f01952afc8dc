import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useTyped } from '#desk/frame/edit/use-typed.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
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
  const { stored, fields, isDirty, seen, type, send, takeNewer } = useTyped(table, {
    fieldsOf: (one): Readonly<Record<string, string>> =>
      Object.fromEntries(rowsOf(one).map(({ id, value }) => [id, value])),
    seenOf: (one) => one,
  });
  const { busy, outcome, run } = useAction({
    done: copy.saved,
    newer(error) {
      const current = currentOf<'changeGuideTable'>(error);
      if (!current) return copy.newer([]);
      takeNewer(current);
      return copy.newer(changesIn(seen, current));
    },
    failed: copy.notSaved,
    onSettled: onChanged,
  });
  const chosen = (id: string) => fields[id] ?? '';
  const save = () => {
    const settle = send();
    const body = {
      seen: seen.version,
      lengths: chosenOf(stored.services, GUIDE_LENGTHS, chosen),
      manners: chosenOf(stored.specialists, GUIDE_MANNERS, chosen),
    };
    void run('save', async () => settle(await unwrap(client.PUT('/guide', { body }))));
  };
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>{copy.lead}</p>
      <HeldForm className={stack} isHeld={false} onSubmit={save}>
        <section className={panel} aria-labelledby="ile-mowi">
          <h2 id="ile-mowi">{copy.services}</h2>
          {stored.services.map(({ id, title }) => (
            <Choice
              key={id}
              id={`dlugosc-${id}`}
              label={title}
              none={copy.byPrice}
              value={chosen(id)}
              options={GUIDE_LENGTHS.map((one) => [one, copy.length[one]])}
              onChange={(value) => type({ [id]: value })}
            />
          ))}
        </section>
        <section className={panel} aria-labelledby="jak-mowi">
          <h2 id="jak-mowi">{copy.specialists}</h2>
          {stored.specialists.map(({ id, name }) => (
            <Choice
              key={id}
              id={`sposob-${id}`}
              label={name}
              none={copy.noManner}
              value={chosen(id)}
              options={GUIDE_MANNERS.map((one) => [one, copy.manner[one]])}
              onChange={(value) => type({ [id]: value })}
            />
          ))}
        </section>
        {stored.version > seen.version && (
          <Notice kind="warn" title={copy.newer(changesIn(seen, stored))} live />
        )}
        <p className={row}>
          <DeskButton type="submit" pending={busy !== undefined}>
            {busy === undefined ? copy.save : copy.saving}
          </DeskButton>
        </p>
      </HeldForm>
      <UnsavedText isUnsaved={isDirty} />
      <OutcomeStatus outcome={outcome} isDirty={isDirty} />
    </InsidePage>
  );
}
