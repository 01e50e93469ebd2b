import { UnstyledButton } from '@mantine/core';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { shapeLabel } from '@coverwright/core/elements/shapes/shape-label.ts';
import { SHAPE_TYPES } from '@coverwright/core/elements/shapes/shape-type.ts';
import { roleColours } from '@coverwright/core/ideas/front-artwork.ts';
import { newArtwork } from '@coverwright/core/ideas/new-artwork.ts';
import { rolesOfDesign } from '@coverwright/core/ideas/palettes/roles-of-design.ts';
import { nameArtwork } from '../../messages/name-artwork.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { elementName } from '../../stage/element-name.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import list from '../fields/on-cover-list.module.css';
import { ArtworkGallery } from '../artwork/artwork-gallery.tsx';
import artwork from '../artwork/artwork.module.css';
import { ArtworkPreview } from '../artwork/artwork-preview.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { IconPreview } from './icons/icon-preview.tsx';
import { IconPicker } from './icons/icon-picker.tsx';
import { newIcon, newShape } from './new-shape.ts';
import { ShapePreview } from './shape-preview.tsx';
import styles from './shapes.module.css';
import { shapeListMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';
import { nameStep } from '../../steps/name-step.ts';
import { shapeMessages } from '@coverwright/core/elements/shapes/messages.ts';

const SHAPE_TABS = [
  { value: 'shapes', label: 'shapes' },
  { value: 'icons', label: 'icons' },
  { value: 'artworks', label: 'artworks' },
] as const;

/** The inspector that adds shapes, icons and artworks to the middle of the front. */
export function ShapesInspector() {
  const t = useMessages(shapeListMessages);
  const tShape = useMessages(shapeMessages);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const select = useEditor((state) => state.select);
  const [tab, setTab] = useState<(typeof SHAPE_TABS)[number]['value']>('shapes');
  const { composition, metadata } = design;
  const colours = useMemo(() => roleColours(rolesOfDesign({ composition, metadata })), [composition, metadata]);
  const add = (make: (id: string) => CoverShape) => {
    const id = crypto.randomUUID();
    const shape = make(id);
    if (run({ name: 'add-shape', shape }, nameStep('addShape', { name: nameOf(shape).toLowerCase() }))) select(id);
  };
  return (
    <>
      {design.coverShapes.length > 0 && (
        <Section title={t('onThisCover')}>
          <ul className={list.list}>
            {design.coverShapes.map((shape) => (
              <li key={shape.uniqueObjectId}>
                <UnstyledButton className={list.row} onClick={() => select(shape.uniqueObjectId)}>
                  <span className={styles.small}>
                    <SmallPreview shape={shape} />
                  </span>
                  {elementName(design, shape.uniqueObjectId)}
                  {shape.board !== 'front' && `, ${t(shape.board)}`}
                  <IconChevronRight size={16} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('addToTheFront')}>
        <ChoiceField label={t('kind')} hideLabel value={tab} choices={translateLabels(SHAPE_TABS, t)} onChange={setTab} />
        {tab === 'shapes' && (
          <div className={styles.grid}>
            {SHAPE_TYPES.map((type) => (
              <UnstyledButton
                key={type}
                className={styles.shape}
                aria-label={tShape(type)}
                title={tShape(type)}
                onClick={() => add((id) => newShape(design, type, id))}
              >
                <ShapePreview type={type} />
              </UnstyledButton>
            ))}
          </div>
        )}
      </Section>
      {tab === 'artworks' && (
        <Section>
          <Hint>{t('artworkHint')}</Hint>
          <ArtworkGallery
            colours={colours}
            seed={NEW_SEED}
            chosen={null}
            onChoose={(generator) => add((id) => newArtwork(design, { id, generator, seed: NEW_SEED, colours }))}
          />
        </Section>
      )}
      {tab === 'icons' && <IconPicker onChoose={(icon) => add((id) => newIcon(design, icon, id))} />}
    </>
  );
}

/** Seed of new artworks; "Shuffle" increments it. */
const NEW_SEED = 7;

function nameOf(shape: CoverShape): string {
  return shape.art ? nameArtwork(shape.art.generator) : shapeLabel(shape);
}

function SmallPreview({ shape }: { readonly shape: CoverShape }) {
  if (shape.art) {
    return (
      <span className={artwork.thumb}>
        <ArtworkPreview art={shape.art} />
      </span>
    );
  }
  return shape.icon ? <IconPreview icon={shape.icon} /> : <ShapePreview type={shape.type} />;
}
