import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useRef } from 'react';
import { EntryList } from './entry-list.tsx';
import { MakeCoverLink } from './make-cover-link.tsx';
import { TOP_MENU } from './menu-entries.ts';
import { SiteLink } from './site-link.tsx';
import styles from './side-menu.module.css';
import { siteMessages } from './messages.ts';

const ID = 'side-menu';
/** Attributes with which the browser opens the dialog itself, even before scripts have loaded; older browsers need ours. */
const OPENS_MENU = { commandfor: ID, command: 'show-modal' };

/** The menu button and the side menu. */
export function SideMenu({ callsToMakeCover }: { readonly callsToMakeCover: boolean }) {
  const t = useMessages(siteMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles['burger']}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        {...OPENS_MENU}
        onClick={() => dialog.current?.open || dialog.current?.showModal()}
      >
        <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
          <path d="M1 1h20M1 8h20M1 15h20" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        id={ID}
        className={styles['menu']}
        aria-label={t('menu')}
        onClick={({ target, currentTarget }) => {
          // The dialog itself is the target only of clicks on its backdrop.
          if (target === currentTarget) close();
        }}
      >
        <div className={styles['inside']}>
          <button type="button" className={styles['close']} aria-label={t('close')} onClick={close}>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="m2 2 14 14M16 2 2 16" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </button>
          <nav aria-label={t('side')}>
            {TOP_MENU.map((item) =>
              'entries' in item ? (
                <details key={item.label} name="side-menu">
                  <summary>{t(item.label)}</summary>
                  <EntryList entries={item.entries} onChoose={close} />
                </details>
              ) : (
                <SiteLink key={item.label} to={item.route} className={styles['link']} onClick={close}>
                  {t(item.label)}
                </SiteLink>
              ),
            )}
          </nav>
          {callsToMakeCover ? <MakeCoverLink location="side-menu" /> : null}
        </div>
      </dialog>
    </>
  );
}
