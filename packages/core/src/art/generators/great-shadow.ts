import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, layered, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { type LowLight, shadowOnWall } from '../things/shadow-on-wall.ts';

/** The light on the wall: all of it, through a door, or of a lamp. */
export const LIGHTS_ON_WALL = ['all', 'door', 'lamp'] as const;

/** The largest shadow beside its thing, and its greatest breadth, units. */
const MOST_TIMES = 4.2;
const WIDEST = 700;
/** The shadow's breadth for its height, beside the thing's. */
const BREADTH = 0.94;
/** The share of the thing's height whose shadow lies on the floor. */
const ON_FLOOR = 0.12;

/** A small thing on a bare floor in hard, low light, and its enormous shadow on the wall behind it. */
export const greatShadow = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    crown: { least: -400, most: 1500, standard: 560, isPlace: true }, // Where the shadow ends.
    calm: { least: 60, most: 1500, standard: 620, isPlace: true }, // End of the words.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // Where the thing stands.
    light: { label: 'brightness', least: 0, most: LIGHTS_ON_WALL.length - 1, standard: 0, step: 1 },
    dust: { label: 'dust', least: 0, most: 160, standard: 70, step: 10 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const id = isHero(motif) ? motif : 'key';
    const kind = LIGHTS_ON_WALL[Math.round(parameters.light)] ?? 'all';
    const lit = colours.main;
    const shade = colours.darkest;
    const dim = kind === 'all' ? lit : mixColours(lit, shade, 0.42);
    const line = floor - room * 0.25;
    const box = heroBounds(id);
    const wishedCrown = Math.min(parameters.crown, line - room * 0.4);
    // A broad thing is smaller, so that its shadow keeps its size beside it.
    const reach = Math.min((room * 0.27) / box.height, 230 / box.width);
    const [tall, wide] = [box.height * reach, box.width * reach];
    const times = Math.min(MOST_TIMES, WIDEST / (wide * BREADTH), (line - wishedCrown) / (tall * (1 - ON_FLOOR)));
    const feet: Point = { x: place(250), y: floor };
    const low: LowLight = { feet, tall, wall: line, onFloor: ON_FLOOR, times, breadth: BREADTH, aside: side * 262, lean: side * 0.03 };
    const middle = middleOver(id, feet, reach);
    return [...wallAndFloor(), ...shadow(), ...thing(), ...dust()];

    function wallAndFloor(): readonly SceneNode[] {
      const wall = rectanglePath({ ...area, height: line - area.y });
      const ground = rectanglePath({ ...area, y: line, height: bottom - line });
      const onFloor = mixColours(lit, WHITE, 0.14);
      const dimFloor = kind === 'all' ? mixColours(lit, shade, 0.2) : mixColours(dim, shade, 0.3);
      const heart = { x: place(540), y: line - room * 0.4 };
      return [
        painted(linearPaint({ x: 0, y: area.y }, { x: 0, y: line }, [mixColours(dim, shade, 0.14), dim]), wall),
        painted(linearPaint({ x: 0, y: line }, { x: 0, y: bottom }, [dimFloor, mixColours(dimFloor, shade, 0.5)]), ground),
        ...(kind === 'all'
          ? [
              clipped(wall, [glow(heart, room * 1.25, withAlpha(mixColours(lit, colours.light, 0.5), 0.28))]),
              clipped(ground, [flat(glow({ x: feet.x, y: floor }, room * 0.9, withAlpha(onFloor, 0.85)), floor, 0.3)]),
            ]
          : beam(onFloor)),
        ...corners(),
        filled(withAlpha(shade, 0.5), rectanglePath({ ...area, y: line - 1.6, height: 3.2 })),
        filled(withAlpha(mixColours(lit, WHITE, 0.4), 0.35), rectanglePath({ ...area, y: line + 1.6, height: 2 })),
      ];
    }

    /** The dusk in both corners of the room, out of the light. Letters keep their ground. */
    function corners(): readonly SceneNode[] {
      const reach = Math.min(620, line - calm + room * 0.2);
      return [glow({ x: -60, y: line }, reach, withAlpha(shade, 0.42)), glow({ x: 1060, y: line }, reach, withAlpha(shade, 0.42))];
    }

    /** The patch of light that the thing stands in: it widens over the floor and rises on the wall. */
    function beam(onFloor: Rgba): readonly SceneNode[] {
      const [left, right] = [place(90), place(930)];
      const [from, to] = [place(190), place(560)];
      const near = polygon([
        { x: from - side * 120, y: bottom },
        { x: to + side * 60, y: bottom },
        { x: right, y: line },
        { x: left, y: line },
      ]);
      const top = area.y - 20;
      const far =
        kind === 'door'
          ? polygon([
              { x: left, y: line },
              { x: right, y: line },
              { x: right + side * 46, y: top },
              { x: left - side * 10, y: top },
            ])
          : ellipse({ x: place(530), y: line - room * 0.52 }, 520, room * 0.86);
      return [
        clipped(rectanglePath({ ...area, height: line - area.y }), [
          shadowOf([filled(lit, far)], withAlpha(lit, 1), { x: 0, y: 0 }, 3),
          filled(lit, far),
        ]),
        clipped(rectanglePath({ ...area, y: line, height: bottom - line }), [
          painted(linearPaint({ x: 0, y: line }, { x: 0, y: bottom }, [onFloor, onFloor, mixColours(onFloor, shade, 0.3)]), near),
        ]),
      ];
    }

    function shadow(): readonly SceneNode[] {
      const tone = mixColours(shade, lit, 0.1);
      const flatShadow = shadowOnWall({ id, middle, reach }, low, { shadow: tone, light: lit });
      return [
        // Far from the thing a shadow is soft.
        shadowOf(flatShadow, withAlpha(tone, 0.34), { x: side * 7, y: -4 }, 14),
        shadowOf(flatShadow, withAlpha(tone, 0.6), { x: side * 2, y: 0 }, 3),
        layered(flatShadow, { opacity: 0.93 }),
        shadowOf([filled(shade, ellipse({ x: feet.x, y: floor }, wide * 0.46, 8))], withAlpha(shade, 0.9), { x: side * 4, y: 1 }, 5),
      ];
    }

    function thing(): readonly SceneNode[] {
      const ink = colours.accent;
      const tones = {
        ink,
        shade: mixColours(ink, shade, 0.34),
        mark: mixColours(ink, colours.paper, 0.45),
        cut: mixColours(shade, ink, 0.12),
        line: shade,
        gloss: mixColours(ink, WHITE, 0.6),
      };
      // A title that gives its thing a color is believed.
      const painting = colours.tinted ? paintHero(id, colours, { plain: tones, grounds: [lit] }) : tones;
      return litParts(hero(id, middle, reach, painting), {
        light: mixColours(colours.light, WHITE, 0.4),
        shade: mixColours(shade, lit, 0.4),
      });
    }

    function dust(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const motes = Array.from({ length: Math.round(parameters.dust) }, () =>
        ellipse({ x: between(random, -10, 1010), y: calm + random() * (room + 40) }, between(random, 0.7, 2.3)),
      );
      return [filled(withAlpha(colours.light, 0.5), ...motes)];
    }
  },
});

/** A node that is pressed flat towards a line, as a round light on a floor is. */
function flat(node: SceneNode, line: number, share: number): SceneNode {
  return { kind: 'group', transform: [1, 0, 0, share, 0, line * (1 - share)], children: [node] };
}
