import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { acacia } from '../things/acacia.ts';
import { backlitPeople } from '../things/backlit-people.ts';
import { flyingBird } from '../things/birds.ts';
import { grassyRise } from '../things/grassy-rise.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { ridgeOf } from '../things/ridge.ts';
import { dust, elephantEar, SAVANNA_ANIMALS, savannaAnimal } from '../things/savanna-animals.ts';

const GLARE: Rgba = { r: 255, g: 208, b: 128, a: 1 };
const GRASS: Rgba = { r: 200, g: 148, b: 70, a: 1 };

/** The elephants of a herd: across from the leader and down, as shares of its height, and their size beside it. */
const ELEPHANTS = [
  [-1.55, -0.1, 0.86],
  [-2.35, 0.03, 0.44],
  [-3.5, -0.06, 0.93],
  [0, 0, 1],
] as const;
const GIRAFFES = [
  [-0.78, -0.07, 0.84],
  [0.62, 0.01, 0.66],
  [0, 0, 1],
] as const;

/** Grassland at a great low sun: flat-topped acacias in layers, a far snowy mountain, and elephants, giraffes or a lion against the light. */
export const savanna = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1900, standard: 1330, isPlace: true }, // Where the tall grass begins.
    animal: { label: 'animal', least: 0, most: SAVANNA_ANIMALS.length - 1, standard: 1, step: 1 },
    trees: { label: 'trees', least: 0, most: 1, standard: 0.6 },
    people: { label: 'person', least: 0, most: 2, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const isDusk = parameters.night > 0;
    const animal = SAVANNA_ANIMALS[Math.round(parameters.animal)] ?? 'none';
    const horizon = calm + room * 0.68;
    const sun: Point = { x: place(520), y: horizon - room * 0.17 };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.36 : 0.2);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.66) : mixColours(colours.paper, glare, 0.78);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const ground = isDusk
      ? mixColours(mixColours(colours.dark, GRASS, 0.3), colours.darkest, 0.3)
      : mixColours(mixColours(colours.dark, colours.main, 0.4), GRASS, 0.68);
    const dark = mixColours(black, ground, 0.22);
    const hazed = (tone: Rgba, away: number) => mixColours(tone, low, Math.min(0.84, 0.9 * (1 - 1 / (1 + (away - 1) * 0.24))));
    /** The height on the page of the ground so far away. */
    const footAt = (away: number) => horizon + (floor + room * 0.03 - horizon) / away;
    const lightAt = (x: number, breadth: number): RimLight => {
      const lean = Math.max(-0.8, Math.min(0.8, (sun.x - x) / 260));
      return { from: { x: lean, y: -Math.sqrt(1 - lean * lean) }, rim, breadth };
    };
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 2 }, { colours, glare, low, rim }),
      ...birds(),
      ...mountain(),
      ...plain(),
      ...woods(),
      ...herd(),
      ...nearTree(),
      ...rise(),
    ];

    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const flock = Array.from({ length: 7 }, (_, index) =>
        flyingBird(
          random,
          { x: place(330 + index * 26 + between(random, -16, 16)), y: calm + room * 0.17 + between(random, -18, 18) },
          between(random, 12, 19),
          between(random, -0.25, 0.25),
        ),
      );
      return [filled(mixColours(black, low, 0.3), ...flock)];
    }

    /** A broad mountain with snow on its flat top, far behind the plain, and low hills beside it. */
    function mountain(): readonly SceneNode[] {
      const middle = place(170);
      const rough = ridgeOf(chanceOf('slope'), { base: 0, reach: room * 0.012, shape: 'sharp', spacing: 60 });
      const high = room * 0.26;
      const shape = (x: number) => {
        const far = Math.abs(x - middle) / 300;
        const dome = far < 0.2 ? 1 - far * 0.16 : 0.968 * Math.max(0, 1 - (far - 0.2) / 1.5) ** 2.1;
        return horizon - high * dome + rough(x) * Math.min(1, dome * 1.6) + 4;
      };
      const line = across({ ...area, x: middle - 520, width: 1040 }, 7, shape);
      const body = areaUnder(line, horizon + 8);
      const tone = mixColours(isDusk ? colours.dark : mixColours(colours.main, colours.second, 0.3), low, 0.62);
      const random = chanceOf('snow');
      const edge = across({ ...area, x: middle - 140, width: 280 }, 9, () => horizon - high * between(random, 0.74, 0.9));
      const snow = polygon([...edge, { x: middle + 140, y: horizon - high * 1.2 }, { x: middle - 140, y: horizon - high * 1.2 }]);
      const hills = ridgeOf(chanceOf('hills'), { base: horizon - room * 0.012, reach: room * 0.035, shape: 'round', spacing: 300 });
      const hill = mixColours(tone, ground, 0.2);
      return [
        painted(linearPaint({ x: 0, y: horizon - high }, { x: 0, y: horizon }, [tone, mixColours(tone, low, 0.85)]), body),
        clipped(body, [filled(withAlpha(mixColours(rim, WHITE, 0.4), 0.85), snow)]),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.05 }, { x: 0, y: horizon + room * 0.02 }, [hill, mixColours(hill, low, 0.7)]),
          areaUnder(across(area, 10, hills), horizon + 40),
        ),
      ];
    }

    /** The plain in bands of light and shade under a veil of dust. */
    function plain(): readonly SceneNode[] {
      const random = chanceOf('plain');
      const bands = Array.from({ length: 54 }, (_, index) => {
        const away = 1.1 + 9 * (1 - index / 54) ** 2;
        const spot = { x: between(random, area.x, area.x + area.width), y: footAt(away) };
        return ellipse(spot, between(random, 110, 320) * (0.6 + 1 / away), 11 / away);
      });
      const tufts = Array.from({ length: Math.round(area.width / 5) }, () => {
        const away = 1.1 + 5 * random() ** 1.6;
        const [x, y] = [between(random, area.x, area.x + area.width), footAt(away)];
        const tall = (room * between(random, 0.03, 0.06)) / away;
        return polygon([
          { x: x - tall * 0.3, y },
          { x: x - tall * 0.34, y: y - tall * 0.8 },
          { x: x - tall * 0.06, y: y - tall * 0.3 },
          { x: x + tall * 0.04, y: y - tall },
          { x: x + tall * 0.12, y: y - tall * 0.3 },
          { x: x + tall * 0.4, y: y - tall * 0.7 },
          { x: x + tall * 0.28, y },
        ]);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
            hazed(ground, 7),
            hazed(ground, 3),
            hazed(ground, 1.6),
            mixColours(ground, black, 0.3),
          ]),
          rectanglePath({ ...area, y: horizon, height: area.y + area.height - horizon }),
        ),
        filled(withAlpha(rim, isDusk ? 0.14 : 0.26), ...bands.filter((_, index) => index % 2 === 0)),
        filled(withAlpha(black, 0.1), ...bands.filter((_, index) => index % 2 === 1)),
        filled(withAlpha(mixColours(ground, black, 0.5), 0.3), ...tufts),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.06 }, { x: 0, y: horizon + room * 0.12 }, [
            withAlpha(low, 0),
            withAlpha(low, 0.9),
            withAlpha(low, 0),
          ]),
          rectanglePath({ ...area, y: horizon - room * 0.06, height: room * 0.18 }),
        ),
        glow({ x: sun.x, y: horizon }, room * 0.5, withAlpha(rim, isDusk ? 0.45 : 0.6)),
      ];
    }

    /** Acacias far and in the middle distance, with shadows towards the viewer. */
    function woods(): readonly SceneNode[] {
      const random = chanceOf('acacias');
      return [7.5, 5.4, 3.9, 2.9, 2.2].flatMap((away, layer): readonly SceneNode[] => {
        const tone = hazed(dark, away * 1.05);
        const count = Math.round((area.width / 1000) * (3 + parameters.trees * [13, 9, 6, 3.5, 1.6][layer]!));
        const stands = Array.from({ length: count }, () => ({
          x: between(random, area.x, area.x + area.width),
          far: away * between(random, 0.92, 1.1),
          size: between(random, 0.62, 1.08),
          lean: between(random, -0.07, 0.07),
        })).filter(({ x, far }) => layer < 2 || Math.abs(x - sun.x) > (layer > 3 ? 320 : 190) * (1 + 0.2 / far));
        const trees = stands.map(({ x, far, size, lean }) => {
          const foot = { x, y: footAt(far) };
          const tall = (room * 0.86 * size) / far;
          return { foot, tall, ...acacia(random, foot, tall, lean) };
        });
        const shadows = trees.map(({ foot, tall }) => {
          const shift = ((foot.x - sun.x) / 700) * tall;
          return ellipse({ x: foot.x + shift, y: foot.y + tall * 0.09 }, tall * 0.46, tall * 0.035);
        });
        return [
          filled(withAlpha(mixColours(ground, black, 0.6), 0.3), ...shadows),
          filled(tone, ...trees.map(({ mass }) => mass)),
          filled(mixColours(tone, rim, 0.45), ...trees.map(({ lit }) => lit)),
        ];
      });
    }

    function herd(): readonly SceneNode[] {
      if (animal === 'none') return [];
      if (animal === 'lion' || animal === 'lioness') return catOnRock(animal);
      const away = 2.3;
      const tall = animal === 'elephant' ? Math.min(122, room * 0.2) : Math.min(270, room * 0.38);
      const lead: Point = { x: place(animal === 'elephant' ? 640 : 520), y: footAt(away) };
      // People have room of their own.
      const all = (animal === 'elephant' ? ELEPHANTS : GIRAFFES).filter(([x]) => parameters.people <= 0 || x > -3);
      const members = all.map(([x, down, size], index) => {
        const foot = { x: lead.x + side * x * tall, y: lead.y + down * tall * 0.5 };
        // One giraffe looks back at the others.
        const facing = animal === 'giraffe' && index === 1 ? (-side as 1 | -1) : side;
        return { foot, height: tall * size, facing, far: away * (down < 0 ? 1.3 : 1) };
      });
      const tone = mixColours(black, ground, 0.16);
      return members.flatMap(({ foot, height, facing, far }): readonly SceneNode[] => {
        const path = savannaAnimal(animal, foot, height, facing);
        const body = hazed(tone, 1 + (far - 1) * 0.26);
        return [
          filled(withAlpha(black, 0.32), ellipse({ x: foot.x, y: foot.y + height * 0.05 }, height * 0.62, height * 0.05)),
          ...rimLit(path, body, mixColours(body, ground, 0.25), lightAt(foot.x, Math.max(1.4, height * 0.016))),
          ...(animal === 'elephant' ? [filled(withAlpha(mixColours(body, rim, 0.2), 0.6), elephantEar(foot, height, facing))] : []),
          shadowOf([filled(low, dust(foot, height))], withAlpha(mixColours(low, glare, 0.5), 0.5), { x: 0, y: 0 }, height * 0.07),
        ];
      });
    }

    /** A lion or a lioness on bare rock, in front of the sun. */
    function catOnRock(id: 'lion' | 'lioness'): readonly SceneNode[] {
      const random = chanceOf('rock');
      const foot = { x: place(430), y: footAt(1.42) };
      const size = room * 0.36;
      const at = (x: number, up: number): Point => ({ x: foot.x + side * x * size, y: foot.y - up * size });
      const tone = mixColours(black, ground, 0.3);
      // Boulders: where they stand, half of their width, and their height.
      const boulders = [
        [-1.18, 0.42, 0.26],
        [1.12, 0.5, 0.24],
        [-0.62, 0.5, 0.4],
        [0.55, 0.55, 0.36],
        [-0.04, 0.74, 0.47],
      ].map(([x = 0, half = 0, high = 0]) => {
        const corner = (share: number, up: number) => at(x + half * (share + between(random, -0.05, 0.05)), high * up - 0.02);
        const crest = [corner(-0.78, 0.72), corner(-0.5, 0.97), corner(0.1, 1), corner(0.56, 0.98), corner(0.84, 0.66)];
        return {
          whole: polygon([corner(-1.08, -0.1), ...crest, corner(1.1, -0.1)]),
          top: polygon([...crest, corner(0.3, 0.78), corner(-0.4, 0.74)]),
          crack: [corner(-0.4, 0.74), corner(-0.28, 0.36), corner(-0.36, -0.1)],
        };
      });
      const stand = { x: foot.x - side * size * 0.06, y: foot.y - size * 0.435 };
      const cat = savannaAnimal(id, stand, room * 0.2, side);
      return [
        filled(withAlpha(black, 0.35), ellipse(at(0, -0.03), size * 1.75, size * 0.07)),
        ...boulders.flatMap(({ whole, top, crack }) => [
          ...rimLit(whole, mixColours(tone, ground, 0.24), mixColours(tone, black, 0.4), lightAt(foot.x, 2.2)),
          filled(withAlpha(mixColours(ground, rim, 0.3), 0.42), top),
          stroked(withAlpha(black, 0.45), 1.6, polyline(crack)),
        ]),
        ...rimLit(cat, black, mixColours(black, ground, 0.2), lightAt(stand.x, Math.max(1.5, room * 0.0036))),
      ];
    }

    /** The great acacia near the viewer. */
    function nearTree(): readonly SceneNode[] {
      const foot = { x: place(835), y: footAt(1.16) };
      const { mass, lit } = acacia(chanceOf('great acacia'), foot, Math.min(620, room * 0.86), -side * 0.05);
      const tone = mixColours(black, ground, 0.12);
      return [filled(tone, mass), filled(mixColours(tone, rim, isDusk ? 0.34 : 0.42), lit)];
    }

    function rise(): readonly SceneNode[] {
      const top = (x: number) => floor + 12 + 7 * Math.sin(x / 130 + side);
      const feet = { x: place(190), y: top(place(190)) + 10 };
      const tones = { ground, black, lit: mixColours(ground, glare, isDusk ? 0.4 : 0.5), rim, glare };
      const people =
        parameters.people > 0
          ? backlitPeople(feet, Math.min(240, room * 0.36), parameters.people, parameters.group, { body: black, rim, sun })
          : [];
      return grassyRise(chanceOf('rise'), area, { top, side }, tones, people);
    }
  },
});
