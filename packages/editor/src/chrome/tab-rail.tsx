import { inspectorMessages } from '../inspectors/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useDesign, useEditor } from '../session/editor-context.ts';
import { INSPECTORS, railTabs } from '../inspectors/inspectors.ts';
import { faultsByTab } from './faults-by-tab.ts';
import styles from './tab-rail.module.css';
import { useScrollEnds } from './use-scroll-ends.ts';
import { chromeMessages } from './messages.ts';

/** The tabs of the format: narrow or wide on the left, or along the bottom on a phone. */
export function TabRail({ className }: { readonly className: string | undefined }) {
  const t = useMessages(chromeMessages);
  const tTabs = useMessages(inspectorMessages);
  const { format } = useDesign();
  const activeTab = useEditor((state) => state.activeTab);
  const drawerOpen = useEditor((state) => state.drawerOpen);
  const openTab = useEditor((state) => state.openTab);
  const closeDrawer = useEditor((state) => state.closeDrawer);
  const faults = faultsByTab(useEditor((state) => state.findings));
  const [menu, setMenu] = useLocalStorage<'mini' | 'full'>({
    key: 'coverwright.menu',
    defaultValue: 'mini',
    getInitialValueInEffect: false,
  });
  const shownUnder = INSPECTORS[activeTab].parent ?? activeTab;
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the rail is wider than the screen, so the current tab is scrolled into view.
    rail.current?.querySelector(`[data-tab="${shownUnder}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownUnder]);
  const ends = useScrollEnds(rail);
  const isFull = menu === 'full';
  const MenuIcon = isFull ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <nav
      ref={rail}
      data-before={ends.before}
      data-after={ends.after}
      className={`${styles.rail} ${className ?? ''}`}
      data-menu={menu}
      data-tour="tabs"
      aria-label={t('partsOfTheCover')}
    >
      <span className={styles.more} data-end="before" aria-hidden="true">
        <IconChevronLeft size={16} />
      </span>
      {railTabs(format).map((tab) => {
        const { label, detail, icon: Icon } = INSPECTORS[tab];
        const isActive = drawerOpen && tab === shownUnder;
        return (
          <UnstyledButton
            key={tab}
            className={styles.tab}
            data-tab={tab}
            aria-pressed={isActive}
            onClick={() => (isActive && tab === activeTab ? closeDrawer() : openTab(tab))}
          >
            <span className={styles.icon}>
              <Icon size={22} stroke={1.6} aria-hidden="true" />
              {faults.has(tab) && <span className={styles.fault} data-testid="tab-fault" />}
            </span>
            <span>
              <span className={styles.label}>{tTabs(label)}</span>
              {/* In the mini rail a word is all there is room for. */}
              <span className={styles.detail} aria-hidden="true">
                {tTabs(detail)}
              </span>
            </span>
            {faults.has(tab) && <VisuallyHidden>{t('needsAttention')}</VisuallyHidden>}
          </UnstyledButton>
        );
      })}
      <UnstyledButton
        className={`${styles.tab} ${styles.menu}`}
        aria-expanded={isFull}
        aria-label={isFull ? t('collapseMenu') : t('expandMenu')}
        onClick={() => setMenu(isFull ? 'mini' : 'full')}
      >
        <span className={styles.icon}>
          <MenuIcon size={20} stroke={1.6} aria-hidden="true" />
        </span>
        <span className={styles.label}>{isFull ? t('collapseMenu') : ''}</span>
      </UnstyledButton>
      <span className={styles.more} data-end="after" aria-hidden="true">
        <IconChevronRight size={16} />
      </span>
    </nav>
  );
}
