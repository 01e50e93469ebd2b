import { artworkMessages } from './messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { UnstyledButton } from '@mantine/core';
import type { ArtGroup } from '@coverwright/core/art/art-generator.ts';
import { ART_GENERATORS } from '@coverwright/core/art/art-generators.ts';
import { ART_GENERATOR_IDS, type ArtGeneratorId } from '@coverwright/core/art/generator-id.ts';
import { type RoleColours, artworkSchema } from '@coverwright/core/design/artwork.ts';
import { useMemo } from 'react';
import { nameArtwork } from '../../messages/name-artwork.ts';
import styles from './artwork.module.css';
import { ArtworkPreview } from './artwork-preview.tsx';

const GROUPS = {
  landscape: 'landscapes',
  sky: 'skies',
  plants: 'plants',
  creatures: 'creatures',
  scene: 'scenes',
  ornament: 'ornaments',
  geometry: 'geometry',
  surface: 'surfaces',
} as const satisfies Record<ArtGroup, string>;

interface ArtworkGalleryProps {
  readonly colours: RoleColours;
  readonly seed: number;
  /** The generator in use; null if the gallery adds a new artwork. */
  readonly chosen: ArtGeneratorId | null;
  readonly onChoose: (generator: ArtGeneratorId) => void;
}

/** Previews of all generators in the cover's colors. */
export function ArtworkGallery({ colours, seed, chosen, onChoose }: ArtworkGalleryProps) {
  const t = useMessages(artworkMessages);
  return Object.entries(GROUPS).map(([group, name]) => {
    const generators = ART_GENERATOR_IDS.filter((id) => ART_GENERATORS[id].group === group);
    if (generators.length === 0) return null;
    return (
      <div key={group} role="group" aria-label={t(name)}>
        <p className={styles.groupName}>{t(name)}</p>
        <div className={styles.grid}>
          {generators.map((generator) => (
            <Tile
              key={generator}
              generator={generator}
              colours={colours}
              seed={seed}
              isChosen={chosen === null ? null : chosen === generator}
              onChoose={onChoose}
            />
          ))}
        </div>
      </div>
    );
  });
}

interface TileProps extends Pick<ArtworkGalleryProps, 'colours' | 'seed' | 'onChoose'> {
  readonly generator: ArtGeneratorId;
  readonly isChosen: boolean | null;
}

function Tile({ generator, colours, seed, isChosen, onChoose }: TileProps) {
  const art = useMemo(() => artworkSchema.parse({ generator, seed, colours }), [generator, seed, colours]);
  return (
    <UnstyledButton
      className={styles.tile}
      {...(isChosen === null ? {} : { 'aria-pressed': isChosen })}
      onClick={() => onChoose(generator)}
    >
      <ArtworkPreview art={art} />
      <span className={styles.tileName}>{nameArtwork(generator)}</span>
    </UnstyledButton>
  );
}
