import type { RoleColours } from '../../design/artwork.ts';
import type { LocalColour } from '../../design/local-colour.ts';

/** A thing that has another color than usual, because a title says so: white roses, or a red door. */
export interface TintedThing {
  /** The drawing that is tinted; others in the same artwork keep their colors. */
  readonly thing: string;
  readonly colour: LocalColour;
}

/** The colors that a drawing is painted in. */
export type DrawingColours = RoleColours & { readonly tinted?: TintedThing };
