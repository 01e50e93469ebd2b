import { Button, Group } from '@mantine/core';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import type { CoverObjectImage } from '@coverwright/core/design/cover-object-image.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconFlipHorizontal, IconFlipVertical } from '@tabler/icons-react';
import { BrandToggle } from '../../brand/brand-toggle.tsx';
import { CropFields } from '../../cropping/crop-fields.tsx';
import { BackgroundSection } from '../../cut-out/background-section.tsx';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { runAfterGesture } from '../../stage/gestures/run-after-gesture.ts';
import { BlendFields } from '../fields/blend-fields.tsx';
import { ArrangeSection } from '../fields/arrange-section.tsx';
import { ObjectEnds, ObjectPlace } from '../fields/object-fields.tsx';
import { LockableFields } from '../fields/lockable-fields.tsx';
import { PictureFilterFields } from '../fields/picture-filter-fields.tsx';
import { TreatmentFields, withTreatment } from '../fields/treatment-fields.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { ShadowFields } from '../fields/shadow-fields.tsx';
import { ForegroundSection } from '../foreground/foreground-section.tsx';
import { PictureCredit } from '../pictures/picture-credit.tsx';
import { FillBoardButtons } from './fill-board-buttons.tsx';
import { MaskField } from './mask-field.tsx';
import { imageObjectEditMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** The inspector of the selected picture object. */
export function ImageObjectEditInspector() {
  const t = useMessages(imageObjectEditMessages);
  const selectedId = useEditor((state) => state.selectedId);
  const openTab = useEditor((state) => state.openTab);
  const run = useEditor((state) => state.run);
  const { store, gestures } = useMountedEditor();
  const object = useDesign().coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === selectedId);
  if (!object) {
    return (
      <Section>
        <Hint>{t('selectFirst')}</Hint>
        <Button variant="default" onClick={() => openTab('IMAGE_OBJECTS')}>
          {t('showAllObjects')}
        </Button>
      </Section>
    );
  }
  const change = (part: Partial<CoverObjectImage>, label: string, gesture?: string) =>
    run({ name: 'replace-object', object: { ...object, ...part } }, label, gesture);
  const setImage = (image: DesignImage, label: string) => {
    runAfterGesture(gestures, () => {
      // The current object is read again, because it may have been moved while the server was at work.
      const current = store
        .getState()
        .history.present.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === object.uniqueObjectId);
      if (current) run({ name: 'replace-object', object: withImage(current, image) }, label);
    });
  };
  return (
    <LockableFields id={object.uniqueObjectId}>
      <Section>
        <BlendFields value={object} onChange={change} />
        <ShadowFields value={object.shadow} onChange={change} />
        <ObjectPlace object={object} onChange={change} />
        <Group grow gap={8}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconFlipHorizontal size={16} />}
            onClick={() => change({ transformX: object.transformX === 1 ? -1 : 1 }, nameStep('mirror'))}
          >
            {t('mirror')}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconFlipVertical size={16} />}
            onClick={() => change({ transformY: object.transformY === 1 ? -1 : 1 }, nameStep('flip'))}
          >
            {t('flip')}
          </Button>
        </Group>
        <PictureCredit image={object.image} />
        <BrandToggle name={object.name ?? t('logo')} content={{ kind: 'logo', image: object.image }} list={t('yourLogos')} />
      </Section>
      <FillBoardButtons id={object.uniqueObjectId} />
      <CropFields id={object.uniqueObjectId} />
      <MaskField id={object.uniqueObjectId} />
      <ForegroundSection
        key={`foreground ${object.uniqueObjectId} ${object.image.assetId}`}
        image={object.image}
        picture={object.uniqueObjectId}
      />
      <ArrangeSection />
      <Section title={t('treatment')}>
        <PictureFilterFields
          value={object.filter ?? null}
          onChange={(filter, label, gesture) => {
            const { filter: _, ...plain } = object;
            run({ name: 'replace-object', object: filter ? { ...plain, filter } : plain }, label, gesture);
          }}
        />
        <TreatmentFields
          value={object}
          onChange={(step, label, gesture) => run({ name: 'replace-object', object: withTreatment(object, step) }, label, gesture)}
        />
      </Section>
      <BackgroundSection key={object.uniqueObjectId} image={object.image} onChange={setImage} />
      <ObjectEnds />
    </LockableFields>
  );
}

/** Returns the object with another version of its picture. The crop stays only if the size is the same, because it counts pixels. */
function withImage(object: CoverObjectImage, image: DesignImage): CoverObjectImage {
  const { crop, ...whole } = object;
  const isSameSize = image.width === object.image.width && image.height === object.image.height;
  return crop && isSameSize ? { ...whole, crop, image } : { ...whole, image };
}
