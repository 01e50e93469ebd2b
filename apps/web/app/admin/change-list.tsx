import styles from './change-list.module.css';
import { compareValues } from './compare-values.ts';

/** Lists a change field by field. */
export function ChangeList({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const changes = compareValues(before, after);
  if (changes.length === 0) return '–';
  return (
    <ul className={styles['changes']}>
      {changes.map(({ name, before: old, after: young }) => (
        <li key={name}>
          {name ? <span>{name}: </span> : null}
          {old === null ? null : <del>{old}</del>} {young === null ? null : <ins>{young}</ins>}
        </li>
      ))}
    </ul>
  );
}
