import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useSiteFacts } from '../site/site-facts.tsx';
import { legalMessages } from './messages.ts';

/** Where to write, as a link; in words where the operator has set no address. */
export function SupportAddress() {
  const t = useMessages(legalMessages);
  const { supportEmail } = useSiteFacts().operator;
  return supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : <>{t('theOperator')}</>;
}
