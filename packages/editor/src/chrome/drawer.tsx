import { inspectorMessages } from '../inspectors/messages.ts';
import { groupOf } from '@coverwright/core/elements/group/element-tree.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { INSPECTORS } from '../inspectors/inspectors.ts';
import { useBackClosesSheet } from '../navigation/use-back-closes.ts';
import { useDesign, useEditor } from '../session/editor-context.ts';
import type { TabId } from '../session/tab.ts';
import styles from './drawer.module.css';
import { SeveralSelected } from './several-selected.tsx';
import { chromeMessages } from './messages.ts';

const ONE_ELEMENT: readonly TabId[] = ['TEXT_FORMATTING', 'SHAPE_EDIT', 'ARTWORK_EDIT', 'IMAGE_OBJECT_EDIT'];

/** The inspector of the open tab: beside the stage, or a sheet over the tabs on a phone. */
export function Drawer({ className, isInert }: { readonly className: string | undefined; readonly isInert: boolean }) {
  const t = useMessages(chromeMessages);
  const tTabs = useMessages(inspectorMessages);
  const activeTab = useEditor((state) => state.activeTab);
  const drawerOpen = useEditor((state) => state.drawerOpen);
  const openTab = useEditor((state) => state.openTab);
  const closeDrawer = useEditor((state) => state.closeDrawer);
  useBackClosesSheet(drawerOpen, closeDrawer);
  const design = useDesign();
  const { format } = design;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [activeTab]);
  // The open tab may not apply any more, as the spine's after a change to an eBook.
  const tab = INSPECTORS[activeTab].appliesTo(format) ? activeTab : 'COVER_IMAGE';
  const selectedIds = useEditor((state) => state.selectedIds);
  const count = selectedIds.length;
  const group = selectedIds[0] !== undefined && count === 1 ? groupOf(design, selectedIds[0]) : undefined;
  const { parent, ...inspector } = INSPECTORS[tab];
  // An inspector of one element does not apply to several, or to a group.
  const isForSeveral = (count > 1 || group !== undefined) && ONE_ELEMENT.includes(tab);
  const title = !isForSeveral ? tTabs(inspector.title) : group ? (group.name ?? t('group')) : t('elements', { count });
  const Panel = isForSeveral ? SeveralSelected : inspector.Panel;
  if (!drawerOpen) return null;
  return (
    <aside className={`${styles.drawer} ${className ?? ''}`} aria-label={title} data-testid="drawer" inert={isInert}>
      <div className={styles.head}>
        {parent && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('backTo', { title: tTabs(INSPECTORS[parent].title) })}
            onClick={() => openTab(parent)}
          >
            <IconArrowLeft size={18} />
          </ActionIcon>
        )}
        <h2 className={styles.title}>{title}</h2>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('closeDrawer')} onClick={closeDrawer}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <div className={styles.body} ref={body}>
        <Panel />
      </div>
    </aside>
  );
}
