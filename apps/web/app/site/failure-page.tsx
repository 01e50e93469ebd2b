import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';
import { ReloadButton } from './reload-button.tsx';
import { SiteButton } from './site-button.tsx';

/** Shown when a page itself breaks: what happened, and the two ways on. Nothing stands around it that could have broken it. */
export function FailurePage() {
  return (
    <MessagePage heading="Something went wrong on our side">
      <p>Your covers are safe: they are saved apart from this page. Try once more, or start again from the home page.</p>
      <div className={styles['ways']}>
        <ReloadButton>Try again</ReloadButton>
        <SiteButton to="/" reloadDocument tone="quiet">
          Home
        </SiteButton>
      </div>
      <title>Something went wrong · Coverwright</title>
    </MessagePage>
  );
}
