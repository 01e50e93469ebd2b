import { useMessages } from '../messages/use-messages.ts';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react';
import { useEditor } from '../session/editor-context.ts';
import { useSaving } from '../saving/saving-context.ts';
import styles from './save-state.module.css';
import { chromeMessages } from './messages.ts';

/** Shows whether the server has the cover on the stage. @param isSaid false in a menu, where a change is not announced */
export function SaveStateText({ isSaid = true }: { readonly isSaid?: boolean }) {
  const t = useMessages(chromeMessages);
  const { save: saveNow } = useSaving();
  const save = useEditor((state) => state.save);
  const isSaved = useEditor((state) => state.currentChangesSaved);
  const itemId = useEditor((state) => state.itemId);
  const { online: isOnline } = useNetwork();
  if (save === 'saving') return <State isSaid={isSaid} icon={<IconCloudUp size={18} />} text={t('saving')} />;
  if (isSaved) return <State isSaid={isSaid} icon={<IconCloudCheck size={18} />} text={t('saved')} />;
  if (save === 'offline' || !isOnline) return <State isSaid={isSaid} icon={<IconCloudOff size={18} />} text={t('offline')} />;
  if (save === 'failed') {
    return (
      <Tooltip label={t('notSavedHint')}>
        <UnstyledButton className={`${styles.state} ${styles.failed}`} aria-label={t('notSavedTryAgain')} onClick={() => void saveNow()}>
          <IconCloudOff size={18} />
          <span className={styles.text}>{t('notSavedTryAgain')}</span>
        </UnstyledButton>
      </Tooltip>
    );
  }
  return <State isSaid={isSaid} icon={<IconPencil size={17} />} text={itemId === null ? t('notSavedYet') : t('edited')} />;
}

/** Shows a save state that needs the author's attention, in the small top bar of a phone. */
export function SaveTrouble() {
  const isSaved = useEditor((state) => state.currentChangesSaved);
  const save = useEditor((state) => state.save);
  const { online: isOnline } = useNetwork();
  const isTroubled = !isSaved && (save === 'offline' || save === 'failed' || !isOnline);
  return isTroubled ? (
    <span className={styles.mark}>
      <SaveStateText />
    </span>
  ) : null;
}

function State({ icon, text, isSaid }: { readonly icon: React.ReactNode; readonly text: string; readonly isSaid: boolean }) {
  return (
    <span className={styles.state} {...(isSaid ? { role: 'status', 'aria-label': text } : {})} data-testid="save-state">
      {icon}
      <span className={styles.text}>{text}</span>
    </span>
  );
}
