import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { type Asset, removeUpload, restoreUpload } from '@coverwright/contracts/calls/assets.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { callApi } from '../../api/call-api.ts';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import { EndOfPage } from '../fields/end-of-page.tsx';
import { EmptyPage, FailedPage } from './page-states.tsx';
import styles from './picture-grid.module.css';
import type { GridShape } from './picture-grid.tsx';
import { PictureTile } from './picture-tile.tsx';
import { useUploads } from './use-uploads.ts';
import { pictureMessages } from './messages.ts';

interface UploadGridProps {
  readonly queue: UploadQueue;
  readonly chosenIds: readonly string[];
  readonly shape: GridShape;
  readonly onChoose: (asset: Asset) => void;
}

/** The author's uploaded pictures and cut-outs. A deleted one stays on the covers that show it, and can be restored. */
export function UploadGrid({ queue, chosenIds, shape, onChoose }: UploadGridProps) {
  const t = useMessages(pictureMessages);
  const arrived = useStore(queue.state, (state) => state.arrived);
  const { entries: assets, status, fault, hasMore, more, retry } = useUploads(arrived);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [fails, setFails] = useState<string | null>(null);
  const setIsRemoved = async ({ assetId }: Asset, isRemoved: boolean) => {
    const answer = await callApi(isRemoved ? removeUpload : restoreUpload, { params: { id: assetId } });
    setFails(answer.ok ? null : answer.fault.message);
    if (!answer.ok) return;
    setRemoved((before) => new Set(isRemoved ? [...before, assetId] : [...before].filter((id) => id !== assetId)));
  };
  if (status === 'failed' && assets.length === 0) return <FailedPage fault={fault} onRetry={retry} />;
  if (status === 'ready' && assets.length === 0 && !hasMore) {
    return <EmptyPage title={t('noUploadsYet')}>{t('uploadsHint')}</EmptyPage>;
  }
  return (
    <>
      {fails && (
        <p className={styles.notice} role="alert">
          {fails}
        </p>
      )}
      <ul className={styles.grid} data-shape={shape} aria-busy={status === 'loading'}>
        {assets.map((asset) =>
          removed.has(asset.assetId) ? (
            <li key={asset.assetId} className={styles.item}>
              <div className={`${styles.tile} ${styles.gone}`}>
                {t('removed')}
                <Button variant="default" size="compact-xs" onClick={() => void setIsRemoved(asset, false)}>
                  {t('restore')}
                </Button>
              </div>
            </li>
          ) : (
            <PictureTile
              key={asset.assetId}
              thumb={asset.urls.thumb}
              label={asset.originalId ? t('cutOutPicture', { name: asset.name || t('yourPicture') }) : asset.name || t('yourPicture')}
              isChosen={chosenIds.includes(asset.assetId)}
              onChoose={() => onChoose(asset)}
            >
              <ActionIcon
                className={styles.remove ?? ''}
                variant="default"
                size={28}
                aria-label={t('remove', { name: asset.name || t('thisPicture') })}
                onClick={() => void setIsRemoved(asset, true)}
              >
                <IconTrash size={15} />
              </ActionIcon>
            </PictureTile>
          ),
        )}
        {status === 'loading' &&
          assets.length === 0 &&
          PLACES.map((key) => (
            <li key={key} className={styles.item}>
              <Skeleton className={styles.tile ?? ''} />
            </li>
          ))}
      </ul>
      {status === 'failed' && <FailedPage fault={fault} onRetry={retry} />}
      {hasMore && <EndOfPage key={assets.length} onSeen={more} />}
    </>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];
