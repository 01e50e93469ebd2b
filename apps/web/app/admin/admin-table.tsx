import type { ReactNode } from 'react';
import styles from './admin-table.module.css';

interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand to the right, under each other. */
  readonly isNumber?: boolean;
  /** A word or two that stay on one line. */
  readonly isShort?: boolean;
  /** Its words are broken only where they would not fit otherwise, however much there is beside them. */
  readonly isWhole?: boolean;
}

interface AdminTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Said where there are no rows. */
  readonly none: string;
}

/** A list of things with the same facts. On a phone each is a card, its facts under each other. */
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
