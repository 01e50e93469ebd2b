import { type Rgba, withAlpha } from '../design/colour.ts';
import { type CoverShape, coverShapeSchema } from '../design/shape.ts';
import { namePart } from '../elements/name-part.ts';
import type { Rect } from '../geometry/shapes.ts';
import { CARRIED } from './carried.ts';
import type { WrapRegion } from './wrap-region.ts';

/** The colors that the words of spine and back stand on. */
export interface WrapGrounds {
  readonly ground: Rgba;
  /** The spine's lower part, where the front ends in another color than its sky's. */
  readonly foot: SpineFoot | null;
}

export interface SpineFoot {
  readonly colour: Rgba;
  /** The rows at which the ground begins to change to it, and has changed, in pixels from the top of the spine's board. */
  readonly from: number;
  readonly to: number;
}

/** The opacity of the ground over carried art: where the blurb stands, at the foot of the back, and under the spine's words. */
const OVER_WORDS = 0.88;
const OVER_FOOT = 0.2;
const OVER_SPINE = 0.9;
const OVER_SPINE_FOOT = 0.95;
/** The shares of the back's height at which the blurb's ground begins to fade, and has faded. */
export const BLURB_END = 0.64;
export const FOOT = 0.88;
/** The share of the spine's width at each edge in which its ground fades out, so that no line is seen at a fold. */
const FADE = 0.2;

type Stops = readonly (readonly [offset: number, colour: Rgba, alpha: number])[];

/** Returns the translucent ground between carried art and the words of back and spine. */
export function wrapShades(
  { spineWidth, isBackLeft, ...region }: WrapRegion,
  { back, spine }: { readonly back: Rect; readonly spine: Rect },
  z: number,
  { ground, foot }: WrapGrounds,
): readonly CoverShape[] {
  const shade = (id: string, board: 'back' | 'spine', place: Rect, angle: number, stops: Stops) =>
    coverShapeSchema.parse({
      uniqueObjectId: `${CARRIED}${id}`,
      name: namePart('shade'),
      type: 'rectangle',
      board,
      ...place,
      z,
      box: {
        fill: { kind: 'linear', angle, stops: stops.map(([offset, colour, alpha]) => ({ offset, colour: withAlpha(colour, alpha) })) },
      },
    });
  const fade = spineWidth * FADE;
  const share = (y: number) => (y - region.y) / region.height;
  // The back's ground lies under the part of the spine's that fades.
  const overBack = { ...region, x: isBackLeft ? region.x : region.x + spineWidth - fade, width: region.width - spineWidth + fade };
  const overSpine = {
    ...region,
    x: back.x - spine.x + region.x + (isBackLeft ? region.width - spineWidth : 0),
    y: back.y - spine.y + region.y,
    width: spineWidth,
  };
  return [
    shade('shade', 'back', overBack, 90, [
      [0, ground, OVER_WORDS],
      [share(back.height * BLURB_END), ground, OVER_WORDS],
      [share(back.height * FOOT), ground, OVER_FOOT],
      [1, ground, OVER_FOOT],
    ]),
    shade('spine-shade', 'spine', overSpine, 0, [
      [0, ground, 0],
      [FADE, ground, OVER_SPINE],
      [1 - FADE, ground, OVER_SPINE],
      [1, ground, 0],
    ]),
    ...(foot
      ? [
          shade('spine-foot', 'spine', overSpine, 90, [
            [0, foot.colour, 0],
            [share(foot.from), foot.colour, 0],
            [share(foot.to), foot.colour, OVER_SPINE_FOOT],
            [1, foot.colour, OVER_SPINE_FOOT],
          ]),
        ]
      : []),
  ];
}
