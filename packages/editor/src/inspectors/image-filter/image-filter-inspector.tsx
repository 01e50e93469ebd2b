import { UnstyledButton } from '@mantine/core';
import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { TreatmentFields } from '../fields/treatment-fields.tsx';
import { AdjustSection } from './adjust-section.tsx';
import { CustomFilters } from './custom-filters.tsx';
import styles from './image-filter.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { useThumbnail } from './use-thumbnail.ts';
import { imageFilterMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { nameFilter } from '../../messages/name-filter.ts';

const READY_MADE: readonly (ImageFilter | null)[] = [null, ...FILTER_PRESETS];

/** The inspector of the cover picture's filter: presets, previewed on the author's own picture, and sliders for further changes. */
export function ImageFilterInspector() {
  const t = useMessages(imageFilterMessages);
  const { coverImage } = useDesign();
  const run = useEditor((state) => state.run);
  const openTab = useEditor((state) => state.openTab);
  const pixels = useThumbnail(coverImage.currentDesignImage?.assetId ?? null);
  if (!coverImage.currentDesignImage) {
    return (
      <Section>
        <Hint>{t('choosePictureFirst')}</Hint>
        <UnstyledButton className={styles.link} onClick={() => openTab('COVER_IMAGE')}>
          {t('chooseAPicture')}
        </UnstyledButton>
      </Section>
    );
  }
  return (
    <>
      <AdjustSection worn={coverImage.imageFilter} />
      <Section title={t('treatment')}>
        <TreatmentFields
          value={coverImage}
          onChange={(step, label, gesture) => run({ name: 'treat-cover-image', ...step }, label, gesture)}
        />
      </Section>
      <CustomFilters pixels={pixels} />
      <Section title={t('readyMade')}>
        <ul className={styles.grid}>
          {READY_MADE.map((filter) => {
            const name = filter ? nameFilter(filter.name) : t('original');
            return (
              <li key={name}>
                <UnstyledButton
                  className={styles.filter}
                  aria-pressed={coverImage.currentFilter === (filter?.name ?? null)}
                  onClick={() => run({ name: 'set-image-filter', filter }, nameStep('filter', { name }))}
                >
                  <Thumbnail pixels={pixels} filter={filter} />
                  <span>{name}</span>
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}
