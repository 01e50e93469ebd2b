import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { HouseMark } from './house-mark.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './house-logo.module.css';
import { siteMessages } from './messages.ts';

/** The name of the house in its place of 180 × 50 px, leading home. */
export function HouseLogo() {
  const t = useMessages(siteMessages);
  return (
    <SiteLink to="/" className={styles['logo']} aria-label={t('toHome')}>
      <HouseMark />
      <span>Coverwright</span>
    </SiteLink>
  );
}
