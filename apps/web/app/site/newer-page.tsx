import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';
import { ReloadButton } from './reload-button.tsx';

/** Shown while a page that is out of date is left, and when leaving it did not help. */
export function NewerPage() {
  return (
    <MessagePage heading="A newer Coverwright is here">
      <p>This page was opened before it came. It is loaded anew; what you made is kept.</p>
      <div className={styles['ways']}>
        <ReloadButton>Load it now</ReloadButton>
      </div>
    </MessagePage>
  );
}
