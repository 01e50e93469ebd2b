import { Button, Group } from '@mantine/core';
import { artworkOf, sceneOf } from '@coverwright/core/art/art-scene.ts';
import type { ArtGeneratorId } from '@coverwright/core/art/generator-id.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { ROLES } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import { nameArtwork } from '../../messages/name-artwork.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useState } from 'react';
import { shuffleArtwork } from '../../actions/artwork-actions.ts';
import { runAction } from '../../actions/run-action.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { BlendFields } from '../fields/blend-fields.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { LockableFields } from '../fields/lockable-fields.tsx';
import { ArrangeSection } from '../fields/arrange-section.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { ObjectEnds, ObjectPlace } from '../fields/object-fields.tsx';
import { Hint, Section } from '../fields/section.tsx';
import styles from './artwork.module.css';
import { ArtworkDetails } from './artwork-details.tsx';
import { ArtworkGallery } from './artwork-gallery.tsx';
import type { ChangeArtwork } from './change-artwork.ts';
import { ConvertButton } from './convert-button.tsx';
import { artworkMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { nameRole } from '../../messages/name-role.ts';

const LARGEST_SEED = 2_147_483_647;

/** The inspector of the selected artwork: its generator, seed, colors and position. */
export function ArtworkInspector() {
  const t = useMessages(artworkMessages);
  const editor = useMountedEditor();
  const design = useDesign();
  const selectedId = useEditor((state) => state.selectedId);
  const openTab = useEditor((state) => state.openTab);
  const run = useEditor((state) => state.run);
  const select = useEditor((state) => state.select);
  const [choosing, setChoosing] = useState(false);
  const artwork = selectedId === null ? null : artworkOf(design, selectedId);
  if (!artwork) {
    return (
      <Section>
        <Hint>{t('selectFirst')}</Hint>
        <Button variant="default" onClick={() => openTab('SHAPES')}>
          {t('showAllShapes')}
        </Button>
      </Section>
    );
  }
  const { uniqueObjectId: id, art } = artwork;
  const { parts, carried } = sceneOf(design, artwork);
  const change: ChangeArtwork = (changes, label, gesture) => {
    run({ name: 'edit-artwork', id, changes }, label, gesture);
  };
  const draw = (generator: ArtGeneratorId) => {
    change({ generator }, nameStep('artworkGenerator', { name: nameArtwork(generator).toLowerCase() }));
    // The other part of a scene goes where the new drawing has no parts.
    const { history } = editor.store.getState();
    if (!artworkOf(history.present, id)) select(parts[0]?.uniqueObjectId ?? null);
  };
  const place = (next: CoverShape, label: string, gesture?: string) => run({ name: 'replace-object', object: next }, label, gesture);
  return (
    <LockableFields id={id}>
      <Section title={artwork.name ?? nameArtwork(art.generator)}>
        {parts.length + carried.length > 1 && <Hint>{t('partsOfScene', { count: parts.length + carried.length })}</Hint>}
        <div className={styles.seed}>
          <NumberField
            key={id}
            label={t('seed')}
            value={art.seed}
            min={0}
            max={LARGEST_SEED}
            step={1}
            decimals={0}
            suffix=""
            onChange={(seed, gesture) => change({ seed }, nameStep('seed'), gesture)}
          />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowsShuffle size={16} stroke={1.7} />}
            onClick={() => runAction(shuffleArtwork, editor)}
          >
            {t('shuffle')}
          </Button>
        </div>
        <ArtworkDetails art={art} change={change} />
        <Button variant="default" size="xs" aria-expanded={choosing} onClick={() => setChoosing((open) => !open)}>
          {t('otherDrawings')}
        </Button>
        {choosing && <ArtworkGallery colours={art.colours} seed={art.seed} chosen={art.generator} onChoose={draw} />}
      </Section>
      <Section title={t('colors')}>
        <div className={styles.roles}>
          {ROLES.map((role) => (
            <ColourField
              key={role}
              label={nameRole(role)}
              value={art.colours[role]}
              onChange={(colour, gesture) =>
                change({ colours: { [role]: colour } }, nameStep('artworkColor', { name: nameRole(role) }), gesture)
              }
            />
          ))}
        </div>
      </Section>
      <ArrangeSection />
      <Section title={t('place')}>
        <BlendFields
          value={{ opacity: artwork.opacity, blend: artwork.style.blend }}
          onChange={({ opacity = artwork.opacity, blend = artwork.style.blend }, label, gesture) =>
            place({ ...artwork, opacity, style: { ...artwork.style, blend } }, label, gesture)
          }
        />
        <ObjectPlace object={artwork} onChange={(part, label, gesture) => place({ ...artwork, ...part }, label, gesture)} />
        <Group grow gap={8}>
          <Button variant="default" size="xs" onClick={() => place(mirrored(artwork, 'transformX'), nameStep('mirror'))}>
            {t('mirror')}
          </Button>
          <Button variant="default" size="xs" onClick={() => place(mirrored(artwork, 'transformY'), nameStep('flip'))}>
            {t('flip')}
          </Button>
        </Group>
      </Section>
      <Section title={t('shapes')}>
        <Hint>{t('convertHint')}</Hint>
        <ConvertButton id={id} />
      </Section>
      <ObjectEnds />
    </LockableFields>
  );
}

function mirrored(shape: CoverShape, axis: 'transformX' | 'transformY'): CoverShape {
  return { ...shape, style: { ...shape.style, [axis]: shape.style[axis] === 1 ? -1 : 1 } };
}
