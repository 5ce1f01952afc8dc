import { columnName } from '#styles/desk/column-name.late.css.ts';

/** First row of a table: what its columns are called. */
export const ColumnHeads = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Name of a cell's column before a value that does not explain itself; only on phones, where the head is not shown. */
export const ColumnName = ({ children }: { children: string }) => (
  <span className={columnName}>{children}</span>
);
