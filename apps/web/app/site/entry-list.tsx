import type { MenuEntry } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './entry-list.module.css';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';

interface EntryListProps {
  readonly entries: readonly MenuEntry[];
  readonly onChoose?: () => void;
}

/** A list of entries with their icons, names and descriptions. */
export function EntryList({ entries, onChoose }: EntryListProps) {
  const t = useMessages(menuMessages);
  return (
    <ul className={styles['list']}>
      {entries.map(({ slug, route, icon, color }) => (
        <li key={route}>
          <SiteLink to={route} className={styles['entry']} data-color={color} {...(onChoose ? { onClick: onChoose } : {})}>
            <span className={styles['icon']}>
              <MenuIcon name={icon} />
            </span>
            <span>
              <span className={styles['label']}>{t(slug)}</span>
              <span className={styles['subtitle']}>{t(`${slug}:lead`)}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
