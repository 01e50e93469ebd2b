import type { MenuEntry } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './entry-list.module.css';

interface EntryListProps {
  readonly entries: readonly MenuEntry[];
  readonly onChoose?: () => void;
}

/** Entries with their drawings, names and what each is about. */
export function EntryList({ entries, onChoose }: EntryListProps) {
  return (
    <ul className={styles['list']}>
      {entries.map(({ label, subtitle, route, icon, color }) => (
        <li key={route}>
          <SiteLink to={route} className={styles['entry']} data-color={color} {...(onChoose ? { onClick: onChoose } : {})}>
            <span className={styles['icon']}>
              <MenuIcon name={icon} />
            </span>
            <span>
              <span className={styles['label']}>{label}</span>
              <span className={styles['subtitle']}>{subtitle}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
