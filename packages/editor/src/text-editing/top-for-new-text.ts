import { AIR } from '@coverwright/core/blocks/find-room.ts';
import { WHITE } from '@coverwright/core/design/colour.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { styleOfCover } from '@coverwright/core/design/style-of-cover.ts';
import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { inset, intersection } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { readGround } from '@coverwright/render/legibility/read-ground.ts';

/** Height of a new line of text on an empty front, as a share of the front's height: a little above the middle. */
const USUAL = 0.45;
/** Approximate height of a new text box, in print pixels. */
const NEW_HEIGHT = 160;
/** The distance in print pixels between the places that are tried. */
const STEP = 80;
/** The part of the front's width whose background counts: a typical line is shorter than the front. */
const MARGIN = 0.15;
/** The contrast ratio from which text of this size is easy to read. */
const READABLE = 4.5;

/**
 * Returns the distance of a new text from the front's top edge, in print pixels: the place nearest to the usual one where it overlaps no
 * other text and can be read in the color of the cover's texts. Without such a place it is where the contrast is best, and on a front
 * that is full of text it is the usual one.
 */
export function topForNewText(design: Design, scene: Scene | null, resources: PaintResources): number {
  const { boards, safe } = geometryOf(design);
  const front = boards.front;
  const usual = front.height * USUAL;
  if (!scene) return usual;
  const words = scene.layers.flatMap(({ kind, inkBounds }) =>
    wordsOf(kind) === 'placed' && inkBounds && intersection(inkBounds, front) ? [inkBounds] : [],
  );
  const places = Array.from({ length: Math.floor(front.height / STEP) }, (_, step) => (step + 1) * STEP);
  const free = [usual, ...words.flatMap(({ y, height }) => [y - front.y + height + AIR, y - front.y - NEW_HEIGHT - AIR]), ...places].filter(
    (top) => {
      const room = { ...safe.front, y: front.y + top, height: NEW_HEIGHT };
      const isSafe = room.y >= safe.front.y && room.y + NEW_HEIGHT <= safe.front.y + safe.front.height;
      return isSafe && words.every((ink) => !intersection(ink, inset(room, -AIR / 2)));
    },
  );
  const nearest = free.toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  const contrastAt = readGround(scene, front, resources);
  const colour = styleOfCover(design)?.colour ?? WHITE;
  const middle = { x: front.x + front.width * MARGIN, width: front.width * (1 - 2 * MARGIN), height: NEW_HEIGHT };
  const read = nearest.map((top) => ({ top, contrast: contrastAt({ ...middle, y: front.y + top }, colour) }));
  const readable = read.find(({ contrast }) => contrast >= READABLE);
  return (readable ?? read.toSorted((one, other) => other.contrast - one.contrast)[0])?.top ?? usual;
}
