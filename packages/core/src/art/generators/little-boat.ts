import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { areaUnder, across as pointsAcross, ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { behindFace } from '../things/animal-backs.ts';
import { animalFace } from '../things/animal-faces.ts';
import { animalPaw } from '../things/animal-paws.ts';
import { FACE_IDS, FACES } from '../things/face-styles.ts';
import { stars } from '../things/stars.ts';

const SEA = { r: 38, g: 140, b: 190, a: 1 };

/** An animal in a little sailing boat on round waves, a whale beside it, by day under clouds or at night under the moon. */
export const littleBoat = defineGenerator({
  group: 'creatures',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    foot: { least: 500, most: 1800, standard: 1360, isPlace: true }, // Where the words at the foot begin.
    animal: { label: 'animal', least: 0, most: FACE_IDS.length - 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    waves: { label: 'waves', least: 3, most: 7, standard: 5, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, mirrored, night, waves } = parameters;
    const foot = Math.max(calm + 240, parameters.foot);
    const id = FACE_IDS[Math.round(parameters.animal)] ?? 'bear';
    const isNight = night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const sign = mirrored > 0 ? -1 : 1;
    const room = foot - calm;
    const horizon = calm + room * 0.56;
    const sea = mixColours(isNight ? mixColours(SEA, colours.darkest, 0.42) : SEA, colours.main, 0.1);
    const boat: Point = { x: side(430), y: horizon + room * 0.16 };
    // The top of the mast stays under the words.
    const unit = Math.min(1.5, room / 560, (boat.y - calm - 12) / 446);
    const at = (x: number, y: number): Point => ({ x: boat.x + sign * x * unit, y: boat.y + y * unit });
    const moon = mixColours(colours.paper, colours.second, 0.22);
    const wood = mixColours({ r: 222, g: 84, b: 60, a: 1 }, colours.accent, 0.12);
    const light = { x: side(770), y: calm + room * 0.2 };
    const size = Math.min(100, room * 0.13);
    return [
      skyDown(area, horizon - area.y + 40, horizon, [
        { offset: 0, colour: isNight ? colours.darkest : colours.main },
        { offset: Math.min(0.9, Math.max(0.1, (calm - area.y) / (horizon - area.y))), colour: isNight ? colours.dark : colours.light },
        { offset: 1, colour: isNight ? mixColours(colours.dark, colours.main, 0.6) : colours.paper },
      ]),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: horizon - area.y }, 150, 3))] : []),
      glow(light, Math.max(size, Math.min(size * 2.8, light.y - calm + size)), withAlpha(isNight ? moon : colours.paper, 0.8)),
      filled(isNight ? moon : mixColours(colours.second, colours.paper, 0.1), ellipse(light, size)),
      ...clouds(),
      ...gulls(),
      ...wave(0),
      ...whale(),
      ...wave(1),
      ...vessel(),
      ...Array.from({ length: Math.round(waves) - 2 }, (_, index) => wave(index + 2)).flat(),
    ];

    function wave(index: number): readonly SceneNode[] {
      const random = chanceOf(`wave ${index}`);
      const share = index / Math.max(1, Math.round(waves) - 1);
      const base = horizon + room * (0.02 + 0.42 * share);
      const [long, high, shift] = [150 + share * 130, 10 + share * 17, random() * 400];
      const tone = mixColours(mixColours(sea, WHITE, 0.34 * (1 - share)), colours.darkest, 0.06 + 0.36 * share * share);
      const line = pointsAcross(
        area,
        8,
        (x) => base + Math.sin(((x + shift) / long) * Math.PI) * high + Math.sin(((x - shift) / (long * 0.43)) * Math.PI) * high * 0.3,
      );
      const foam = line.map(({ x, y }) => ({ x, y: y + 3 }));
      const deep = index >= Math.round(waves) - 1 ? colours.darkest : mixColours(tone, colours.darkest, 0.14);
      return [
        shadowOf([filled(tone, areaUnder(line, base + 80))], withAlpha(colours.darkest, 0.25), { x: 0, y: -4 }, 7),
        painted(
          linearPaint({ x: 0, y: base - high }, { x: 0, y: Math.min(foot, base + 130) }, [mixColours(tone, WHITE, 0.14), tone, deep]),
          areaUnder(line, bottom),
        ),
        stroked(withAlpha(mixColours(tone, WHITE, 0.6), 0.7), 3 + share * 3, smoothLine(foam.filter((_, point) => point % 4 === 0))),
      ];
    }

    /** The boat with its passenger; the next wave hides its keel. */
    function vessel(): readonly SceneNode[] {
      const hull = smoothShape([
        at(-208, -64),
        at(-190, -20),
        at(-140, 52),
        at(-60, 80),
        at(70, 80),
        at(150, 50),
        at(204, -30),
        at(222, -84),
        at(120, -58),
        at(0, -50),
        at(-120, -54),
      ]);
      const mast = polygon([at(64, -60), at(72, -60), at(72, -436), at(64, -436)]);
      const sail = smoothShape([at(84, -424), at(150, -330), at(206, -190), at(226, -108), at(150, -98), at(84, -104), at(80, -260)]);
      const stripe = (from: number, to: number): Path =>
        smoothShape([at(84, from), at(150 + (from + 424) * 0.12, from + 10), at(150 + (to + 424) * 0.12, to + 10), at(84, to)]);
      const flag = polygon([at(64, -438), at(64, -404), at(-2, -420)]);
      const radius = 108 * unit;
      const head = at(-66, -156);
      const { coat } = FACES[id];
      return [
        filled(mixColours(wood, BLACK, 0.4), mast),
        shadowOf([filled(colours.paper, sail)], withAlpha(BLACK, 0.18), { x: 4, y: 6 }, 7),
        painted(
          linearPaint(at(80, 0), at(226, 0), [
            mixColours(colours.paper, WHITE, 0.6),
            colours.paper,
            mixColours(colours.paper, colours.light, 0.7),
          ]),
          sail,
        ),
        filled(withAlpha(colours.accent, 0.95), stripe(-330, -286), stripe(-230, -186)),
        filled(colours.second, flag),
        ...behindFace(id, head, radius),
        filled(mixColours(coat, BLACK, 0.1), smoothShape([at(-150, -40), at(-134, -110), at(-66, -140), at(2, -110), at(18, -40)])),
        ...animalFace(id, head, radius),
        shadowOf([filled(wood, hull)], withAlpha(BLACK, 0.3), { x: 0, y: 8 }, 9),
        painted(
          linearPaint({ x: 0, y: boat.y - 70 * unit }, { x: 0, y: boat.y + 80 * unit }, [
            mixColours(wood, WHITE, 0.2),
            wood,
            mixColours(wood, BLACK, 0.34),
          ]),
          hull,
        ),
        stroked(
          mixColours(colours.paper, WHITE, 0.4),
          9 * unit,
          smoothLine([at(-206, -62), at(-120, -50), at(0, -46), at(120, -54), at(220, -82)]),
        ),
        stroked(
          withAlpha(mixColours(wood, BLACK, 0.45), 0.7),
          3.4 * unit,
          smoothLine([at(-186, -14), at(0, 0), at(202, -30)]),
          smoothLine([at(-160, 26), at(0, 40), at(180, 10)]),
        ),
        ...animalPaw(id, at(-140, -52), 25 * unit),
        ...animalPaw(id, at(8, -48), 25 * unit),
      ];
    }

    function whale(): readonly SceneNode[] {
      const middle = { x: side(805), y: horizon + room * 0.12 };
      const to = (x: number, y: number): Point => ({ x: middle.x + sign * x * unit, y: middle.y + y * unit });
      const skin = mixColours(colours.dark, sea, 0.42);
      const jet = (turn: number) =>
        smoothLine([to(-34, -70), to(-34 + turn * 12, -116), to(-34 + turn * 46, -120), to(-34 + turn * 52, -92)]);
      return [
        stroked(withAlpha(mixColours(sea, WHITE, 0.75), 0.95), 8 * unit, jet(-1), jet(1)),
        filled(skin, smoothShape([to(-130, 60), to(-134, 0), to(-96, -58), to(-20, -70), to(60, -40), to(120, 10), to(150, 60)])),
        filled(mixColours(skin, WHITE, 0.5), smoothShape([to(-130, 60), to(-128, 24), to(-60, 30), to(0, 60)])),
        filled(WHITE, ellipse(to(-84, -6), 12 * unit)),
        filled(colours.darkest, ellipse(to(-87, -4), 7.5 * unit)),
        stroked(colours.darkest, 3.4 * unit, smoothLine([to(-122, 18), to(-96, 26), to(-66, 18)])),
      ];
    }

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      return Array.from({ length: 5 }, (_, index) => {
        const bulk = between(random, 26, 48);
        const middle = { x: left + area.width * ((index + random()) / 5), y: between(random, calm + 60, horizon - 50) };
        const puffs = [-1.3, -0.5, 0.4, 1.2].map((x, puff) =>
          ellipse({ x: middle.x + x * bulk, y: middle.y - (puff % 2) * bulk * 0.34 }, bulk * 0.8, bulk * 0.6),
        );
        const tone = isNight ? withAlpha(mixColours(colours.main, colours.paper, 0.3), 0.5) : withAlpha(WHITE, 0.88);
        return filled(tone, ...puffs, rectanglePath({ x: middle.x - bulk * 1.6, y: middle.y, width: bulk * 3.1, height: bulk * 0.55 }));
      });
    }

    function gulls(): readonly SceneNode[] {
      const random = chanceOf('gulls');
      const wing = (middle: Point, span: number) =>
        smoothLine([
          { x: middle.x - span, y: middle.y - span * 0.2 },
          { x: middle.x - span * 0.45, y: middle.y - span * 0.5 },
          middle,
          { x: middle.x + span * 0.45, y: middle.y - span * 0.5 },
          { x: middle.x + span, y: middle.y - span * 0.2 },
        ]);
      const flock = Array.from({ length: 3 }, () =>
        wing(
          { x: between(random, Math.max(left, 80), Math.min(right, 920)), y: between(random, calm + 50, calm + room * 0.2) },
          between(random, 12, 20),
        ),
      );
      return [stroked(isNight ? withAlpha(colours.paper, 0.7) : colours.dark, 3.6, ...flock)];
    }
  },
});
