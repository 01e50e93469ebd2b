import { useSiteFacts } from '../site/site-facts.tsx';

/** Where to write, as a link; in words where the operator has set no address. */
export function SupportAddress() {
  const { supportEmail } = useSiteFacts().operator;
  return supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : <>the operator of this server</>;
}
