import { UnstyledButton } from '@mantine/core';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { useEffect, useRef } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { paintThumbnail } from './filter-thumbnail.ts';
import styles from './image-filter.module.css';
import { useThumbnail } from './use-thumbnail.ts';

/** What the light on the picture is like: each filter shown on the author's own picture. */
export function ImageFilterInspector() {
  const { coverImage, customFilters } = useDesign();
  const run = useEditor((state) => state.run);
  const openTab = useEditor((state) => state.openTab);
  const pixels = useThumbnail(coverImage.currentDesignImage?.assetId ?? null);
  if (!coverImage.currentDesignImage) {
    return (
      <Section>
        <Hint>A filter changes the light of the cover picture, and there is none yet.</Hint>
        <UnstyledButton className={styles.link} onClick={() => openTab('COVER_IMAGE')}>
          Choose a picture
        </UnstyledButton>
      </Section>
    );
  }
  const filters: readonly (ImageFilter | null)[] = [null, ...customFilters, ...FILTER_PRESETS];
  return (
    <Section>
      <ul className={styles.grid}>
        {filters.map((filter) => {
          const name = filter?.name ?? 'As it is';
          return (
            <li key={name}>
              <UnstyledButton
                className={styles.filter}
                aria-pressed={coverImage.currentFilter === (filter?.name ?? null)}
                onClick={() => run({ name: 'set-image-filter', filter }, `Filter: ${name}`)}
              >
                <Thumbnail pixels={pixels} filter={filter} />
                <span>{name}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Thumbnail({ pixels, filter }: { readonly pixels: ImageData | null; readonly filter: ImageFilter | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && pixels) paintThumbnail(canvas.current, pixels, filter);
  }, [pixels, filter]);
  return <canvas ref={canvas} className={styles.thumbnail} aria-hidden="true" />;
}
