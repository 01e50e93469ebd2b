import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useDesign, useEditor } from '../session/editor-context.ts';
import { INSPECTORS, railTabs } from '../inspectors/inspectors.ts';
import styles from './tab-rail.module.css';

/** The tabs that the format has: down the left side, or along the bottom of a phone. */
export function TabRail({ className }: { readonly className: string | undefined }) {
  const { format } = useDesign();
  const activeTab = useEditor((state) => state.activeTab);
  const drawerOpen = useEditor((state) => state.drawerOpen);
  const openTab = useEditor((state) => state.openTab);
  const closeDrawer = useEditor((state) => state.closeDrawer);
  const shownUnder = INSPECTORS[activeTab].parent ?? activeTab;
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the rail is longer than the screen is wide.
    rail.current?.querySelector(`[data-tab="${shownUnder}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownUnder]);
  return (
    <nav ref={rail} className={`${styles.rail} ${className ?? ''}`} aria-label="Parts of the cover">
      {railTabs(format).map((tab) => {
        const { label, icon: Icon } = INSPECTORS[tab];
        const isActive = drawerOpen && tab === shownUnder;
        return (
          <UnstyledButton
            key={tab}
            className={styles.tab}
            data-tab={tab}
            aria-pressed={isActive}
            onClick={() => (isActive && tab === activeTab ? closeDrawer() : openTab(tab))}
          >
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            <span>{label}</span>
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
