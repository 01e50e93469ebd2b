import { useMessages } from '../messages/use-messages.ts';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { BoughtBanner } from '../bought/bought-banner.tsx';
import { BookPanel } from '../book-view/book-panel.tsx';
import { Cropping } from '../cropping/cropping.tsx';
import { Eyedropper } from '../eyedropper/eyedropper.tsx';
import { ProofPanel } from '../proof/proof-panel.tsx';
import { ReviewPanel } from '../reviews/review-panel.tsx';
import { ShopWindow } from '../shop-window/shop-window.tsx';
import { ContextMenu } from '../context-menu/context-menu.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { Stage } from '../stage/stage.tsx';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { useCondition } from '../saving/saving-context.ts';
import { BringPictures } from '../uploads/bring-pictures.tsx';
import { TourOffer } from '../tour/tour-offer.tsx';
import { StorageBanner } from './storage-banner.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { Drawer } from './drawer.tsx';
import styles from './editor-screen.module.css';
import { ElementToolbar } from './element-toolbar.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { TabRail } from './tab-rail.tsx';
import { TopBar } from './top-bar.tsx';
import { ViewControls } from './view-controls.tsx';
import { chromeMessages } from './messages.ts';

/** The stage with the bars, drawers and dialogs around it. */
export function EditorScreen() {
  const t = useMessages(chromeMessages);
  // The toolbar beside the selection would flicker during a drag.
  const [isHeld, setIsHeld] = useState(false);
  // A cover that is open in another tab is read-only.
  const { hold } = useCondition();
  const { title } = useDesign().metadata;
  const { view, review } = useMountedEditor();
  const layersOpen = useStore(view, (state) => state.layersOpen);
  const reviewOpen = useStore(review, (state) => state.isOpen);
  // A bought cover is read-only, so it has no tools.
  const isBought = useEditor((state) => state.bought !== null);
  const isElsewhere = hold === 'elsewhere' || hold === 'taking';
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <TopBar />
        <StorageBanner />
        <BoughtBanner />
        {isBought ? null : <TourOffer />}
      </header>
      {isBought ? null : <TabRail className={styles.rail} />}
      {isBought ? null : <Drawer className={styles.drawer} isInert={isElsewhere} />}
      <main
        className={styles.stage}
        data-layers={layersOpen || reviewOpen}
        onPointerDownCapture={(event) =>
          setIsHeld(event.target instanceof Element && event.target.closest('[data-testid="stage"]') !== null)
        }
        onPointerUpCapture={() => setIsHeld(false)}
        onPointerCancelCapture={() => setIsHeld(false)}
      >
        <VisuallyHidden component="h1">{t('heading', { title: title.trim() || t('untitled') })}</VisuallyHidden>
        <div className={styles.workplace} inert={isElsewhere}>
          <Stage />
          {!isHeld && !isElsewhere && !isBought && <ElementToolbar />}
          <ViewControls />
          {isBought ? null : <LayersPanel />}
          <ContextMenu />
          <ReviewPanel />
          <Cropping />
          <Eyedropper />
          <ShopWindow />
          <ProofPanel />
          {isBought ? null : <BringPictures />}
        </div>
        <NoticeBar />
      </main>
      <BookPanel className={styles.book ?? ''} />
      <EditorDialogs />
    </div>
  );
}
