import { DayField } from '#desk/ui/day-field.tsx';
import type { Journal } from '#desk/domain/wire.ts';
import type { AuditGroup } from '#domain/desk/audit-actions.ts';
import { field } from '#styles/desk/orders.css.ts';
import { filters } from './journal.late.css.ts';
import { JOURNAL_GROUP_NAMES, journalCopy as copy } from './journal-copy.ts';
import type { JournalAddress } from './journal-address.ts';

export interface JournalFiltersProps {
  people: Journal['people'];
  address: JournalAddress;
  onChange: (address: JournalAddress) => void;
}

/** Person, kind and day that the journal is narrowed to. */
export function JournalFilters({ people, address, onChange }: JournalFiltersProps) {
  // Another filter begins at its latest entry.
  const { after: _, ...kept } = address;
  const change = (name: 'person' | 'group' | 'day', value: string) => {
    const { [name]: __, ...others } = kept;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <search className={filters} aria-label={copy.filters}>
      <label>
        {copy.person}
        <select
          className={field}
          value={address.person ?? ''}
          onChange={({ target }) => change('person', target.value)}
        >
          <option value="">{copy.anyone}</option>
          {people.map(({ id, name, hasLeft }) => (
            <option key={id} value={id}>
              {hasLeft ? copy.left(name) : name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {copy.group}
        <select
          className={field}
          value={address.group ?? ''}
          onChange={({ target }) => change('group', target.value)}
        >
          <option value="">{copy.anything}</option>
          {(Object.keys(JOURNAL_GROUP_NAMES) as AuditGroup[]).map((group) => (
            <option key={group} value={group}>
              {JOURNAL_GROUP_NAMES[group]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {copy.day}
        <DayField value={address.day ?? ''} onChange={(day) => change('day', day)} />
      </label>
    </search>
  );
}
