import type { Rect } from '../geometry/shapes.ts';
import type { Random } from '../random/seeded-random.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { DrawingColours } from './heroes/tinted-thing.ts';
import type { ArtParameterName } from './parameter-messages.ts';
import type { Motif } from './motifs/messages.ts';

/** Width of every frame in the units of a drawing. Heights follow from the frame's proportions. */
export const FRAME_WIDTH = 1000;

/** A parameter of a generator. The inspector shows it under its label, unless the layout that composed the cover set it. */
export type ArtParameter = ArtNumber &
  ({ readonly label: ArtParameterName; readonly isPlace?: never } | { readonly isPlace: true; readonly label?: never });

interface ArtNumber {
  readonly least: number;
  readonly most: number;
  readonly standard: number;
  readonly step?: number;
}

export type ArtParameters = Readonly<Record<string, ArtParameter>>;

/** The area that a generator draws on. Lengths are units: `FRAME_WIDTH` of them cross the frame. */
export interface ArtStage<Names extends string = string> {
  readonly height: number;
  /** Everything that can be seen: the frame from 0, 0, and the bleed around it. Drawings end at or beyond its edges. */
  readonly area: Rect;
  readonly colours: DrawingColours;
  readonly random: Random;
  /** Another sequence of chance for a part of the drawing, so that more of one part does not change the others. */
  readonly chanceOf: (part: string) => Random;
  readonly parameters: Readonly<Record<Names, number>>;
  readonly motif: string | null;
}

/** Kinds of drawings, as the gallery groups them. */
export type ArtGroup = 'landscape' | 'sky' | 'plants' | 'creatures' | 'ornament' | 'geometry' | 'scene' | 'surface';

/** Draws one kind of artwork. `artMessages` has its name. */
export interface ArtGenerator {
  readonly group: ArtGroup;
  readonly parameters: ArtParameters;
  /** The motifs that its artwork can name; absent where it shows one thing only. */
  readonly motifs?: readonly Motif[];
  /** Scene nodes in units from the frame's corner, undermost first. Pure: equal stages give equal drawings. */
  readonly draw: (stage: ArtStage) => readonly SceneNode[];
}

/** A generator whose drawing knows the names of its own parameters. */
export function defineGenerator<const Parameters extends ArtParameters>(generator: {
  readonly group: ArtGroup;
  readonly parameters: Parameters;
  readonly motifs?: readonly Motif[];
  readonly draw: (stage: ArtStage<keyof Parameters & string>) => readonly SceneNode[];
}): ArtGenerator {
  return generator as ArtGenerator;
}
