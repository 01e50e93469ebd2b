import type { Artwork } from '../design/artwork.ts';
import type { Rect, Size } from '../geometry/shapes.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { rectanglePath } from '../scene/path.ts';
import type { GroupNode, SceneNode } from '../scene/scene.ts';
import { FRAME_WIDTH } from './art-generator.ts';
import { ART_GENERATORS } from './art-generators.ts';
import { chanceOfPart } from './drawing/chance.ts';

/**
 * An artwork's drawing in a box whose corner is the origin, cut to the box. Print pixels.
 * @returns one group whose transform goes from the drawing's units to print pixels.
 */
export function drawArtwork(artwork: Artwork, box: Size): GroupNode {
  const frame = frameIn(artwork, box);
  const unit = frame.width / FRAME_WIDTH;
  const area: Rect = { x: -frame.x / unit, y: -frame.y / unit, width: box.width / unit, height: box.height / unit };
  return {
    kind: 'group',
    transform: [unit, 0, 0, unit, frame.x, frame.y],
    clip: rectanglePath(area),
    children: drawingOf(artwork, frame.height / unit, area),
  };
}

/** The nodes of a drawing in its units. @param height the frame's. */
function drawingOf({ generator, seed, colours, parameters, motif, tint }: Artwork, height: number, area: Rect): readonly SceneNode[] {
  const definition = ART_GENERATORS[generator];
  return definition.draw({
    height,
    area,
    colours: tint && motif ? { ...colours, tinted: { thing: motif, colour: tint } } : colours,
    random: seededRandom(seed),
    chanceOf: (part) => chanceOfPart(part, seed),
    parameters: Object.fromEntries(
      Object.entries(definition.parameters).map(([name, { least, most, standard }]) => [
        name,
        Math.min(most, Math.max(least, parameters[name] ?? standard)),
      ]),
    ),
    motif: motif ?? null,
  });
}

/** A frame as print pixels; one without an extent is the box. */
function frameIn({ frame }: Artwork, { width, height }: Size): Rect {
  if (frame.width <= 0 || frame.height <= 0) return { x: 0, y: 0, width, height };
  return { x: frame.x * width, y: frame.y * height, width: frame.width * width, height: frame.height * height };
}
