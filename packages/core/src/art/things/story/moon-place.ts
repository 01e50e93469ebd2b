import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon, smoothShape } from '../../drawing/outlines.ts';
import { heroColours } from '../../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../../heroes/hero-bounds.ts';
import { litHero } from '../../heroes/modeled-hero.ts';
import { ridgeOf } from '../ridge.ts';
import type { PaintedPlace } from './hero-places.ts';
import { type Land, storyRise, storySky } from './story-land.ts';

const DUST: Rgba = { r: 196, g: 190, b: 206, a: 1 };
const SEA: Rgba = { r: 58, g: 134, b: 214, a: 1 };
const LEAF: Rgba = { r: 112, g: 186, b: 98, a: 1 };

/** The ground of the moon with its craters, a rocket that landed, and the earth in a sky of stars. */
export function moonPlace(land: Land): PaintedPlace {
  const { area, calm, room, side, out, colours, horizon, chanceOf, tones, floor, rise } = land;
  const dust = mixColours(DUST, colours.main, 0.2);
  const radius = Math.min(190, room * 0.25);
  const earth = { x: side(180), y: calm + Math.max(room * 0.24, radius * 0.9) };
  const globe = ellipse(earth, radius);
  const tall = room * 0.44;
  const far = ridgeOf(chanceOf('far'), { base: horizon + room * 0.14, reach: room * 0.12, shape: 'round', spacing: 300 });
  const bounds = heroBounds('rocket');
  const reach = tall / bounds.height;
  const stand = { x: side(800), y: far(side(800)) + 34 };
  const continent = (spots: readonly (readonly [number, number])[]) =>
    smoothShape(spots.map(([x, y]) => ({ x: earth.x + x * radius, y: earth.y + y * radius })));
  return {
    behind: [
      ...storySky(land, false),
      ...twinkles(),
      glow(earth, radius * 1.7, withAlpha(mixColours(SEA, WHITE, 0.5), 0.5)),
      painted(
        linearPaint({ x: earth.x - out * radius, y: earth.y - radius }, { x: earth.x + out * radius, y: earth.y + radius }, [
          mixColours(SEA, WHITE, 0.4),
          SEA,
          mixColours(SEA, tones.deep, 0.5),
        ]),
        globe,
      ),
      clipped(globe, [
        filled(
          LEAF,
          continent([
            [-0.8, -0.5],
            [-0.4, -0.78],
            [-0.02, -0.6],
            [-0.1, -0.3],
            [-0.36, -0.1],
            [-0.3, 0.2],
            [-0.56, 0.3],
            [-0.7, 0],
          ]),
          continent([
            [0.1, 0.0],
            [0.44, -0.16],
            [0.78, 0.06],
            [0.66, 0.44],
            [0.4, 0.7],
            [0.24, 0.4],
          ]),
          continent([
            [0.3, -0.8],
            [0.7, -0.66],
            [0.62, -0.46],
            [0.32, -0.52],
          ]),
        ),
        filled(
          withAlpha(WHITE, 0.75),
          ellipse({ x: earth.x - radius * 0.3, y: earth.y + radius * 0.56 }, radius * 0.42, radius * 0.08),
          ellipse({ x: earth.x + radius * 0.3, y: earth.y - radius * 0.3 }, radius * 0.4, radius * 0.07),
          ellipse({ x: earth.x, y: earth.y - radius * 0.96 }, radius * 0.6, radius * 0.14),
        ),
        glow({ x: earth.x + out * radius * 0.8, y: earth.y + radius * 0.7 }, radius * 1.3, withAlpha(tones.deep, 0.75)),
        glow({ x: earth.x - out * radius * 0.5, y: earth.y - radius * 0.6 }, radius * 0.9, withAlpha(WHITE, 0.4)),
      ]),
      painted(
        linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
          mixColours(dust, tones.glow, 0.36),
          mixColours(dust, colours.dark, 0.3),
          mixColours(dust, tones.deep, 0.5),
        ]),
        areaUnder(across(area, 12, far), floor + 120),
      ),
      shadowOf(
        [filled(tones.deep, ellipse({ x: stand.x + 30, y: stand.y }, tall * 0.3, 9))],
        withAlpha(tones.deep, 0.6),
        { x: 0, y: 0 },
        6,
      ),
      ...litHero(
        'rocket',
        { middle: middleOver('rocket', stand, reach), reach },
        { ...heroColours(mixColours(colours.paper, dust, 0.2), colours.accent, colours.second), shade: colours.accent },
        { light: WHITE, shade: tones.deep },
      ),
      ...craters('far crater', horizon + room * 0.22, horizon + room * 0.3, 9, 0.5),
      ...storyRise(land, mixColours(dust, colours.paper, 0.2)),
      ...craters('crater', floor - 2, floor + 66, 10, 1),
    ],
    before: stones(),
    ground: mixColours(dust, colours.paper, 0.2),
  };

  function twinkles(): readonly SceneNode[] {
    const random = chanceOf('twinkles');
    const spots = Array.from({ length: Math.round(area.width / 70) }, () => ({
      at: { x: between(random, area.x, area.x + area.width), y: between(random, calm + 10, horizon) },
      size: between(random, 6, 13),
    }));
    return [
      filled(
        withAlpha(mixColours(colours.second, WHITE, 0.5), 0.9),
        ...spots.map(({ at, size }) =>
          polygon(Array.from({ length: 8 }, (_, index) => polar(at, size * (index % 2 === 0 ? 1 : 0.32), (index / 4) * Math.PI))),
        ),
      ),
    ];
  }

  function craters(part: string, top: number, foot: number, count: number, size: number): readonly SceneNode[] {
    const random = chanceOf(part);
    return Array.from({ length: Math.round((count * area.width) / 1000) }).flatMap(() => {
      const x = between(random, area.x, area.x + area.width);
      const at = { x, y: Math.max(between(random, top, foot), size === 1 ? rise(x) + 26 : 0) };
      const wide = between(random, 26, 64) * size;
      return [
        filled(withAlpha(mixColours(dust, WHITE, 0.6), 0.55), ellipse({ x: at.x, y: at.y + wide * 0.06 }, wide, wide * 0.26)),
        painted(
          linearPaint({ x: at.x - out * wide, y: at.y }, { x: at.x + out * wide, y: at.y + 4 }, [
            mixColours(dust, tones.deep, 0.62),
            mixColours(dust, tones.deep, 0.2),
          ]),
          ellipse(at, wide * 0.94, wide * 0.21),
        ),
      ];
    });
  }

  function stones(): readonly SceneNode[] {
    const random = chanceOf('stones');
    return Array.from({ length: Math.round(area.width / 90) }, () => {
      const x = between(random, area.x, area.x + area.width);
      const size = between(random, 8, 20);
      const at = { x, y: rise(x) + between(random, 60, 100) };
      return painted(
        linearPaint({ x: x - size, y: at.y - size }, { x: x + size, y: at.y + size }, [
          mixColours(dust, WHITE, 0.3),
          mixColours(dust, tones.deep, 0.6),
        ]),
        ellipse(at, size, size * 0.66),
      );
    });
  }
}
