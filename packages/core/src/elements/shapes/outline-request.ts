import type { Path } from '../../scene/path.ts';

/** The input for a shape's outline, with the box at the origin. Print pixels. */
export interface OutlineRequest {
  readonly width: number;
  readonly height: number;
  readonly cornerRadius: number;
  readonly parameters: Readonly<Record<string, number>>;
}

export type Outline = (request: OutlineRequest) => Path;
