import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted } from '../../drawing/nodes.ts';
import { ellipse, smoothShape } from '../../drawing/outlines.ts';
import { sprig } from '../plants.ts';
import { toadstool } from '../toadstool.ts';
import type { PaintedPlace } from './hero-places.ts';
import { type Land, storyGrass, storyRise, storySky } from './story-land.ts';

const LEAF: Rgba = { r: 46, g: 116, b: 84, a: 1 };
const BARK: Rgba = { r: 92, g: 66, b: 60, a: 1 };
const RED: Rgba = { r: 214, g: 62, b: 52, a: 1 };

/** A wood of tall trunks that fade into light, with ferns, toadstools and, by night, fireflies. */
export function woodPlace(land: Land): PaintedPlace {
  const { area, calm, room, side, colours, horizon, chanceOf, tones, floor, rise, isNight } = land;
  const leaf = mixColours(mixColours(LEAF, colours.main, 0.2), tones.deep, isNight ? 0.3 : 0);
  const haze = mixColours(tones.air, tones.glow, isNight ? 0.3 : 0.5);
  const light = { x: side(560), y: horizon + room * 0.02 };
  return {
    behind: [
      ...storySky(land, false),
      ...trunks('far', 11, 13, 0.72),
      glowBelow(calm - room * 0.1, light, room * 0.8, withAlpha(tones.glow, isNight ? 0.55 : 0.8)),
      ...bushes('far bushes', horizon + room * 0.06, 46, 0.6),
      ...trunks('middle', 6, 24, 0.42),
      ...bushes('middle bushes', horizon + room * 0.16, 56, 0.32),
      glow({ x: light.x, y: floor - room * 0.2 }, room * 0.5, withAlpha(tones.glow, 0.34)),
      ...edges(),
      ...bushes('near bushes', floor - room * 0.03, 62, 0.1),
      ...storyRise(land, mixColours(tones.grass, leaf, 0.3)),
      ...storyGrass(land, mixColours(tones.grass, leaf, 0.3)),
      ...fireflies(),
    ],
    before: [...mushrooms(), ...ferns()],
    ground: mixColours(tones.grass, leaf, 0.3),
  };

  function trunks(part: string, count: number, half: number, far: number): readonly SceneNode[] {
    const random = chanceOf(part);
    const number = Math.round((count * area.width) / 1100);
    return Array.from({ length: number }, (_, index) => {
      const x = area.x + ((index + between(random, 0.2, 0.8)) / number) * area.width;
      return { x, wide: half * between(random, 0.7, 1.3), lean: between(random, -20, 20) };
    }).map(({ x, wide, lean }) => {
      const tone = mixColours(mixColours(BARK, leaf, 0.24), haze, far);
      const top = Math.max(area.y, calm - room * 0.02);
      // Trunks fade before they reach the words.
      return painted(
        linearPaint({ x, y: top }, { x, y: top + room * 0.36 }, [withAlpha(tone, 0), withAlpha(tone, isNight ? 0.85 : 0.75)]),
        smoothShape([
          { x: x + lean - wide * 0.7, y: top },
          { x: x + lean + wide * 0.7, y: top },
          { x: x + wide, y: floor - 70 },
          { x: x + wide * 1.8, y: floor },
          { x: x - wide * 1.8, y: floor },
          { x: x - wide, y: floor - 70 },
        ]),
      );
    });
  }

  function bushes(part: string, foot: number, size: number, far: number): readonly SceneNode[] {
    const random = chanceOf(part);
    const tone = mixColours(leaf, haze, far);
    return Array.from({ length: Math.round(area.width / (size * 0.9)) }, (_, index) => {
      const x = area.x + index * size * 0.9 + between(random, -16, 16);
      const open = Math.min(1, Math.abs(x - light.x) / 460);
      const reach = size * between(random, 0.7, 1.1) * (0.6 + 0.7 * open);
      const at = { x, y: foot - reach * 0.3 * open };
      return painted(
        linearPaint({ x: x - reach, y: at.y - reach }, { x: x + reach, y: at.y + reach }, [
          mixColours(tone, tones.glow, 0.26),
          tone,
          mixColours(tone, tones.deep, 0.28),
        ]),
        ellipse(at, reach, reach * 0.9),
      );
    });
  }

  /** Two great trees at the edges, under their own leaves. */
  function edges(): readonly SceneNode[] {
    return [16, 985].flatMap((x, index) => {
      const random = chanceOf(`edge ${index}`);
      const bark = mixColours(BARK, tones.deep, isNight ? 0.36 : 0.14);
      const lean = index === 0 ? 1 : -1;
      const trunk = smoothShape([
        { x: x - 62, y: calm - 30 },
        { x: x + 62, y: calm - 30 },
        { x: x + 56 + lean * 8, y: floor - room * 0.36 },
        { x: x + 66, y: floor - 40 },
        { x: x + 118, y: floor + 50 },
        { x: x - 118, y: floor + 50 },
        { x: x - 66, y: floor - 40 },
        { x: x - 56 + lean * 8, y: floor - room * 0.36 },
      ]);
      const crown = Array.from({ length: 13 }, (_, puff) => {
        const at = { x: x + lean * between(random, -150, 120), y: calm + between(random, -20, room * 0.16) };
        return painted(
          linearPaint({ x: at.x - 60, y: at.y - 60 }, { x: at.x + 60, y: at.y + 60 }, [
            mixColours(leaf, tones.glow, 0.2),
            mixColours(leaf, tones.deep, 0.1 + (puff % 3) * 0.1),
            mixColours(leaf, tones.deep, 0.4),
          ]),
          ellipse(at, between(random, 46, 80), between(random, 40, 62)),
        );
      });
      return [
        painted(
          linearPaint(
            { x: x - 70, y: 0 },
            { x: x + 80, y: 0 },
            index === 0
              ? [mixColours(bark, tones.deep, 0.4), bark, mixColours(bark, tones.glow, 0.3)]
              : [mixColours(bark, tones.glow, 0.3), bark, mixColours(bark, tones.deep, 0.4)],
          ),
          trunk,
        ),
        ...crown,
      ];
    });
  }

  function mushrooms(): readonly SceneNode[] {
    const red = mixColours(RED, colours.accent, 0.24);
    return (
      [
        [795, 0.2],
        [868, 0.13],
        [150, 0.14],
        [-210, 0.18],
        [1250, 0.16],
      ] as const
    ).flatMap(([x, tall]) => toadstool({ x: side(x), y: rise(side(x)) + 46 }, room * tall, red, tones.deep, tones.light));
  }

  function ferns(): readonly SceneNode[] {
    const random = chanceOf('ferns');
    return [90, 240, 700, 930, -150, -330, 1180, 1360].flatMap((x, index) => {
      const foot = { x: side(x), y: rise(side(x)) + 76 };
      const tone = mixColours(mixColours(leaf, tones.grass, 0.4), tones.deep, 0.1 + (index % 2) * 0.14);
      const fronds = [-2.5, -2.0, -1.57, -1.1, -0.6].map((angle) => sprig(random, foot, between(random, 64, 104), angle, 'fern'));
      return [filled(tone, ...fronds.flatMap(({ stem, leaves }) => [stem, leaves]))];
    });
  }

  function fireflies(): readonly SceneNode[] {
    const random = chanceOf('fireflies');
    const spots = Array.from({ length: isNight ? 30 : 14 }, () => ({
      x: between(random, 60, 940),
      y: between(random, calm + room * 0.12, floor),
    }));
    return [
      ...(isNight ? spots.map((spot) => glow(spot, between(random, 14, 26), withAlpha({ r: 255, g: 220, b: 130, a: 1 }, 0.75))) : []),
      filled(
        withAlpha(mixColours({ r: 255, g: 232, b: 160, a: 1 }, WHITE, 0.4), 0.95),
        ...spots.map((spot) => ellipse(spot, between(random, 2, 4))),
      ),
    ];
  }
}
