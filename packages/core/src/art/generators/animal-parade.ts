import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { type HeroId, HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { FACE_IDS, type FaceId } from '../things/face-styles.ts';
import { flowerHead } from '../things/flower-head.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
/** The animals that follow the leader. */
const FRIENDS: readonly FaceId[] = ['rabbit', 'owl', 'bear', 'fox', 'cat'];

/** A sunny hill under a rainbow: the animal of the title stands large in the middle, friends beside it, flowers before them. */
export const animalParade = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    ground: { least: 400, most: 1700, standard: 1260, isPlace: true },
    tall: { least: 140, most: 620, standard: 420, isPlace: true }, // Height of the animal.
    friend: { least: 0, most: FACE_IDS.length, standard: 0, isPlace: true, step: 1 }, // A leader with a face, from 1; 0: the drawing.
    friends: { label: 'friends', least: 0, most: 2, standard: 2, step: 1 },
    rainbow: { label: 'rainbow', least: 0, most: 1, standard: 1, step: 1 },
    flowers: { label: 'flowers', least: 0, most: 40, standard: 24, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { ground, tall, friends, rainbow, flowers } = parameters;
    const bottom = area.y + area.height;
    const id = isHero(motif) ? motif : 'fox';
    const leader = FACE_IDS[Math.round(parameters.friend) - 1] ?? null;
    const others = FRIENDS.filter((other) => other !== (leader ?? id));
    const sky = [
      mixColours(colours.light, colours.main, 0.35),
      mixColours(colours.light, colours.paper, 0.35),
      mixColours(colours.paper, WHITE, 0.3),
    ];
    const meadow = mixColours({ r: 132, g: 180, b: 84, a: 1 }, colours.second, 0.22);
    const middle = ground - tall * 0.12;
    const arc = tall * 1.02;
    const bands = [
      colours.accent,
      mixColours(colours.accent, colours.second, 0.5),
      colours.second,
      colours.main,
      mixColours(colours.main, colours.dark, 0.45),
    ];
    const rays = Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * 2 * Math.PI;
      return polygon([
        polar({ x: 500, y: middle }, 60, angle - 0.05),
        polar({ x: 500, y: middle }, 1700, angle - 0.085),
        polar({ x: 500, y: middle }, 1700, angle + 0.085),
        polar({ x: 500, y: middle }, 60, angle + 0.05),
      ]);
    });
    return [
      downwards(area, sky),
      filled(withAlpha(WHITE, 0.22), ...rays),
      glow({ x: 500, y: middle }, arc * 1.7, withAlpha(WHITE, 0.6)),
      ...(rainbow > 0
        ? bands.map((band, index) =>
            stroked(
              withAlpha(mixColours(band, WHITE, 0.18), 0.95),
              arc * 0.075,
              ellipse({ x: 500, y: ground }, arc * (1.16 - index * 0.075)),
            ),
          )
        : []),
      ...hill(0),
      ...company(),
      ...hill(1),
      ...garden(),
    ];

    function hill(front: 0 | 1): readonly SceneNode[] {
      const tone = front === 0 ? mixColours(meadow, WHITE, 0.22) : meadow;
      const base = ground + (front === 0 ? -10 : 44);
      const ridge = ridgeOf(chanceOf(`hill ${front}`), { base, reach: 36, shape: 'round', spacing: 640 });
      const dome = (x: number) => ridge(x) + ((x - 500) / 500) ** 2 * (front === 0 ? 44 : 26);
      const grass = chanceOf(`grass ${front}`);
      const blades = Array.from({ length: front === 0 ? 46 : 90 }, () => {
        const x = between(grass, area.x, area.x + area.width);
        return grassBlade(grass, { x, y: dome(x) + 6 }, between(grass, 22, 54));
      });
      return [
        shadowOf([filled(tone, areaUnder(across(area, 8, dome), bottom))], withAlpha(colours.darkest, 0.18), { x: 0, y: -5 }, 8),
        filled(mixColours(tone, colours.darkest, 0.14), ...blades),
        filled(tone, areaUnder(across(area, 8, dome), bottom)),
      ];
    }

    function company(): readonly SceneNode[] {
      const paint = (who: HeroId, role: Rgba) =>
        paintHero(who, colours, {
          plain: { ...heroColours(mixColours(role, colours.darkest, 0.12), colours.accent, colours.paper), line: colours.darkest },
          grounds: [colours.paper],
        });
      const stand = (who: HeroId, x: number, high: number, role: Rgba) => {
        const drawn = hero(who, { x, y: ground + 26 - high / 2 }, high / 2, paint(who, role));
        return [shadowOf(drawn, withAlpha(colours.darkest, 0.28), { x: 8, y: 10 }, 9), ...drawn];
      };
      const sit = (who: FaceId, x: number, high: number, out: 1 | -1) =>
        sittingAnimal(who, { x, y: ground + 22 }, high / sittingHeight(who), out, colours.darkest, mixColours(colours.paper, WHITE, 0.5));
      const [left = 'rabbit', right = 'owl'] = others;
      return [
        ...(friends > 0 ? sit(left, 500 - tall * 0.68, tall * 0.62, -1) : []),
        ...(friends > 1 ? sit(right, 500 + tall * 0.7, tall * 0.56, 1) : []),
        ...(leader ? sit(leader, 500, tall * 0.96, 1) : stand(id, 500, tall, mixColours(colours.dark, colours.accent, 0.1))),
      ];
    }

    function garden(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      return Array.from({ length: flowers }, () => ({
        x: between(random, area.x, area.x + area.width),
        y: ground + between(random, 66, 210),
        size: between(random, 11, 22),
      }))
        .toSorted((first, second) => first.y - second.y)
        .flatMap(({ x, y, size }) => [
          stroked(mixColours(meadow, colours.darkest, 0.35), 3, [
            ['M', x, y],
            ['L', x + between(random, -5, 5), y + size * 2.4],
          ]),
          ...flowerHead(
            random,
            { x, y },
            size,
            oneOf(random, ['daisy', 'five', 'poppy']),
            { petal: oneOf(random, [colours.accent, colours.paper, colours.second, colours.paper]), heart: colours.accent, depth: 0.12 },
            colours,
          ),
        ]);
    }
  },
});
