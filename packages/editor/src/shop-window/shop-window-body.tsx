import { useMessages } from '../messages/use-messages.ts';
import { SegmentedControl, Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { LegibilityReport } from './legibility-report.tsx';
import { testLegibility } from './test-legibility.ts';
import { OwnCover } from './own-cover.tsx';
import { Shelf } from './shelf.tsx';
import styles from './shop-window.module.css';
import { useNeighbours } from './use-neighbours.ts';
import { shopWindowMessages } from './messages.ts';

/** Widths of a store's thumbnails in screen pixels: a search menu, a phone and a desktop. */
const WIDTHS = [60, 100, 160] as const;

export function ShopWindowBody() {
  const t = useMessages(shopWindowMessages);
  const { resources } = useMountedEditor();
  const design = useDesign();
  const scene = useEditor((state) => state.scene);
  const [isGrey, setIsGrey] = useState(false);
  const [page, setPage] = useState<'light' | 'dark'>('light');
  const neighbours = useNeighbours(design.metadata.genre?.id ?? null);
  const legibility = useMemo(() => scene && testLegibility(design, scene, resources), [design, scene, resources]);
  if (!scene || !legibility) return null;
  return (
    <div className={styles.body}>
      <div className={styles.controls}>
        <SegmentedControl
          size="xs"
          aria-label={t('pageColor')}
          value={page}
          onChange={setPage}
          data={[
            { value: 'light', label: t('lightPage') },
            { value: 'dark', label: t('darkPage') },
          ]}
        />
        <Switch size="sm" label={t('grayscale')} checked={isGrey} onChange={(event) => setIsGrey(event.currentTarget.checked)} />
      </div>
      <div className={styles.page} data-page={page} data-grey={isGrey}>
        <div className={styles.sizes}>
          {WIDTHS.map((width) => (
            <figure key={width} className={styles.sized}>
              <OwnCover design={design} scene={scene} width={width} />
              <figcaption>{t('px', { width })}</figcaption>
            </figure>
          ))}
        </div>
        <Shelf design={design} scene={scene} neighbours={neighbours} />
      </div>
      <LegibilityReport legibility={legibility} />
    </div>
  );
}
