import type { Path } from '../../scene/path.ts';

/** Describes what a shape's type needs to draw its outline, box at the origin. Print pixels. */
export interface OutlineRequest {
  readonly width: number;
  readonly height: number;
  readonly cornerRadius: number;
  readonly parameters: Readonly<Record<string, number>>;
}

export type Outline = (request: OutlineRequest) => Path;
