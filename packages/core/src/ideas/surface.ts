import type { TextureName } from '../textures/texture-names.ts';
import type { CoverShape } from '../design/shape.ts';
import { frontArtwork } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import { namePart } from '../elements/name-part.ts';

const MANNER = {
  paper: { name: namePart('paper'), blend: 'multiply', opacity: 0.5 },
  grain: { name: namePart('grain'), blend: 'soft-light', opacity: 0.5 },
  plaster: { name: namePart('plaster'), blend: 'multiply', opacity: 0.45 },
  crumple: { name: namePart('crumpledPaper'), blend: 'multiply', opacity: 0.35 },
} as const satisfies Partial<Record<TextureName, object>>;

/** A surface over the front's ground, under its words: those stay sharp and are printed as vectors. @param strength a share of the surface's usual opacity. */
export function surface(stage: LayoutStage, kind: keyof typeof MANNER, z = 4, strength = 1): CoverShape {
  const { name, blend, opacity: whole } = MANNER[kind];
  const opacity = whole * strength;
  return frontArtwork(stage, `surface-${kind}`, 'texture', { z, name, blend, opacity, motif: kind });
}
