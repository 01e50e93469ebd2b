import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { filled, glowBelow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { across as alongWidth, areaUnder, ellipse, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { BENCH_ANIMALS, type BenchGuests, benchGuests, embrace } from '../things/bench-guests.ts';
import { cityBeyond, lakeAtLowSun } from '../things/city-lake.ts';
import { lampPost } from '../things/lamp-post.ts';
import { leaningTree } from '../things/leaning-tree.ts';
import { DAY_RAYS, DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';
import { benchFromBehind } from '../things/park-seat.ts';
import { grassBlade, leaf } from '../things/plants.ts';
import { snowCap, snowTones } from '../things/snow-cover.ts';
import { snowfall } from '../things/snow-signs.ts';
import { PAIRS, pairOf } from '../things/two-people.ts';

const GOLD: Rgba = { r: 255, g: 212, b: 132, a: 1 };
const WOOD: Rgba = { r: 168, g: 100, b: 62, a: 1 };
/** Leaves of spring, summer and fall, and snow on the twigs in winter. */
const LEAVES: readonly Rgba[] = [
  { r: 244, g: 160, b: 178, a: 1 },
  { r: 112, g: 162, b: 88, a: 1 },
  { r: 226, g: 132, b: 52, a: 1 },
  { r: 222, g: 232, b: 244, a: 1 },
];
const WINTER = LEAVES.length - 1;

/** Two on a park bench from behind, before a lake and a skyline at a low sun, with an animal between them or a bicycle beside. */
export const parkBench = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1240, isPlace: true }, // Where the bench stands.
    people: { label: 'people', least: 0, most: PAIRS.length - 1, standard: 0, step: 1 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    animal: { label: 'animal', least: 0, most: BENCH_ANIMALS.length, standard: 0, step: 1 },
    season: { label: 'leaves', least: 0, most: LEAVES.length - 1, standard: 1, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, bottom } = sceneRoom(area, parameters, 250);
    const isDusk = parameters.night > 0;
    const facing: 1 | -1 = parameters.mirrored > 0 ? -1 : 1;
    const across = (x: number) => (facing > 0 ? x : 1000 - x);
    const [shoreFar, shoreNear] = [calm + room * 0.44, calm + room * 0.7];
    const width = Math.min(620, room * 0.94);
    const foot: Point = { x: across(520), y: floor };
    const sky = isDusk ? colours.dark : colours.light;
    const warm = mixColours(GOLD, colours.accent, isDusk ? 0.42 : 0.16);
    const glowing = mixColours(warm, colours.paper, isDusk ? 0.06 : 0.3);
    const shade = mixColours(colours.darkest, BLACK, 0.1);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.32) : tone);
    const isWinter = Math.round(parameters.season) === WINTER;
    const white = snowTones(sky, shade);
    const leafTone = dim(mixColours(LEAVES[Math.round(parameters.season)] ?? LEAVES[1]!, colours.accent, isWinter ? 0.04 : 0.14));
    const grass = isWinter
      ? mixColours(white.snow, colours.dark, isDusk ? 0.3 : 0.06)
      : dim(mixColours({ r: 110, g: 152, b: 84, a: 1 }, colours.second, 0.2));
    const sun: Point = { x: across(470), y: shoreFar - room * 0.06 };
    const light = { from: { x: -0.15 * facing, y: -0.98 }, rim: mixColours(GOLD, WHITE, 0.35), breadth: width * 0.008 } as const;
    const place = { area, shore: shoreFar, near: shoreNear, room, sun } as const;
    const tones = { sky, glowing, second: colours.second, dark: colours.dark, leaves: leafTone, grass, shade, isDusk } as const;
    const [first, second] = pairOf(parameters.people);
    const guests: BenchGuests = {
      foot,
      width,
      pair: [first === 'woman', second === 'woman'],
      animal: BENCH_ANIMALS[Math.round(parameters.animal) - 1] ?? null,
      skins: Math.round(parameters.skins),
      facing,
      colours,
      dim,
      shade,
      light,
    };
    return [
      skyDown(area, shoreFar + 10 - area.y, shoreFar, [
        { offset: 0, colour: mixColours(sky, isDusk ? colours.darkest : colours.main, isDusk ? 0.16 : 0.38) },
        { offset: Math.max(0.1, (calm - area.y) / (shoreFar - area.y) - 0.1), colour: sky },
        { offset: 1, colour: mixColours(sky, glowing, 0.9) },
      ]),
      ...raysFrom(sun, sun.y - area.y, withAlpha(warm, isDusk ? DUSK_RAYS : DAY_RAYS)),
      glowBelow(calm, sun, 330, withAlpha(glowing, 0.95)),
      filled(mixColours(glowing, WHITE, 0.55), ellipse(sun, Math.min(78, room * 0.1))),
      ...cityBeyond(chanceOf, place, tones),
      ...lakeAtLowSun(chanceOf('lake'), place, tones),
      ...lawn(),
      ...tree(),
      ...lamp(),
      ...beside(),
      ...bench(),
      ...fallen(),
    ];

    function lawn(): readonly SceneNode[] {
      const random = chanceOf('lawn');
      const line = alongWidth(area, 26, (x) => shoreNear + Math.sin(x / 150) * room * 0.008);
      const blades = Array.from({ length: Math.round(area.width / 9) }, () =>
        grassBlade(random, { x: area.x + random() * area.width, y: shoreNear + between(random, 2, 16) }, between(random, 10, 26)),
      );
      const path = [-0.05, 0.2].map((drop) =>
        alongWidth(area, 40, (x) => floor + room * drop + Math.sin(x / 230 + drop * 4) * room * 0.012),
      );
      const gravel = isWinter
        ? mixColours(grass, white.shade, 0.4)
        : dim(mixColours(mixColours(colours.paper, GOLD, 0.28), colours.second, 0.1));
      return [
        painted(
          linearPaint({ x: 0, y: shoreNear }, { x: 0, y: bottom }, [
            mixColours(grass, glowing, 0.4),
            grass,
            mixColours(grass, shade, 0.45),
          ]),
          areaUnder(line, bottom),
        ),
        filled(mixColours(grass, shade, isWinter ? 0.12 : 0.22), ...blades),
        painted(
          linearPaint({ x: 0, y: floor - room * 0.06 }, { x: 0, y: floor + room * 0.2 }, [
            mixColours(gravel, glowing, 0.45),
            mixColours(gravel, shade, 0.2),
          ]),
          clockwise([...areaUnder(path[0] ?? [], floor + room * 0.24)]),
        ),
        painted(
          linearPaint({ x: 0, y: floor + room * 0.16 }, { x: 0, y: bottom }, [
            mixColours(grass, shade, 0.2),
            mixColours(grass, shade, 0.6),
          ]),
          areaUnder(path[1] ?? [], bottom),
        ),
      ];
    }

    function tree(): readonly SceneNode[] {
      return leaningTree(
        chanceOf('tree'),
        { root: { x: across(944), y: shoreNear + room * 0.13 }, tall: Math.min(room * 0.9, 680), side: -facing as 1 | -1 },
        {
          bark: dim(mixColours(WOOD, colours.darkest, 0.5)),
          rim: glowing,
          lit: mixColours(leafTone, glowing, 0.35),
          middle: leafTone,
          shade: mixColours(leafTone, shade, 0.45),
        },
      );
    }

    function lamp(): readonly SceneNode[] {
      const at = { x: across(118), y: calm + room * 0.34 };
      return lampPost(at, floor - room * 0.03, floor - at.y, {
        black: mixColours(shade, BLACK, 0.2),
        pale: mixColours(GOLD, WHITE, 0.5),
        light: GOLD,
      });
    }

    /** A bicycle that waits beside the bench, if no animal has come along. */
    function beside(): readonly SceneNode[] {
      if (parameters.animal > 0) return [];
      const box = heroBounds('bicycle');
      const reach = Math.min(210, room * 0.27) / box.height;
      const middle = middleOver('bicycle', { x: across(868), y: floor + room * 0.035 }, reach);
      const painting = paintHero('bicycle', colours, { plain: heroColours(shade, colours.accent, sky), grounds: [grass, glowing] });
      const parts = litHero('bicycle', { middle, reach }, painting, { light: glowing, shade });
      return [shadowOf(parts, withAlpha(shade, 0.36), { x: 4, y: 8 }, 5), ...parts];
    }

    function bench(): readonly SceneNode[] {
      const { behind, before } = benchFromBehind(foot, width, {
        wood: dim(WOOD),
        iron: mixColours(shade, colours.second, 0.15),
        light: glowing,
        shade,
      });
      const random = chanceOf('lying snow');
      const ends = [-0.5, 0.5].map((side) => foot.x + side * width);
      const snow = isWinter
        ? [
            filled(white.shade, snowCap(random, (ends[0] ?? 0) - 30, (ends[1] ?? 0) + 30, floor + 8, 12)),
            filled(white.snow, snowCap(random, (ends[0] ?? 0) - 30, (ends[1] ?? 0) + 30, floor + 12, 12)),
          ]
        : [];
      return [...behind, ...benchGuests(guests), ...before, ...embrace(guests), ...snow];
    }

    /** Leaves, petals or snow on the path and in the air. */
    function fallen(): readonly SceneNode[] {
      const random = chanceOf('fallen');
      if (isWinter) return snowfall(random, { ...area, y: calm, height: floor + 60 - calm }, white.lit);
      const lying = Array.from({ length: Math.round(area.width / 17) }, () =>
        leaf(
          { x: area.x + random() * area.width, y: between(random, floor - room * 0.03, floor + room * 0.22) },
          between(random, 7, 13),
          between(random, -0.5, 0.5),
          0.5,
        ),
      );
      const flying = Array.from({ length: Math.round(area.width / 60) }, () =>
        leaf({ x: area.x + random() * area.width, y: between(random, calm + 50, floor) }, between(random, 8, 14), random() * 6.28, 0.45),
      );
      return [
        filled(mixColours(leafTone, shade, 0.12), ...lying.filter((_, index) => index % 2 === 0)),
        filled(mixColours(leafTone, glowing, 0.4), ...lying.filter((_, index) => index % 2 === 1)),
        filled(leafTone, ...flying),
        stroked(
          withAlpha(shade, 0.16),
          3,
          smoothLine([
            { x: area.x, y: floor + room * 0.1 },
            { x: area.x + area.width, y: floor + room * 0.11 },
          ]),
        ),
      ];
    }
  },
});
