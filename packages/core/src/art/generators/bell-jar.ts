import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, layered, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { outlinesOf } from '../drawing/softly-lit.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { litHero, litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { damask } from '../things/damask.ts';
import { gardenFlower } from '../things/garden-flowers.ts';
import { GLOBE_TALL, floorOf, plateUnder, glassBefore, glassBehind, glassOn, glassOutline, turnedPlate } from '../things/glass-dome.ts';
import { berries, broadLeaf, leafSpray } from '../things/leaf-sprays.ts';
import { farLights } from '../things/far-lights.ts';
import { tableTop } from '../things/table-top.ts';
import {
  MOUND,
  deadTrees,
  flowersBefore,
  grains,
  mossGround,
  petalsAt,
  plantsBehind,
  snowBefore,
  snowGround,
} from '../things/under-glass.ts';

const WOOD: Rgba = { r: 104, g: 62, b: 38, a: 1 };
const BRASS: Rgba = { r: 198, g: 150, b: 78, a: 1 };
const GREEN: Rgba = { r: 82, g: 128, b: 74, a: 1 };
const WARM: Rgba = { r: 255, g: 226, b: 168, a: 1 };
const GOLDEN: Rgba = { r: 255, g: 206, b: 128, a: 1 };
const COLD: Rgba = { r: 206, g: 228, b: 255, a: 1 };

/** The height of a dome and of its knob, as shares of its radius. */
const LEAST_TALL = 1.36;
const MOST_TALL = 1.95;
const KNOB = 0.19;

/** Kinds of ground under the glass. */
export const GLASS_WORLDS = ['garden', 'twigs', 'snow'] as const;

/** A thing under a dome of glass on a turned plate, on a table before a dark wall; or in a snow globe. */
export const bellJar = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 60, most: 1500, standard: 640, isPlace: true }, // End of the words.
    edge: { least: 320, most: 1900, standard: 1360, isPlace: true }, // The table's front edge.
    world: { label: 'snow', least: 0, most: 2, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, mirrored } = parameters;
    const edge = Math.max(top + 220, parameters.edge);
    const room = edge - top;
    const world = GLASS_WORLDS[Math.round(parameters.world)] ?? 'garden';
    const isSnow = world === 'snow';
    const deep = Math.min(168, room * 0.24);
    const rear = edge - deep;
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const shade = mixColours(colours.darkest, BLACK, 0.45);
    const wall = colours.dark;
    const light = mixColours(isSnow ? COLD : WARM, colours.paper, 0.3);
    const wood = mixColours(WOOD, colours.darkest, 0.24);
    const green = world === 'twigs' ? mixColours(mixColours(GREEN, shade, 0.4), colours.main, 0.2) : mixColours(GREEN, colours.main, 0.12);
    const foot = edge - deep * 0.46;
    // The glass is as wide as its height allows.
    const plate = plateUnder(isSnow);
    const radius = Math.min(384, (foot - top) / (plate + (isSnow ? GLOBE_TALL : LEAST_TALL + KNOB)));
    const stand: Point = { x: 500, y: foot - radius * plate };
    const glass = glassOn(stand, radius, Math.min(stand.y - top - radius * KNOB, radius * MOST_TALL), isSnow);
    const outline = glassOutline(glass);
    const { middle: floor, half } = floorOf(glass);
    const petals = [mixColours(colours.accent, WHITE, 0.06), mixColours(colours.paper, colours.accent, 0.16)] as const;
    const ground = { stand: floor, half, green, petals, heart: mixColours(BRASS, colours.second, 0.2), light, shade };
    const glassTones = { light, shade };
    const random = chanceOf('glass');
    const inAir = (): Point => ({
      x: stand.x + between(random, -0.86, 0.86) * radius,
      y: stand.y - glass.tall * between(random, 0.04, 0.96),
    });
    return [
      ...background(),
      ...tableTop(chanceOf('grain'), area, {
        rear,
        edge,
        pool: { x: 500 - radius * 0.2, y: rear + deep * 0.5 },
        wood,
        shade,
        light: mixColours(light, wood, 0.3),
        front: colours.darkest,
      }),
      ...plantsAside(),
      ...turnedPlate(glass, { ...glassTones, wood: mixColours(WOOD, shade, 0.22), metal: mixColours(BRASS, colours.accent, 0.06) }),
      ...glassBehind(glass, glassTones, isSnow ? light : GOLDEN),
      clipped(outline, inside()),
      ...glassBefore(glass, glassTones),
      ...lying(),
    ];

    /** A wall of silk that the light in the glass reaches, and the light of a window on it. */
    function background(): readonly SceneNode[] {
      const middle = { x: 500, y: stand.y - glass.tall * 0.5 };
      const isSilk = chanceOf('wall')() < 0.6;
      const pane = (x: number, y: number, wide: number, tall: number) =>
        polygon([
          { x: side(x), y },
          { x: side(x + wide), y: y + wide * 0.26 },
          { x: side(x + wide + tall * 0.3), y: y + wide * 0.26 + tall },
          { x: side(x + tall * 0.3), y: y + tall },
        ]);
      const panes = [0, 1].flatMap((column) =>
        [0, 1, 2].map((row) => pane(450 + column * 190, top + 10 + row * room * 0.29 + column * 50, 172, room * 0.26)),
      );
      const lit = mixColours(wall, light, 0.5);
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: rear }, [mixColours(wall, BLACK, 0.16), wall, mixColours(wall, shade, 0.3)]),
          rectanglePath(area),
        ),
        ...(isSilk ? damask({ ...area, height: rear - area.y }, withAlpha(mixColours(colours.main, light, 0.35), 0.1)) : []),
        layered(
          [
            glow(middle, radius * 2.1, withAlpha(mixColours(light, colours.accent, 0.3), 0.34)),
            glow(middle, radius * 1.35, withAlpha(light, 0.22)),
          ],
          { blend: 'screen' },
        ),
        ...(isSnow
          ? farLights(chanceOf('lights'), { x: -20, y: top - 20, width: 1040, height: rear - top }, [
              WARM,
              mixColours(colours.accent, WARM, 0.5),
              mixColours(WARM, COLD, 0.4),
            ])
          : []),
        ...(isSilk || isSnow ? [] : [shadowOf([filled(lit, ...panes)], withAlpha(lit, 0.44), { x: 0, y: 0 }, 9)]),
        glow({ x: side(1080), y: rear }, room * 0.8, withAlpha(shade, 0.55)),
        glow({ x: side(-90), y: rear }, room * 0.62, withAlpha(shade, 0.42)),
        shadowOf([filled(shade, outline)], withAlpha(shade, 0.3), { x: radius * 0.3, y: radius * 0.06 }, radius * 0.09),
      ];
    }

    function inside(): readonly SceneNode[] {
      const bright = mixColours(light, WHITE, 0.5);
      const dust = filled(withAlpha(bright, 0.75), grains(random, isSnow ? 150 : 60, inAir, isSnow ? [1.6, 4.6] : [0.9, 2.4]));
      const haze = layered([glow({ x: stand.x, y: stand.y - glass.tall * 0.2 }, radius * 0.9, withAlpha(light, 0.4))], { blend: 'screen' });
      if (isSnow) return [...snowGround(random, ground, glass.tall), haze, ...thing(), ...snowBefore(random, ground), dust];
      return [
        ...(world === 'twigs'
          ? deadTrees(random, ground, glass.tall, mixColours(WOOD, shade, 0.3))
          : plantsBehind(random, ground, glass.tall)),
        haze,
        ...mossGround(random, ground),
        ...thing(),
        ...(world === 'twigs' ? [] : flowersBefore(chanceOf('flowers'), ground)),
        ...petalsAt(
          random,
          [0.1, -0.16, 0.36, -0.42]
            .slice(0, world === 'twigs' ? 4 : 2)
            .map((across) => ({ x: stand.x + across * half, y: stand.y + half * 0.06 })),
          radius * 0.05,
          petals[0],
          ground,
        ),
        ...petalsAt(random, [inAir(), inAir()], radius * 0.036, petals[0], ground, false),
        ...butterflies(),
        dust,
      ];
    }

    /** The thing that the title names, with its shadow on the ground. */
    function thing(): readonly SceneNode[] {
      const id = isHero(motif) ? motif : 'rose';
      const box = heroBounds(id);
      const isAloft = floatsInSky(id);
      const level = floor.y - half * (isSnow ? MOUND * 0.3 : MOUND * 0.62);
      const high = (level - (stand.y - glass.tall)) * (isAloft ? 0.6 : 0.82);
      const wide = radius * (isSnow ? 1.3 : 1.46);
      // A broad thing that is high as well would touch the shoulder of the glass.
      const reach = Math.min(
        wide / box.width,
        high / box.height,
        (glass.tall * 0.5 + radius * 1.24) / Math.hypot(box.width * 0.8, box.height * 0.72),
      );
      const bottom = isAloft ? level - high * 0.42 : level;
      const middle = middleOver(id, { x: stand.x, y: bottom }, reach);
      const back = mixColours(wall, light, 0.62);
      // What stands before the light in the glass has dark lines and pale marks.
      const plain = heroColours(mixColours(colours.darkest, wall, 0.4), colours.accent, colours.paper);
      const tones = paintHero(id, colours, { plain, grounds: [back, wall] });
      // The flat drawing throws the shadows: a shadow of soft shades would be painted many times.
      const flat = hero(id, middle, reach, tones);
      const parts = litParts(flat, { light: mixColours(light, WHITE, 0.4), shade });
      const feet = { x: stand.x, y: level };
      const cast = outlinesOf(flat).map((path) => castShadow(path, feet, { across: 0.62, down: 0.07 }));
      return [
        ...(isAloft ? [] : [shadowOf([filled(shade, ...cast)], withAlpha(shade, 0.4), { x: 0, y: 0 }, radius * 0.022)]),
        shadowOf(
          [filled(shade, ellipse({ x: feet.x, y: feet.y + 2 }, box.width * reach * 0.45, radius * 0.035))],
          withAlpha(shade, isAloft ? 0.4 : 0.72),
          { x: radius * 0.05, y: radius * 0.012 },
          radius * 0.025,
        ),
        shadowOf(flat, withAlpha(mixColours(light, WHITE, 0.5), 0.5), { x: 0, y: 0 }, radius * 0.05),
        ...parts,
      ];
    }

    function butterflies(): readonly SceneNode[] {
      if (motif === 'butterfly' || motif === 'moth') return [];
      const tones = heroColours(mixColours(colours.accent, light, 0.3), mixColours(colours.paper, light, 0.3), shade);
      const one = (x: number, y: number, size: number, turn: number): SceneNode => ({
        kind: 'group',
        transform: [Math.cos(turn), Math.sin(turn), -Math.sin(turn) * 0.72, Math.cos(turn) * 0.72, x, y],
        children: litHero(world === 'twigs' ? 'moth' : 'butterfly', { middle: { x: 0, y: 0 }, reach: size }, tones, { light, shade }),
      });
      return [
        one(side(stand.x + radius * 0.6), stand.y - glass.tall * 0.64, radius * 0.085, side(0) > 0 ? -0.5 : 0.5),
        one(side(stand.x - radius * 0.66), stand.y - glass.tall * 0.46, radius * 0.062, 0.6),
      ];
    }

    /** Flowers or firs that lie on the table where the glass leaves it empty. */
    function plantsAside(): readonly SceneNode[] {
      const free = 500 - radius * 1.14;
      if (free < 70) return [];
      const chance = chanceOf('aside');
      const tones = { leaf: isSnow ? mixColours(GREEN, shade, 0.35) : green, shade, light };
      const size = Math.min(96, free * 0.42, deep * 0.62);
      return [side(free * 0.42), side(1000 - free * 0.42)].flatMap((x, index) => {
        const at = { x, y: foot + deep * 0.06 };
        const fan = [-2.9, -2.3, -1.7, -1.1, -0.5, -0.1].flatMap((angle) =>
          leafSpray(chance, at, size * between(chance, 1.5, 2.3), angle, isSnow ? 'fern' : index === 0 ? 'rose' : 'eucalyptus', tones),
        );
        const head = (dx: number, dy: number, scale: number, turn: number) =>
          gardenFlower(chance, { x: at.x + dx * size, y: at.y + dy * size }, size * scale, turn > 0 ? 'peony' : 'anemone', {
            petal: turn > 0 ? petals[0] : petals[1],
            heart: ground.heart,
            shade,
            light,
          });
        return [
          ...fan,
          ...(isSnow
            ? holly(at, size)
            : world === 'twigs'
              ? []
              : [...head(-0.62, -0.3, 0.5, -1), ...head(0.1, -0.4, 0.72, 1), ...head(0.8, -0.16, 0.44, -1)]),
        ];
      });
    }

    /** Red berries among the fir twigs. */
    function holly(at: Point, size: number): readonly SceneNode[] {
      const chance = chanceOf('holly');
      const red = mixColours({ r: 196, g: 34, b: 40, a: 1 }, colours.accent, 0.15);
      return [-2.6, -1.9, -1.2, -0.5].flatMap((angle) =>
        berries(chance, at, size * between(chance, 0.9, 1.35), angle, red, { leaf: mixColours(GREEN, shade, 0.4), shade, light }),
      );
    }

    /** One or two petals and a leaf on the table, nearer than the glass. */
    function lying(): readonly SceneNode[] {
      const chance = chanceOf('petals');
      const y = edge - deep * 0.2;
      const size = Math.min(30, radius * 0.09);
      const near = Math.min(470, radius * 1.2);
      if (isSnow) return [];
      return [
        ...broadLeaf({ x: side(500 - near * 0.92), y: y - 4 }, size * 2.6, mirrored > 0 ? 2.9 : 0.24, { leaf: green, shade, light }, 0.42),
        ...petalsAt(
          chance,
          [
            { x: side(500 - near * 0.66), y: y + 6 },
            { x: side(500 + near * 0.86), y: y - deep * 0.04 },
          ],
          size,
          petals[0],
          ground,
        ),
        ...petalsAt(chance, [{ x: side(500 + near * 0.52), y: y + deep * 0.07 }], size * 0.8, petals[1], ground),
      ];
    }
  },
});
