import { useLocation } from 'react-router';
import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';
import { SiteButton } from './site-button.tsx';

/** The 404 page: of addresses that lead nowhere, and of those that a route refuses. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <MessagePage heading="We're sorry..." detail={`Page not found: ${pathname}`}>
      <p>The page you are looking for doesn't exist or has been moved.</p>
      <div className={styles['ways']}>
        <SiteButton to="/" reloadDocument>
          Home
        </SiteButton>
        <SiteButton to="/support" reloadDocument tone="quiet">
          Support
        </SiteButton>
      </div>
      <title>Page not found · Coverwright</title>
      <meta name="robots" content="noindex" />
    </MessagePage>
  );
}
