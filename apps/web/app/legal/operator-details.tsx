import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useSiteFacts } from '../site/site-facts.tsx';
import { SupportAddress } from './support-address.tsx';
import styles from './legal-page.module.css';
import { legalMessages } from './messages.ts';

/** Shows the operator's name, postal address and e-mail. Only pages that are rendered on request may show it. */
export function OperatorDetails() {
  const t = useMessages(legalMessages);
  const { name, address, supportEmail } = useSiteFacts().operator;
  if (!name && !address && !supportEmail) return <p>{t('operatorUnknown')}</p>;
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
