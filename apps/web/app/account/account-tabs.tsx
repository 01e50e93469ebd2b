import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { PageLink } from '../site/page-link.tsx';
import styles from './account-tabs.module.css';
import { accountMessages } from './messages.ts';

type AccountPart = CoverList | 'orders' | 'brand' | 'profile';

const TABS: readonly { readonly show: AccountPart; readonly name: string }[] = [
  { show: 'drafts', name: 'Drafts' },
  { show: 'completed-covers', name: 'Completed' },
  { show: 'revisions', name: 'Revisions' },
  { show: 'orders', name: 'Orders' },
  { show: 'brand', name: 'Brand' },
  { show: 'profile', name: 'Profile' },
];

/** The parts of the account, each at an address of its own. */
export function AccountTabs({ show }: { readonly show: AccountPart }) {
  const t = useMessages(accountMessages);
  return (
    <nav className={styles['tabs']} aria-label={t('sections')}>
      {TABS.map((tab) => (
        <PageLink key={tab.show} to={`/account?show=${tab.show}`} aria-current={tab.show === show ? 'page' : undefined} preventScrollReset>
          {tab.name}
        </PageLink>
      ))}
    </nav>
  );
}
