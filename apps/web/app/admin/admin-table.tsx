import type { ReactNode } from 'react';
import styles from './admin-table.module.css';

interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for numbers, which are right-aligned. */
  readonly isNumber?: boolean;
  /** True for short texts, which stay on one line. */
  readonly isShort?: boolean;
  /** True for texts that should wrap only if they would not fit otherwise. */
  readonly isWhole?: boolean;
}

interface AdminTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The text of an empty table. */
  readonly none: string;
}

/** A table, which becomes a list of cards on a phone. */
export function AdminTable<Row>({ label, columns, rows, keyOf, none }: AdminTableProps<Row>) {
  if (rows.length === 0) return <p className={styles['none']}>{none}</p>;
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell, isNumber, isShort, isWhole }) => (
              <td key={name} data-name={name} data-number={isNumber} data-short={isShort} data-whole={isWhole}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
