import { Link } from 'react-router';
import { HouseMark } from './house-mark.tsx';
import styles from './site-header.module.css';
import { UserMenu } from './user-menu.tsx';

/** The name of the house, leading home, and who is signed in. */
export function SiteHeader({ children }: { children?: React.ReactNode }) {
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['logo']} aria-label="Coverwright, home">
        <HouseMark />
        <span className={styles['name']}>Coverwright</span>
      </Link>
      <div className={styles['end']}>
        <UserMenu />
        {children}
      </div>
    </header>
  );
}
