import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { type DuskTones, duskSky } from '../things/dusk-sky.ts';
import { between } from '../drawing/chance.ts';
import { filled, glowBelow, painted, linearPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { rockyPeak } from '../things/rocky-peak.ts';
import { stars } from '../things/stars.ts';

/** Peaks over a sea of clouds in the first light, and a climber with a flag on the nearest summit. */
export const summit = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // Where the nearest clouds lie.
    person: { label: 'person', least: 0, most: 2, standard: 2, step: 1 }, // Nobody, a woman, a man.
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    birds: { label: 'birds', least: 0, most: 9, standard: 4, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 240);
    const { person, group, mirrored, night, birds } = parameters;
    const isNight = night > 0;
    const [left, bottom] = [area.x, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const sun: 1 | -1 = mirrored > 0 ? -1 : 1;
    const gold = mixColours(colours.accent, { r: 255, g: 206, b: 120, a: 1 }, 0.55);
    const pale = mixColours(mixColours(colours.paper, gold, 0.14), WHITE, 0.4);
    const horizon = calm + room * 0.46;
    const shade = mixColours(colours.dark, mixColours(colours.second, { r: 60, g: 80, b: 150, a: 1 }, 0.6), 0.45);
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const sky: DuskTones = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, gold, 0.42), mixColours(colours.accent, gold, 0.6)]
      : [colours.paper, colours.light, mixColours(colours.light, gold, 0.45), mixColours(gold, pale, 0.4)];
    const mist = mixColours(mixColours(gold, pale, 0.45), shade, isNight ? 0.3 : 0.08);
    const disc = { x: side(250), y: calm + room * 0.32 };
    const top: Point = { x: side(655), y: calm + room * 0.3 };
    const tones = (depth: number) => ({
      rock: mixColours(mixColours(shade, black, 0.25), mist, depth),
      snow: mixColours(pale, mist, depth),
      light: gold,
      haze: mixColours(mist, shade, 0.12),
    });
    return [
      duskSky(area, { calm, horizon, height: bottom - area.y }, sky),
      ...(isNight
        ? [filled(withAlpha(colours.paper, 0.75), stars(chanceOf('stars'), { ...area, height: horizon - area.y - 60 }, 110, 1.2))]
        : []),
      glowBelow(calm, disc, room * 0.34, withAlpha(pale, 0.9)),
      filled(pale, ellipse(disc, Math.min(74, room * 0.1))),
      ...rays(),
      ...range('far', 0.66, 0.36, [-620, -330, -60, 170, 420, 700, 960, 1240, 1520]),
      ...clouds('far clouds', horizon + room * 0.02, 0.5),
      ...range('middle', 0.38, 0.4, [-520, -180, 120, 470, 880, 1210, 1560]),
      ...clouds('middle clouds', horizon + room * 0.17, 0.8),
      ...rockyPeak(chanceOf('near'), { summit: top, height: floor + room * 0.16 - top.y, half: 560 }, sun, tones(0.04)),
      ...flags(),
      ...clouds('near clouds', floor - room * 0.15, 1.15),
      ...flock(),
      // The words at the foot stand in the shade of the valley.
      painted(
        linearPaint({ x: 0, y: floor - room * 0.16 }, { x: 0, y: floor }, [
          withAlpha(shade, 0),
          withAlpha(mixColours(shade, black, 0.6), 0.88),
        ]),
        rectanglePath({ x: left, y: floor - room * 0.16, width: area.width, height: bottom - floor + room * 0.16 }),
      ),
    ];

    function range(name: string, depth: number, down: number, places: readonly number[]): readonly SceneNode[] {
      const random = chanceOf(name);
      return places
        .filter((x) => x > left - 400 && x < left + area.width + 400)
        .flatMap((x) => {
          const high = room * between(random, 0.16, 0.34);
          const foot = calm + room * (down + 0.28);
          return rockyPeak(
            random,
            {
              summit: { x: side(x + between(random, -50, 50)), y: foot - high },
              height: high * 1.15,
              half: high * between(random, 0.95, 1.3),
            },
            sun,
            tones(depth),
          );
        });
    }

    /** A bank of clouds, lit from above. */
    function clouds(name: string, y: number, size: number): readonly SceneNode[] {
      const random = chanceOf(name);
      const count = Math.round((area.width / 52) * (1.2 / size));
      const puffs: Path[] = Array.from({ length: count }, () => {
        const wide = between(random, 90, 210) * size;
        return ellipse(
          { x: between(random, left - 60, left + area.width + 60), y: y + between(random, -0.02, 0.07) * room },
          wide,
          wide * between(random, 0.2, 0.36),
        );
      });
      const low = mixColours(mist, shade, isNight ? 0.42 : 0.22);
      return [
        shadowOf([filled(low, ...puffs)], withAlpha(low, 0.9), { x: 0, y: room * 0.03 }, room * 0.018),
        shadowOf([filled(mist, ...puffs)], withAlpha(mixColours(mist, pale, 0.45), 0.92), { x: 0, y: 0 }, room * 0.012),
        shadowOf(
          [filled(pale, ...puffs.filter((_, index) => index % 3 === 0))],
          withAlpha(WHITE, isNight ? 0.3 : 0.6),
          { x: -sun * 10, y: -room * 0.012 },
          room * 0.012,
        ),
      ];
    }

    function rays(): readonly SceneNode[] {
      const beams = Array.from({ length: 7 }, (_, index) => {
        const angle = (mirrored > 0 ? Math.PI : 0) + sun * (0.05 + index * 0.16);
        const reach = room * 1.1;
        const spread = 0.028 + (index % 3) * 0.012;
        return polygon([
          disc,
          { x: disc.x + Math.cos(angle - spread) * reach, y: disc.y + Math.sin(angle - spread) * reach },
          { x: disc.x + Math.cos(angle + spread) * reach, y: disc.y + Math.sin(angle + spread) * reach },
        ]);
      });
      return [shadowOf([filled(pale, ...beams)], withAlpha(pale, 0.2), { x: 0, y: 0 }, 8)];
    }

    /** The climbers, with a flag. */
    function flags(): readonly SceneNode[] {
      if (person <= 0.5) return [];
      const tall = Math.min(120, room * 0.16);
      const feet = { x: top.x, y: top.y + 3 };
      const body = groupOf(group, feet, tall, 'coat') ?? (person > 1.5 ? walker(feet, tall) : figure(feet, tall, 'dress'));
      const pole = { x: feet.x + sun * tall * (group > 0 ? 0.62 : 0.36), y: feet.y + tall * 0.06 };
      const head = pole.y - tall * 1.35;
      const cloth = smoothLine([
        { x: pole.x, y: head },
        { x: pole.x + sun * tall * 0.3, y: head + tall * 0.06 },
        { x: pole.x + sun * tall * 0.62, y: head - tall * 0.02 },
        { x: pole.x + sun * tall * 0.58, y: head + tall * 0.16 },
        { x: pole.x + sun * tall * 0.62, y: head + tall * 0.34 },
        { x: pole.x + sun * tall * 0.3, y: head + tall * 0.42 },
        { x: pole.x, y: head + tall * 0.36 },
      ]);
      const flag = mixColours(mixColours(colours.accent, { r: 222, g: 56, b: 44, a: 1 }, 0.5), WHITE, 0.06);
      return [
        stroked(black, 3, polyline([pole, { x: pole.x, y: head - 4 }])),
        filled(flag, cloth),
        filled(black, body),
        stroked(withAlpha(gold, 0.6), 1.3, body),
      ];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const wings = Array.from({ length: Math.round(birds) }, () =>
        flyingBird(random, { x: side(between(random, 330, 560)), y: calm + room * between(random, 0.08, 0.3) }, between(random, 12, 24)),
      );
      return [filled(withAlpha(isNight ? pale : shade, 0.85), ...wings)];
    }
  },
});
