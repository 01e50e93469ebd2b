import { useMessages } from '../messages/use-messages.ts';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBook,
  IconBuildingStore,
  IconBulb,
  IconHistory,
  IconRulerMeasure,
} from '@tabler/icons-react';
import { toggleBook } from '../book-view/toggle-book.ts';
import { useStore } from 'zustand';
import { redoStep, toggleGuidelines, undoStep } from '../actions/document-actions.ts';
import { DownloadMenu } from '../downloads/download-menu.tsx';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { openVersions } from '../versions/open-versions.ts';
import { openIdeas } from '../ideas/open-ideas.ts';
import { useSaving } from '../saving/saving-context.ts';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { openShopWindow } from '../shop-window/shop-window-action.ts';
import { AccountMenu } from './account-menu.tsx';
import { ActionButton } from './action-button.tsx';
import { ColourSchemeButton } from './colour-scheme-button.tsx';
import { FormatMenu } from './format-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { HomeMark } from './home-mark.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PreflightBadge } from '../preflight/preflight-badge.tsx';
import { SaveStateText, SaveTrouble } from './save-state.tsx';
import styles from './top-bar.module.css';
import { WorkTitle } from './work-title.tsx';
import { chromeMessages } from './messages.ts';

export function TopBar() {
  const showsGuidelines = useDesign().showGuidelines;
  const isBought = useEditor((state) => state.bought !== null);
  return (
    <div className={styles.bar}>
      <HomeMark className={styles.home} />
      <div className={styles.work}>
        <WorkTitle />
      </div>
      <div className={styles.wide}>
        <FormatMenu />
        <span className={styles.rule} />
        {isBought ? null : (
          <>
            <Steps />
            <ActionButton action={toggleGuidelines} pressed={showsGuidelines}>
              <IconRulerMeasure size={20} stroke={1.7} />
            </ActionButton>
          </>
        )}
        <BookButton />
        <ActionButton action={openShopWindow}>
          <IconBuildingStore size={20} stroke={1.7} />
        </ActionButton>
        {isBought ? null : (
          <>
            <ActionButton action={openIdeas}>
              <IconBulb size={20} stroke={1.7} />
            </ActionButton>
            <ActionButton action={openVersions}>
              <IconHistory size={20} stroke={1.7} />
            </ActionButton>
          </>
        )}
      </div>
      <div className={styles.end}>
        <div className={styles.narrow}>
          <SaveTrouble />
        </div>
        {isBought ? null : (
          <>
            <div className={`${styles.narrow} ${styles.steps}`}>
              <Steps />
            </div>
            <div className={styles.wide}>
              <SaveStateText />
            </div>
            <PreflightBadge />
          </>
        )}
        <div className={styles.wide}>
          <HelpMenu />
          <ColourSchemeButton />
          <AccountMenu />
          <ShareMenu />
          {isBought ? null : <SaveButton />}
        </div>
        <DownloadMenu />
        <div className={styles.narrow}>
          <MoreMenu />
        </div>
      </div>
    </div>
  );
}

/** The undo and redo buttons. */
function Steps() {
  return (
    <>
      <ActionButton action={undoStep}>
        <IconArrowBackUp size={20} stroke={1.7} />
      </ActionButton>
      <ActionButton action={redoStep}>
        <IconArrowForwardUp size={20} stroke={1.7} />
      </ActionButton>
    </>
  );
}

function BookButton() {
  const { bookView } = useMountedEditor().resources;
  const isOpen = useStore(bookView, (view) => view.isOpen);
  return (
    <ActionButton action={toggleBook} pressed={isOpen}>
      <IconBook size={20} stroke={1.7} />
    </ActionButton>
  );
}

function SaveButton() {
  const t = useMessages(chromeMessages);
  const { save } = useSaving();
  const isSaving = useEditor((state) => state.save === 'saving');
  return (
    <Button variant="default" size="sm" loading={isSaving} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}
