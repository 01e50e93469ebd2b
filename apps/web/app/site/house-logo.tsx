import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { HouseMark } from './house-mark.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './house-logo.module.css';
import { siteMessages } from './messages.ts';

/** The logo with the product's name, 180 × 50 px, linking to the home page. */
export function HouseLogo() {
  const t = useMessages(siteMessages);
  return (
    <SiteLink to="/" className={styles['logo']} aria-label={t('toHome')}>
      <HouseMark />
      <span>Coverwright</span>
    </SiteLink>
  );
}
