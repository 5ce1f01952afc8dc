import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
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

/** Leaves out what nobody chose, and what is none of the values. */
const chosenOf = <Value extends string>(typed: Readonly<Record<string, string>>, values: readonly Value[]) =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, word]) => {
      const value = values.find((one) => one === word);
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** Editor of the guide's table. The outcome of its last save stays when a newer table loads. */
function GuideTableEditor({ table, onChanged }: { table: GuideTable; onChanged: () => void }) {
  const { client } = useDesk();
  const { busy, outcome, run } = useAction({
    done: copy.saved,
    newer: copy.newer,
    failed: copy.notSaved,
    onSettled: onChanged,
  });
  const save = ({ lengths, manners }: Typed) =>
    void run('save', () =>
      unwrap(
        client.PUT('/guide', {
          body: {
            seen: table.version,
            lengths: chosenOf(lengths, GUIDE_LENGTHS),
            manners: chosenOf(manners, GUIDE_MANNERS),
          },
        }),
      ),
    );
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <p className={muted}>{copy.lead}</p>
      <GuideForm key={table.version} table={table} isBusy={busy !== undefined} onSave={save} />
      <OutcomeStatus outcome={outcome} />
    </InsidePage>
  );
}

/** What is chosen, by service and by specialist; empty where nothing is. */
interface Typed {
  lengths: Readonly<Record<string, string>>;
  manners: Readonly<Record<string, string>>;
}

interface GuideFormProps {
  table: GuideTable;
  isBusy: boolean;
  onSave: (typed: Typed) => void;
}

function GuideForm({ table, isBusy, onSave }: GuideFormProps) {
  const [lengths, setLengths] = useState<Record<string, string>>(() =>
    Object.fromEntries(table.services.map(({ id, length = '' }) => [id, length])),
  );
  const [manners, setManners] = useState<Record<string, string>>(() =>
    Object.fromEntries(table.specialists.map(({ id, manner = '' }) => [id, manner])),
  );
  return (
    <form
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ lengths, manners });
      }}
    >
      <section className={panel} aria-labelledby="ile-mowi">
        <h2 id="ile-mowi">{copy.services}</h2>
        {table.services.map(({ id, title }) => (
          <Choice
            key={id}
            id={`dlugosc-${id}`}
            label={title}
            none={copy.byPrice}
            value={lengths[id] ?? ''}
            options={GUIDE_LENGTHS.map((one) => [one, copy.length[one]])}
            onChange={(value) => setLengths({ ...lengths, [id]: value })}
          />
        ))}
      </section>
      <section className={panel} aria-labelledby="jak-mowi">
        <h2 id="jak-mowi">{copy.specialists}</h2>
        {table.specialists.map(({ id, name }) => (
          <Choice
            key={id}
            id={`sposob-${id}`}
            label={name}
            none={copy.noManner}
            value={manners[id] ?? ''}
            options={GUIDE_MANNERS.map((one) => [one, copy.manner[one]])}
            onChange={(value) => setManners({ ...manners, [id]: value })}
          />
        ))}
      </section>
      <p className={row}>
        <DeskButton type="submit" pending={isBusy}>
          {isBusy ? copy.saving : copy.save}
        </DeskButton>
      </p>
    </form>
  );
}
