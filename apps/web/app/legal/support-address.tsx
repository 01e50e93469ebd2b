import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useSiteFacts } from '../site/site-facts.tsx';
import { legalMessages } from './messages.ts';

/** Shows the support address as a link; a plain text if the operator has set none. */
export function SupportAddress() {
  const t = useMessages(legalMessages);
  const { supportEmail } = useSiteFacts().operator;
  return supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : <>{t('theOperator')}</>;
}
