import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { couple, figure } from '../things/figures.ts';
import { oldTown } from '../things/towns/old-town.ts';
import { stars } from '../things/stars.ts';
import { bulbStrings, houseRow, type HouseTones, type StreetView } from '../things/street-in-depth.ts';

/** Two people under one umbrella in a street of cafés that leads to the light; lights hang over it, and the wet ground mirrors them. */
export const umbrellaStreet = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1800, standard: 1320, isPlace: true }, // Where the people stand.
    people: { label: 'people', least: 1, most: 2, standard: 2, step: 1 },
    across: { label: 'across', least: 350, most: 650, standard: 500 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    strings: { label: 'stringsOfLights', least: 0, most: 3, standard: 3, step: 1 },
    rain: { label: 'rain', least: 0, most: 1, standard: 1, step: 0.1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 240);
    const { people, across, night, strings, rain } = parameters;
    const isNight = night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const tall = room * 0.47;
    const vanishing: Point = { x: across, y: floor - tall * 0.82 };
    const view: StreetView = { vanishing, eye: floor - vanishing.y, half: 640 };
    const black = mixColours(colours.darkest, BLACK, 0.3);
    // Lamps are yellow, whatever the palette's colors.
    const warm = mixColours(mixColours(colours.second, colours.paper, 0.35), { r: 255, g: 206, b: 120, a: 1 }, 0.6);
    const glowing = mixColours(warm, WHITE, 0.45);
    const haze = isNight ? mixColours(colours.dark, colours.accent, 0.35) : mixColours(colours.light, warm, 0.55);
    const walls = isNight
      ? [mixColours(colours.dark, colours.main, 0.5), colours.dark, mixColours(colours.dark, colours.accent, 0.3)]
      : [
          mixColours(colours.main, colours.paper, 0.3),
          mixColours(colours.light, colours.accent, 0.3),
          mixColours(colours.paper, colours.second, 0.45),
          mixColours(colours.dark, colours.paper, 0.5),
        ];
    const tonesOf =
      (shift: number) =>
      (index: number): HouseTones => ({
        wall: walls[(index + shift) % walls.length] ?? colours.main,
        awning: [colours.accent, colours.second, colours.dark][(index + shift) % 3] ?? colours.accent,
        pane: isNight ? mixColours(colours.darkest, colours.dark, 0.5) : mixColours(colours.dark, colours.main, 0.5),
        lit: isNight ? warm : glowing,
        trim: mixColours(colours.paper, WHITE, 0.3),
        haze,
      });
    // The eaves of the nearest houses that are seen stay under the words.
    const tallest = 1 + ((vanishing.y - calm - 26) / view.eye) * 1.18;
    const end = (calm - area.y) / (vanishing.y - area.y);
    const town = oldTown(chanceOf('town'), {
      from: across - 150,
      to: across + 150,
      base: vanishing.y + 12,
      houses: room * 0.05,
      towers: room * 0.26,
      wide: 26,
    });
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: vanishing.y },
          stops: [
            { offset: 0, colour: isNight ? colours.darkest : colours.paper },
            { offset: Math.min(0.9, end), colour: isNight ? colours.dark : colours.light },
            { offset: 1, colour: haze },
          ],
        },
        rectanglePath({ ...area, height: vanishing.y - area.y + 4 }),
      ),
      ...(isNight
        ? [filled(withAlpha(colours.paper, 0.7), stars(chanceOf('stars'), { ...area, height: vanishing.y - area.y }, 110, 1.2))]
        : []),
      glow(vanishing, Math.min(room * 0.6, vanishing.y - calm + 60), withAlpha(glowing, 0.85)),
      filled(mixColours(haze, isNight ? colours.darkest : colours.dark, 0.36), town.roofs),
      glow(vanishing, room * 0.26, withAlpha(glowing, 0.7)),
      ...pavement(),
      ...houseRow(chanceOf('left houses'), view, -1, tallest, tonesOf(0)),
      ...houseRow(chanceOf('right houses'), view, 1, tallest, tonesOf(1)),
      ...bulbStrings(view, tallest * 0.86, [3.6, 2.1, 1.36].slice(3 - Math.round(strings)), black, glowing),
      ...drizzle(),
      ...pair(),
    ];

    /** Wet ground in which the light at the end of the street and the windows stand on their heads. */
    function pavement(): readonly SceneNode[] {
      const random = chanceOf('pavement');
      const stone = isNight ? mixColours(colours.darkest, colours.dark, 0.6) : mixColours(colours.dark, colours.light, 0.34);
      const streak = (x: number, y: number, wide: number, high: number) => ellipse({ x, y }, wide, high);
      const lights = Array.from({ length: 26 }, () => {
        const depth = random();
        const y = vanishing.y + (bottom - vanishing.y) * depth * 0.8;
        const side = random() < 0.5 ? -1 : 1;
        return streak(
          across + side * between(random, 60, 470) * (0.3 + depth),
          y,
          between(random, 4, 12),
          between(random, 14, 46) * (0.4 + depth),
        );
      });
      const pool = Array.from({ length: 34 }, (_, step) => {
        const depth = (step / 34) ** 1.3;
        const y = vanishing.y + 8 + (floor + 60 - vanishing.y) * depth;
        return streak(across + between(random, -80, 80) * depth * 1.6, y, between(random, 24, 96) * (0.3 + depth * 1.3), 1.4 + 3 * depth);
      });
      return [
        painted(
          linearPaint({ x: 0, y: vanishing.y }, { x: 0, y: floor + 40 }, [
            haze,
            mixColours(stone, haze, 0.4),
            stone,
            mixColours(stone, colours.darkest, 0.55),
          ]),
          rectanglePath({ x: left, y: vanishing.y, width: area.width, height: bottom - vanishing.y }),
        ),
        filled(withAlpha(warm, 0.34), ...lights),
        filled(withAlpha(glowing, 0.6), ...pool),
      ];
    }

    function drizzle(): readonly SceneNode[] {
      const random = chanceOf('rain');
      const drops = Array.from({ length: Math.round(120 * rain) }, () => {
        const at = { x: between(random, left, right), y: between(random, calm + 20, floor + 60) };
        const long = between(random, 16, 44);
        return polygon([at, { x: at.x + 1.8, y: at.y }, { x: at.x - long * 0.14 + 1, y: at.y + long }]);
      });
      return drops.length > 0 ? [filled(withAlpha(mixColours(colours.paper, WHITE, 0.5), 0.5), ...drops)] : [];
    }

    function pair(): readonly SceneNode[] {
      const feet = { x: across, y: floor + 8 };
      const body = people > 1.5 ? couple(feet, tall) : figure(feet, tall, 'dress');
      const hub = { x: across + (people > 1.5 ? tall * 0.02 : 0), y: feet.y - tall * 1.3 };
      const top = canopy(hub, tall * (people > 1.5 ? 0.54 : 0.4), tall * 0.36);
      const hand = { x: across + tall * 0.02, y: feet.y - tall * 0.62 };
      const mirror = (path: Path) => transformPath(path, [1, 0, 0, -0.46, 0, feet.y * 1.46]);
      const shaft = polygon([
        { x: hub.x - 3, y: hub.y },
        { x: hub.x + 3, y: hub.y },
        { x: hand.x + 3, y: hand.y },
        { x: hand.x - 3, y: hand.y },
      ]);
      return [
        filled(withAlpha(black, 0.42), mirror(body)),
        glow({ x: across, y: feet.y - tall * 0.6 }, tall * 0.8, withAlpha(glowing, 0.34)),
        filled(black, shaft, body),
        ...top,
      ];
    }

    /** The umbrella's cover from behind, in panels between its ribs. */
    function canopy(hub: Point, half: number, high: number): readonly SceneNode[] {
      const tone: Rgba = colours.accent;
      const rib = (share: number, along: number): Point => ({
        x: hub.x + half * share * Math.sin((along * Math.PI) / 2),
        y: hub.y + high * (1 - Math.cos((along * Math.PI) / 2)),
      });
      const ribs = [-1, -0.62, -0.22, 0.22, 0.62, 1];
      const panels = ribs.slice(1).map((to, index) => {
        const from = ribs[index] ?? -1;
        const [low, middle] = [rib(to, 1), (from + to) / 2];
        const edge = smoothLine([low, { x: hub.x + half * middle, y: hub.y + high * 0.9 }, rib(from, 1)]).slice(1);
        const up = [0.8, 0.6, 0.4, 0.2, 0].map((along) => rib(from, along));
        const down = [0, 0.2, 0.4, 0.6, 0.8, 1].map((along) => rib(to, along));
        const path: Path = [...polygon([...up, ...down]).slice(0, -1), ...edge, ['Z']];
        return { path, tone: mixColours(tone, index < 2 ? WHITE : BLACK, [0.3, 0.16, 0.02, 0.1, 0.22][index] ?? 0) };
      });
      const tip = polygon([
        { x: hub.x - 3, y: hub.y + 4 },
        { x: hub.x, y: hub.y - high * 0.2 },
        { x: hub.x + 3, y: hub.y + 4 },
      ]);
      return [
        filled(black, tip),
        ...panels.map(({ path, tone: own }) => filled(own, path)),
        stroked(
          withAlpha(mixColours(tone, BLACK, 0.4), 0.6),
          2.2,
          ...ribs.slice(1, -1).map((share) => smoothLine([0, 0.25, 0.5, 0.75, 1].map((along) => rib(share, along)))),
        ),
      ];
    }
  },
});
