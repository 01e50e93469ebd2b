import { useSiteFacts } from '../site/site-facts.tsx';
import { SupportAddress } from './support-address.tsx';
import styles from './legal-page.module.css';

/** Who runs this server: name and postal address, and where to write. Only pages that are rendered on request may show it. */
export function OperatorDetails() {
  const { name, address, supportEmail } = useSiteFacts().operator;
  if (!name && !address && !supportEmail) return <p>The operator of this server has not published their name and address yet.</p>;
  return (
    <address className={styles['operator']}>
      {[name, ...(address ?? '').split('\n')].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {supportEmail && (
        <span>
          <SupportAddress />
        </span>
      )}
    </address>
  );
}
