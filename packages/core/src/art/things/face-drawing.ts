import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';

/** Turns shares of a head's half width, from its middle, into a point. */
export type FacePlace = (x: number, y: number) => Point;

/** The dark of eyes and mouths. */
export const FACE_INK: Rgba = { r: 34, g: 26, b: 34, a: 1 };

/** Draws the same on both sides of a face. */
export const onBothSides = (draw: (sign: 1 | -1) => readonly SceneNode[]): readonly SceneNode[] => [...draw(-1), ...draw(1)];
