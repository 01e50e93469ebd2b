import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { behindFace } from '../things/animal-backs.ts';
import { animalFace } from '../things/animal-faces.ts';
import { animalPaw } from '../things/animal-paws.ts';
import { crescent } from '../things/crescent.ts';
import { FACE_IDS, FACES, heightOverFace } from '../things/face-styles.ts';
import { standingThing } from '../things/standing-thing.ts';
import { stars } from '../things/stars.ts';

/** An animal that sits in a crescent moon over banks of clouds and fishes for a star, or has a thing on its line. */
export const starFisher = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    foot: { least: 500, most: 1800, standard: 1360, isPlace: true }, // Where the words at the foot begin.
    animal: { label: 'animal', least: 0, most: FACE_IDS.length - 1, standard: 2, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    banks: { label: 'clouds', least: 2, most: 6, standard: 4, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, mirrored } = parameters;
    const foot = Math.max(calm + 240, parameters.foot);
    const id = FACE_IDS[Math.round(parameters.animal)] ?? 'rabbit';
    const { coat, pale: belly } = FACES[id];
    const isTall = heightOverFace(id) > 1.6;
    const sign = mirrored > 0 ? -1 : 1;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const room = foot - calm;
    const gold = mixColours(colours.second, { r: 255, g: 214, b: 110, a: 1 }, 0.84);
    const pale = mixColours(gold, WHITE, 0.55);
    // Long ears, horns and antlers need room over the head.
    const radius = Math.min(330, room * (isTall ? 0.42 : 0.47));
    const moon: Point = { x: 500 - sign * radius * 0.22, y: calm + Math.max(room * (isTall ? 0.47 : 0.43), radius * 0.95 + 8) };
    const at = (x: number, y: number): Point => ({ x: moon.x + sign * x * radius, y: moon.y + y * radius });
    const head = at(0.3, -0.2);
    const face = radius * 0.34;
    const seat = at(0.3, 0.42);
    const star = at(1.14, 0.16);
    const line = withAlpha(colours.paper, 0.85);
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: foot },
          stops: [
            { offset: 0, colour: colours.darkest },
            { offset: Math.min(0.85, Math.max(0.15, (calm - area.y) / (foot - area.y))), colour: colours.dark },
            { offset: 1, colour: mixColours(mixColours(colours.dark, colours.main, 0.7), colours.accent, 0.22) },
          ],
        },
        rectanglePath(area),
      ),
      filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: foot - area.y }, 190, 2.4)),
      ...twinkles(),
      glowBelow(calm - radius * 0.4, moon, radius * 2, withAlpha(gold, 0.5)),
      ...bank(0),
      painted(linearPaint(at(-0.9, -0.6), at(0.6, 0.9), [pale, gold, mixColours(gold, colours.accent, 0.3)]), crescent(moon, radius, sign)),
      filled(
        withAlpha(mixColours(gold, colours.accent, 0.5), 0.3),
        ellipse(at(-0.72, -0.1), radius * 0.08),
        ellipse(at(-0.52, 0.44), radius * 0.11),
        ellipse(at(-0.06, 0.8), radius * 0.07),
        ellipse(at(0.5, 0.72), radius * 0.05),
      ),
      // The animal: body, legs that hang over the moon's edge, head and paws.
      ...behindFace(id, head, face),
      filled(
        mixColours(coat, BLACK, 0.12),
        smoothShape([at(0.06, 0.44), at(0.08, 0.16), at(0.3, 0.02), at(0.52, 0.16), at(0.54, 0.44), at(0.3, 0.52)]),
      ),
      filled(mixColours(belly, coat, 0.15), ellipse(at(0.31, 0.32), radius * 0.13, radius * 0.16)),
      ...[-1, 1].flatMap((hand) => animalPaw(id, { x: seat.x + hand * radius * 0.17, y: seat.y + radius * 0.06 }, radius * 0.105)),
      ...animalFace(id, head, face),
      stroked(
        mixColours({ r: 150, g: 96, b: 56, a: 1 }, BLACK, 0.1),
        radius * 0.028,
        smoothLine([at(0.46, 0.24), at(0.8, -0.16), at(1.14, -0.4)]),
      ),
      ...(isHero(motif) ? [] : [stroked(line, 2, smoothLine([at(1.14, -0.4), { x: star.x, y: star.y - radius * 0.16 }]))]),
      ...animalPaw(id, at(0.5, 0.2), radius * 0.09),
      ...caught(),
      ...Array.from({ length: Math.round(parameters.banks) }, (_, index) => bank(index + 1)).flat(),
    ];

    /** The catch on the line: a thing, or a star. */
    function caught(): readonly SceneNode[] {
      if (!isHero(motif))
        return [
          glow(star, radius * 0.42, withAlpha(gold, 0.75)),
          filled(mixColours(gold, WHITE, 0.3), fiveStar(star, radius * 0.17, -Math.PI / 2 + sign * 0.16)),
        ];
      const room = { wide: radius * 0.74, high: radius * 0.62 };
      const { width, height } = heroBounds(motif);
      const top = at(1.14, -0.06).y;
      const high = height * Math.min(room.wide / width, room.high / height);
      return [
        glow({ x: star.x, y: top + high / 2 }, radius * 0.6, withAlpha(gold, 0.6)),
        stroked(line, 2.4, smoothLine([at(1.14, -0.4), { x: star.x, y: top + high * 0.1 }])),
        ...standingThing(motif, { x: star.x, y: top + high }, room, { colours, light: pale, shade: colours.darkest, isHigh: true }),
      ];
    }

    function fiveStar(middle: Point, size: number, turn: number): Path {
      return polygon(
        Array.from({ length: 10 }, (_, index) => polar(middle, size * (index % 2 === 0 ? 1 : 0.46), turn + (index / 10) * 2 * Math.PI)),
      );
    }

    /** Larger stars with points, under the words. */
    function twinkles(): readonly SceneNode[] {
      const random = chanceOf('twinkles');
      const spots = Array.from({ length: 12 }, () => ({
        x: between(random, left, right),
        y: between(random, calm + 10, calm + room * 0.62),
      }));
      return [filled(withAlpha(pale, 0.9), ...spots.map((spot) => fiveStar(spot, between(random, 7, 15), random() * 6.28)))];
    }

    /** A bank of round clouds over the whole width; the nearer, the darker, so that the words at the foot read. */
    function bank(index: number): readonly SceneNode[] {
      const random = chanceOf(`bank ${index}`);
      const share = index / Math.max(1, Math.round(parameters.banks));
      const y = calm + room * (0.76 + 0.26 * share);
      const tone = mixColours(mixColours(colours.main, colours.paper, 0.5 * (1 - share)), colours.darkest, 0.12 + 0.8 * share * share);
      const puffs: Path[] = [];
      for (let x = left - 60; x < right + 60; x += 74)
        puffs.push(
          ellipse({ x: x + between(random, -22, 22), y: y + between(random, -14, 22) }, between(random, 62, 104), between(random, 44, 74)),
        );
      const whole = [...puffs, rectanglePath({ x: left, y: y + 10, width: area.width, height: bottom - y })];
      return [
        shadowOf([filled(tone, ...puffs)], withAlpha(colours.darkest, 0.3), { x: 0, y: -5 }, 9),
        painted(linearPaint({ x: 0, y: y - 70 }, { x: 0, y: y + 90 }, [mixColours(tone, WHITE, 0.2 * (1 - share)), tone]), ...whole),
      ];
    }
  },
});
