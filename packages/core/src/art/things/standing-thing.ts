import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { ownColours } from '../heroes/own-colours.ts';
import type { DrawingColours } from '../heroes/tinted-thing.ts';

interface Surroundings {
  readonly colours: DrawingColours;
  readonly light: Rgba;
  readonly shade: Rgba;
  /** True for a thing in the air, which throws no shadow on the ground and has a glow around it. */
  readonly isHigh: boolean;
}

/** A drawn thing with its foot on the ground of a scene, as large as its room allows. */
export function standingThing(
  id: HeroId,
  foot: Point,
  room: { readonly wide: number; readonly high: number },
  { colours, light, shade, isHigh }: Surroundings,
): readonly SceneNode[] {
  const bounds = heroBounds(id);
  const reach = Math.min(room.wide / bounds.width, room.high / bounds.height);
  const at = { x: foot.x - (bounds.x + bounds.width / 2) * reach, y: foot.y - (bounds.y + bounds.height) * reach };
  const plain = {
    ink: colours.accent,
    shade: mixColours(colours.accent, colours.darkest, 0.3),
    mark: colours.second,
    cut: colours.paper,
    line: colours.darkest,
  };
  const parts = litParts(hero(id, at, reach, ownColours(id, plain, colours.darkest, colours.tinted)), { light, shade });
  const [wide, high] = [bounds.width * reach, bounds.height * reach];
  return [
    isHigh
      ? glow({ x: foot.x, y: foot.y - high / 2 }, Math.max(wide, high) * 0.9, withAlpha(light, 0.7))
      : shadowOf([filled(shade, ellipse({ x: foot.x, y: foot.y - 3 }, wide / 2, 12))], withAlpha(shade, 0.65), { x: 0, y: 3 }, 8),
    shadowOf(parts, withAlpha(shade, 0.35), { x: 4, y: 6 }, 8),
    ...parts,
  ];
}
