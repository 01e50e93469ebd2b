import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { PageLink } from '../site/page-link.tsx';
import styles from './account-tabs.module.css';
import { accountMessages } from './messages.ts';

type AccountPart = CoverList | 'orders' | 'brand' | 'profile';

const TABS = {
  drafts: 'drafts',
  'completed-covers': 'completed',
  revisions: 'revisions',
  orders: 'orders',
  brand: 'brand',
  profile: 'profile',
} as const satisfies Record<AccountPart, string>;
const PARTS = Object.keys(TABS) as readonly AccountPart[];

/** The tabs of the account, each with an address of its own. */
export function AccountTabs({ show }: { readonly show: AccountPart }) {
  const t = useMessages(accountMessages);
  return (
    <nav className={styles['tabs']} aria-label={t('sections')}>
      {PARTS.map((part) => (
        <PageLink key={part} to={`/account?show=${part}`} aria-current={part === show ? 'page' : undefined} preventScrollReset>
          {t(TABS[part])}
        </PageLink>
      ))}
    </nav>
  );
}
