import { useEffect } from 'react';
import { SiteButton } from '../site/site-button.tsx';
import styles from './refresh-page.module.css';

/** Opens the desk anew, with the newest build. What was on it was kept when it was left. */
export function RefreshPage() {
  useEffect(() => window.location.replace('/design'), []);
  return (
    <main className={styles['page']} aria-busy="true">
      <h1>A newer Coverwright is here</h1>
      <p>Your cover was kept. It opens again in a moment.</p>
      <SiteButton to="/design" reloadDocument tone="quiet">
        Open it now
      </SiteButton>
    </main>
  );
}
