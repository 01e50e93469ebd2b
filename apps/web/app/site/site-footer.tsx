import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { PRODUCT_CATEGORIES } from '@coverwright/contracts/site/product-categories.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { CookieSettings } from '../consent/cookie-settings.tsx';
import { HouseLogo } from './house-logo.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './site-footer.module.css';
import { siteMessages } from './messages.ts';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';

const COLUMNS = [
  { heading: 'footerMake', links: PRODUCT_CATEGORIES },
  { heading: 'footerLearn', links: GUIDE_CATEGORIES },
] as const;

const COMPANY = ['about', 'pricing', 'blog', 'privacy', 'terms'] as const;

/** The footer of a page, with all links. */
export function SiteFooter() {
  const t = useMessages(siteMessages);
  const tMenu = useMessages(menuMessages);
  const columns = [
    ...COLUMNS.map(({ heading, links }) => ({
      heading: t(heading),
      links: links.map(({ slug, route }) => ({ label: tMenu(slug), route })),
    })),
    { heading: t('footerCompany'), links: COMPANY.map((key) => ({ label: t(key), route: `/${key}` })) },
  ];
  return (
    <footer className={styles['footer']}>
      <div className={styles['inside']}>
        <div className={styles['house']}>
          <HouseLogo />
          <p>{t('promise')}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, route }) => (
                <li key={route}>
                  <SiteLink to={route}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles['foot']}>
          <span>{t('colophon')}</span>
          <CookieSettings />
        </div>
      </div>
    </footer>
  );
}
