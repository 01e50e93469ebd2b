import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glowBelow, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { type HungLight, wetStreet } from '../things/wet-street.ts';
import { neonSign } from '../things/neon-shapes.ts';
import { blocksOf, type CanyonTones, type CanyonView, canyonWall, hazeAt, inCanyon } from '../things/night-canyon.ts';
import { rainWalkers } from '../things/rain-walkers.ts';
import { aircraft } from '../things/sky-traffic.ts';

const LAMP: Rgba = { r: 255, g: 206, b: 128, a: 1 };

interface Sign extends HungLight {
  readonly wall: 1 | -1;
}

/** A narrow street between towers in the rain at night, with signs of light, their mirror images on the wet ground, and one who walks away. */
export const rainCity = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's words begin.
    umbrella: { label: 'umbrella', least: 0, most: 1, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    signs: { label: 'signs', least: 0, most: 1, standard: 1, step: 0.1 },
    rain: { label: 'rain', least: 0, most: 1, standard: 1, step: 0.1 },
    craft: { label: 'craft', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const right = area.x + area.width;
    const tall = Math.min(290, room * 0.4);
    const feet: Point = { x: place(462), y: floor - room * 0.03 };
    const view: CanyonView = { vanishing: { x: place(548), y: feet.y - tall * 0.98 }, eye: tall * 0.94, half: 410 };
    const { vanishing } = view;
    const dark = mixColours(colours.darkest, BLACK, 0.25);
    const warm = mixColours(mixColours(colours.accent, colours.light, 0.25), LAMP, 0.4);
    const haze = mixColours(mixColours(colours.main, colours.second, 0.35), colours.dark, 0.2);
    const tones: CanyonTones = {
      wall: mixColours(mixColours(colours.darkest, colours.dark, 0.55), colours.second, 0.05),
      haze,
      lit: warm,
      cold: mixColours(colours.second, colours.light, 0.3),
      trim: colours.light,
      cloth: [colours.accent, colours.second],
    };
    const neon = [colours.accent, colours.second, mixColours(colours.accent, LAMP, 0.5), mixColours(colours.second, colours.light, 0.3)];
    const signs = placeSigns();
    return [
      ...sky(),
      ...farTowers(),
      glowBelow(calm - 40, { x: vanishing.x, y: vanishing.y - room * 0.06 }, room * 0.55, withAlpha(warm, 0.75)),
      ...wetStreet(chanceOf('ground'), area, view, signs, { dark, haze, warm, pale: colours.light }, parameters.rain),
      ...walls(),
      ...cables(),
      ...(parameters.craft > 0 ? craft() : []),
      ...steam(),
      veil(),
      ...rainfall('far', 0.5),
      ...rainWalkers(feet, tall, parameters, {
        body: mixColours(dark, BLACK, 0.5),
        rim: mixColours(warm, WHITE, 0.4),
        glow: colours.second,
        towards: vanishing,
      }),
      ...rainfall('near', 1),
    ];

    function sky(): readonly SceneNode[] {
      return [
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: area.y },
            to: { x: 0, y: vanishing.y },
            stops: [
              { offset: 0, colour: dark },
              {
                offset: Math.max(0.1, (calm - area.y) / (vanishing.y - area.y) - 0.08),
                colour: mixColours(colours.darkest, colours.dark, 0.6),
              },
              { offset: 0.92, colour: haze },
              { offset: 1, colour: mixColours(haze, warm, 0.5) },
            ],
          },
          rectanglePath(area),
        ),
      ];
    }

    /** Towers beyond the end of the street, in haze. */
    function farTowers(): readonly SceneNode[] {
      const random = chanceOf('far towers');
      return [0.8, 0.56].flatMap((thin, plane) => {
        const tone = mixColours(mixColours(tones.wall, haze, thin), warm, 0.14 * (1 - plane));
        const towers: ReturnType<typeof rectanglePath>[] = [];
        const lights: ReturnType<typeof rectanglePath>[] = [];
        for (let x = vanishing.x - 260; x < vanishing.x + 260; x += between(random, 22, 44)) {
          const away = Math.abs(x - vanishing.x);
          if (plane === 1 && away < 26) continue;
          const width = between(random, 20, 40) * (1 + plane * 0.4);
          const top = Math.max(calm + 20, vanishing.y - room * between(random, 0.16, 0.34) * (1 + plane * 0.5) - away * 0.5);
          towers.push(rectanglePath({ x: x - width / 2, y: top, width, height: vanishing.y - top }));
          towers.push(rectanglePath({ x: x - 1, y: Math.max(calm, top - 34), width: 2, height: 36 }));
          for (let y = top + 9; y < vanishing.y - 8; y += 8)
            if (random() < 0.42)
              lights.push(rectanglePath({ x: x + between(random, -0.4, 0.25) * width, y, width: between(random, 2, 8), height: 2.2 }));
        }
        return [filled(tone, ...towers), filled(withAlpha(warm, 0.55), ...lights)];
      });
    }

    function placeSigns(): readonly Sign[] {
      const random = chanceOf('signs');
      const rows = [1.14, 1.4, 1.72, 2.1, 2.55, 3.1, 3.8, 4.7, 5.8, 7.2];
      return rows.flatMap((distance, row) =>
        ([-1, 1] as const).flatMap((wall): readonly Sign[] => {
          const [wide, low] = [between(random, 0.34, 0.62) * (1 + row * 0.08), between(random, 1.5, 1.9) + (row % 3) * 0.42];
          const [high, chance, hue] = [low + wide * between(random, 1.6, 5.2), random(), random()];
          if (chance > parameters.signs * 0.74) return [];
          const far = distance * between(random, 0.97, 1.06);
          const edge = inCanyon(view, wall * view.half, low, far);
          const width = (wide * view.eye) / far;
          const top = Math.max(calm + 22, inCanyon(view, 0, high, far).y);
          if (edge.y - top < width * 0.7) return [];
          const x = wall > 0 ? edge.x - width : edge.x;
          return [
            {
              board: { x, y: top, width, height: edge.y - top },
              colour: neon[Math.floor(hue * neon.length)] ?? colours.accent,
              wall,
              distance: far,
              ground: inCanyon(view, 0, 0, far).y,
            },
          ];
        }),
      );
    }

    /** The walls from the end of the street to the viewer, each with the signs that hang before it. */
    function walls(): readonly SceneNode[] {
      const random = chanceOf('tubes');
      const blocks = ([-1, 1] as const).flatMap((wall) => blocksOf(chanceOf(`wall ${wall}`)).map((block) => ({ block, wall })));
      const drawn = [
        ...blocks.map(({ block, wall }) => ({
          distance: block.near,
          nodes: (): readonly SceneNode[] => canyonWall(chanceOf(`block ${wall} ${block.near}`), view, wall, block, tones),
        })),
        ...signs.map(({ board, colour, distance, wall }) => ({
          // A sign is seen before the whole wall of its own house.
          distance:
            (blocks.find(({ block, wall: other }) => other === wall && block.near <= distance && distance < block.far)?.block.near ??
              distance) -
            0.001 / distance,
          nodes: (): readonly SceneNode[] => [...bracket(board, distance), ...neonSign(random, board, colour, haze, hazeAt(distance))],
        })),
      ];
      // The light at the end blooms over the far walls, and leaves the near signs their color.
      drawn.push({
        distance: 2,
        nodes: () => [
          glowBelow(
            calm - 20,
            { x: vanishing.x, y: vanishing.y - view.eye * 0.12 },
            room * 0.34,
            withAlpha(mixColours(warm, WHITE, 0.35), 0.85),
          ),
          glowBelow(calm - 20, vanishing, room * 0.6, withAlpha(warm, 0.4)),
        ],
      });
      return drawn.toSorted((first, second) => second.distance - first.distance).flatMap(({ nodes }) => nodes());
    }

    function bracket({ x, y, width, height }: Rect, distance: number): readonly SceneNode[] {
      const out = x + width / 2 > vanishing.x ? x + width : x;
      const arm = (level: number) =>
        polyline([
          { x: x + width / 2, y: level },
          { x: out + (out - x - width / 2) * 0.5, y: level },
        ]);
      return [stroked(mixColours(BLACK, haze, hazeAt(distance)), 5 / distance, arm(y + height * 0.14), arm(y + height * 0.86))];
    }

    /** Cables that sag from wall to wall. */
    function cables(): readonly SceneNode[] {
      const random = chanceOf('cables');
      const lines = [1.25, 1.6, 2.1, 2.8, 3.8].flatMap((distance) =>
        [0, 1].flatMap(() => {
          const [up, other] = [between(random, 2.6, 4.2), between(random, 2.6, 4.2)];
          const [from, to] = [
            inCanyon(view, -view.half, up, distance),
            inCanyon(view, view.half, other, distance * between(random, 0.92, 1.2)),
          ];
          const sag = (between(random, 0.3, 0.7) * view.eye) / distance;
          if (Math.min(from.y, to.y) < calm + 12) return [];
          return smoothLine(
            Array.from({ length: 9 }, (_, index) => {
              const share = index / 8;
              return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share) };
            }),
          );
        }),
      );
      return lines.length > 0 ? [stroked(withAlpha(dark, 0.85), 2, lines)] : [];
    }

    function craft(): readonly SceneNode[] {
      const tone = { hull: mixColours(dark, haze, 0.55), glass: mixColours(warm, colours.second, 0.4), lamp: LAMP, jet: colours.second };
      return [
        ...aircraft({ x: vanishing.x - side * 62, y: vanishing.y - room * 0.33 }, Math.min(44, room * 0.06), side as 1 | -1, tone),
        ...aircraft({ x: vanishing.x + side * 34, y: vanishing.y - room * 0.24 }, Math.min(20, room * 0.028), -side as 1 | -1, tone),
      ];
    }

    /** Steam from the gratings, lit by the street. */
    function steam(): readonly SceneNode[] {
      const random = chanceOf('steam');
      const pale = mixColours(mixColours(haze, warm, 0.5), WHITE, 0.3);
      return [
        { across: side * 150, distance: 1.7, size: 1 },
        { across: -side * 230, distance: 2.6, size: 1.1 },
      ].flatMap(({ across, distance, size }) => {
        const from = inCanyon(view, across, 0, distance);
        const unit = (view.eye / distance) * size;
        return Array.from({ length: 15 }, (_, index) => {
          const rise = index / 14;
          const y = Math.max(calm + 60, from.y - unit * 2.3 * rise);
          return glowBelow(
            calm,
            { x: from.x + unit * (between(random, -0.2, 0.2) * (0.4 + rise) + side * rise * 0.5), y },
            unit * (0.24 + rise * 0.7),
            withAlpha(pale, 0.2 * (1 - rise * 0.75)),
          );
        });
      });
    }

    /** The letters stand before darkness, in which the walls end. */
    function veil(): SceneNode {
      const deep = mixColours(colours.darkest, colours.dark, 0.35);
      const height = calm + room * 0.12 - area.y;
      return painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: area.y + height },
          stops: [0, 0.6, 0.84, 1].map((offset, index) => ({ offset, colour: withAlpha(deep, [0.94, 0.88, 0.6, 0][index] ?? 0) })),
        },
        rectanglePath({ ...area, height }),
      );
    }

    function rainfall(plane: 'far' | 'near', size: number): readonly SceneNode[] {
      const random = chanceOf(`rain ${plane}`);
      const count = Math.round(area.width * 0.19 * parameters.rain);
      const drops = Array.from({ length: count }, () => {
        const long = between(random, 18, 46) * size;
        const at = { x: between(random, area.x, right), y: between(random, calm + 10, floor + 40) };
        return polygon([at, { x: at.x + 1.1 + size, y: at.y }, { x: at.x - side * long * 0.13, y: at.y + long }]);
      });
      return drops.length > 0 ? [filled(withAlpha(mixColours(haze, WHITE, 0.65), plane === 'far' ? 0.26 : 0.34), ...drops)] : [];
    }
  },
});
