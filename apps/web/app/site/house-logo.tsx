import { HouseMark } from './house-mark.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './house-logo.module.css';

/** The name of the house in its place of 180 × 50 px, leading home. */
export function HouseLogo() {
  return (
    <SiteLink to="/" className={styles['logo']} aria-label="Coverwright, home">
      <HouseMark />
      <span>Coverwright</span>
    </SiteLink>
  );
}
