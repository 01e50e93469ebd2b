import { Button, Group } from '@mantine/core';
import { COVER_IMAGE_FORMATS } from '@coverwright/core/design/cover-image.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { placeCoverImage } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { suggestedSearches } from '@coverwright/core/pictures/suggested-searches.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useState } from 'react';
import { CropFields } from '../../cropping/crop-fields.tsx';
import { COVER_PICTURE } from '@coverwright/core/design/cover-image.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { runAfterGesture } from '../../stage/gestures/run-after-gesture.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { PanelFillField } from '../fields/panel-fill-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { PictureCredit } from '../pictures/picture-credit.tsx';
import { ForegroundSection } from '../foreground/foreground-section.tsx';
import { frontInInches } from '../pictures/front-in-inches.ts';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { chooseCoverPicture } from './choose-cover-picture.ts';
import { CoverImagePlace } from './cover-image-place.tsx';
import { coverImageMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { nameGenre } from '../../messages/name-genre.ts';

const NAMES = { full: 'wholeCover', front: 'frontOnly', none: 'noPicture' } as const;

/** The inspector of the cover picture: its choice, the area that it covers, and its placement. */
export function CoverImageInspector() {
  const t = useMessages(coverImageMessages);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const [term, setTerm] = useState('');
  const genre = findGenre(design.metadata.genre?.id ?? '');
  const { store, resources, gestures } = useMountedEditor();
  const { coverImage } = design;
  const image = coverImage.currentDesignImage;
  const isWrap = FORMATS[design.format].designType === 'full';
  const placed = placeCoverImage(coverImage, measureCover(specificationOf(design)));
  return (
    <>
      <Section>
        <ChoiceField
          label={t('pictureArea')}
          hideLabel
          value={!isWrap && coverImage.format === 'front' ? 'full' : coverImage.format}
          choices={COVER_IMAGE_FORMATS.filter((format) => isWrap || format !== 'front').map((value) => ({ value, label: t(NAMES[value]) }))}
          onChange={(format) => run({ name: 'set-cover-image-format', format }, t(NAMES[format]))}
        />
        {image && placed ? (
          <CoverImagePlace placed={placed} coverImage={coverImage} />
        ) : (
          <Hint>{image ? t('hidden') : t('noPictureYet')}</Hint>
        )}
        {image && <PictureCredit image={image} />}
      </Section>
      {image && placed && <CropFields id={COVER_PICTURE} />}
      {image && placed && <ForegroundSection key={image.assetId} image={image} picture={COVER_PICTURE} />}
      {(coverImage.format === 'none' || (isWrap && coverImage.format === 'front')) && (
        <Section title={t('panelColors')}>
          {(isWrap ? (['front', 'spine', 'back'] as const) : (['front'] as const)).map((panel) => {
            if (panel === 'front' && coverImage.format === 'front') return null;
            return <PanelFillField key={panel} panel={panel} label={t(panel)} />;
          })}
          <SwitchField
            label={t('keepColors')}
            checked={design.coloursLocked}
            onChange={(locked) =>
              run({ name: 'lock-colours', locked }, locked ? nameStep('lockPanelColors') : nameStep('unlockPanelColors'))
            }
          />
        </Section>
      )}
      <Section
        title={genre && !term ? t('forGenre', { genre: nameGenre(genre.id).toLowerCase() }) : t('pictures')}
        aside={
          image && (
            <Group gap={4}>
              <Button
                variant="subtle"
                color="gray"
                size="compact-xs"
                onClick={() => run({ name: 'choose-cover-image', image: null }, nameStep('removeThePicture'))}
              >
                {t('removeThePicture')}
              </Button>
            </Group>
          )
        }
      >
        <PicturePicker
          tools={resources}
          kind="photo"
          genre={genre}
          term={term}
          onTerm={setTerm}
          front={frontInInches(design)}
          suggestions={suggestedSearches(design.metadata.title, genre)}
          chosenIds={image ? [image.assetId] : []}
          onChoose={(chosen) => runAfterGesture(gestures, () => chooseCoverPicture(store, chosen))}
        />
      </Section>
    </>
  );
}
