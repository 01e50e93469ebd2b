import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { lampPost } from '../things/lamp-post.ts';
import { longGown } from '../things/long-gown.ts';
import { archedBridge, balustrade, oldTown } from '../things/towns/old-town.ts';
import { snowCap, snowRim, snowTones } from '../things/snow-cover.ts';
import { snowfall } from '../things/snow-signs.ts';
import { stars } from '../things/stars.ts';

/** An old city across a river at dusk, its domes and spires before a low sun, and somebody who looks at it over a balustrade. */
export const oldCity = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1800, standard: 1330, isPlace: true }, // Where the person stands.
    person: { label: 'person', least: 0, most: 4, standard: 1, step: 1 }, // Nobody, a gown, a dress, a coat and hat, two people.
    group: GROUP_PARAMETER,
    personAcross: { label: 'personAcross', least: 200, most: 800, standard: 380 },
    sun: { label: 'sunAcross', least: 150, most: 850, standard: 640 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { person, group, personAcross, sun: sunX, night } = parameters;
    const isNight = night > 0;
    const isSnowy = parameters.snow > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const quay = calm + room * 0.5;
    const rail = floor - room * 0.17;
    const warm = mixColours(colours.light, colours.accent, isNight ? 0.5 : 0.34);
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const sky = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, warm, 0.42), mixColours(colours.accent, warm, 0.55)]
      : [colours.paper, colours.light, mixColours(colours.light, warm, 0.7), mixColours(warm, colours.accent, 0.42)];
    const end = (calm - area.y) / (quay - area.y);
    const shade = isNight ? mixColours(colours.dark, colours.darkest, 0.4) : colours.dark;
    const tones = [mixColours(warm, shade, 0.3), mixColours(warm, shade, 0.58), mixColours(shade, warm, 0.12)] as const;
    const size = Math.min(130, room * 0.18);
    const sun = { x: sunX, y: quay - room * 0.22 };
    const pale = mixColours(colours.paper, warm, isNight ? 0.25 : 0.1);
    const town = (part: string, houses: number, towers: number, wide: number, base: number) =>
      oldTown(chanceOf(part), {
        from: left - 40,
        to: right + 40,
        base,
        houses: room * houses,
        towers: room * towers,
        wide: Math.max(18, room * wide),
      });
    const far = town('far town', 0.07, 0.36, 0.075, quay - room * 0.06);
    const middle = town('town', 0.09, 0.42, 0.1, quay - room * 0.02);
    const near = town('quay', 0.1, 0.15, 0.13, quay + 4);
    const lit = mixColours(pale, colours.accent, 0.25);
    const white = snowTones(isNight ? colours.dark : colours.light, shade);
    // The snow of roofs has the air's color before it.
    const roofSnow = mixColours(white.snow, tones[1], isNight ? 0.42 : 0.16);
    const mirror = (path: Path, line: number, share: number): Path => transformPath(path, [1, 0, 0, -share, 0, line * (1 + share)]);
    const river = mixColours(warm, shade, 0.34);
    // The bridge crosses the whole river, so that no end of it hangs over the water.
    const water = quay + room * 0.13;
    const bridge = archedBridge(left - 60, right + 60, quay + room * 0.035, water, 7);
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: quay },
          stops: [
            { offset: 0, colour: sky[0] as Rgba },
            { offset: end * 0.92, colour: sky[1] as Rgba },
            { offset: end + (1 - end) * 0.45, colour: sky[2] as Rgba },
            { offset: 1, colour: sky[3] as Rgba },
          ],
        },
        rectanglePath({ ...area, height: quay - area.y + 4 }),
      ),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: calm - area.y }, 110, 1.2))] : []),
      ...clouds(),
      glowBelow(calm, sun, size * 3.4, withAlpha(pale, 0.85)),
      filled(pale, ellipse(sun, size)),
      ...birds(),
      painted(linearPaint({ x: 0, y: quay - room * 0.3 }, { x: 0, y: quay }, [tones[0], mixColours(tones[0], pale, 0.45)]), far.roofs),
      ...(isSnowy ? [filled(roofSnow, snowRim(middle.roofs, 4))] : []),
      painted(linearPaint({ x: 0, y: quay - room * 0.36 }, { x: 0, y: quay }, [tones[1], mixColours(tones[1], warm, 0.5)]), middle.roofs),
      glow({ x: sunX, y: quay - room * 0.04 }, room * 0.4, withAlpha(pale, 0.5)),
      filled(withAlpha(lit, 0.75), middle.windows),
      ...(isSnowy ? [filled(mixColours(roofSnow, white.snow, 0.4), snowRim(near.roofs, 6))] : []),
      filled(tones[2], near.roofs),
      filled(lit, near.windows),
      painted(
        linearPaint({ x: 0, y: quay }, { x: 0, y: floor }, [mixColours(river, pale, 0.4), river, mixColours(river, shade, 0.6)]),
        rectanglePath({ x: left, y: quay, width: area.width, height: bottom - quay }),
      ),
      filled(withAlpha(tones[1], 0.5), mirror(middle.roofs, quay, 0.7)),
      filled(withAlpha(tones[2], 0.62), mirror(near.roofs, quay, 0.7)),
      ...ripples(),
      ...(isSnowy ? [filled(white.snow, snowRim(bridge, 7))] : []),
      filled(mixColours(tones[2], black, 0.15), bridge),
      filled(withAlpha(mixColours(tones[2], black, 0.3), 0.32), mirror(bridge, water, 0.5)),
      ...terrace(),
      ...(isSnowy
        ? snowfall(chanceOf('snow'), { ...area, y: calm - 30, height: floor + 30 - calm }, isNight ? white.snow : white.lit)
        : []),
    ];

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const bank = (): Path => {
        const y = calm + (quay - calm) * between(random, 0.08, 0.6);
        return ellipse({ x: between(random, left, right), y }, between(random, 90, 300), between(random, 3, 10));
      };
      return [
        filled(withAlpha(mixColours(warm, colours.accent, 0.6), 0.26), ...Array.from({ length: 9 }, bank)),
        filled(withAlpha(pale, 0.42), ...Array.from({ length: 7 }, bank)),
      ];
    }

    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const at = { x: sunX > 500 ? 300 : 700, y: calm + room * 0.14 };
      const flock = Array.from({ length: 7 }, () =>
        flyingBird(random, { x: at.x + between(random, -120, 120), y: at.y + between(random, -30, 40) }, between(random, 14, 28)),
      );
      return [filled(withAlpha(isNight ? pale : shade, 0.75), ...flock)];
    }

    function ripples(): readonly SceneNode[] {
      const random = chanceOf('ripples');
      const glitter: Path[] = [];
      const streaks: Path[] = [];
      for (let step = 0; step < 44; step += 1) {
        const depth = (step / 44) ** 1.3;
        const y = quay + 4 + (rail + 60 - quay) * depth;
        const wide = size * (0.5 + 1.1 * depth);
        glitter.push(ellipse({ x: sunX + between(random, -wide, wide), y }, between(random, 12, 52) * (0.6 + depth), 1.2 + 2.6 * depth));
        streaks.push(ellipse({ x: between(random, left, right), y }, between(random, 50, 190) * (0.4 + depth), 0.9 + 1.8 * depth));
      }
      return [filled(withAlpha(pale, 0.2), ...streaks), filled(withAlpha(pale, 0.62), ...glitter)];
    }

    /** The viewer's own bank, with its balustrade, a lamp and the person. */
    function terrace(): readonly SceneNode[] {
      const high = floor - rail;
      const stone = mixColours(black, shade, 0.25);
      const tall = Math.min(380, room * 0.46);
      const feet = { x: personAcross, y: floor + 6 };
      const lampX = personAcross > 500 ? 150 : 850;
      const several = groupOf(group, feet, tall);
      const people: readonly Path[] = several
        ? [several]
        : person >= 4
          ? [figure({ x: feet.x - tall * 0.15, y: feet.y }, tall * 0.92, 'dress'), walker({ x: feet.x + tall * 0.15, y: feet.y }, tall)]
          : person >= 3
            ? [walker(feet, tall)]
            : person >= 2
              ? [figure(feet, tall, 'dress')]
              : person >= 1
                ? [longGown(feet, tall)]
                : [];
      return [
        filled(stone, balustrade(left - 10, right + 10, rail, high)),
        filled(withAlpha(pale, 0.5), rectanglePath({ x: left, y: rail, width: area.width, height: Math.max(1.5, high * 0.03) })),
        filled(mixColours(stone, black, 0.5), rectanglePath({ x: left, y: floor - 3, width: area.width, height: bottom - floor + 3 })),
        ...(isSnowy ? lyingSnow(high) : []),
        ...lampPost({ x: lampX, y: floor - tall * 1.12 }, floor + 4, tall * 1.2, { black, pale: colours.paper, light: lit }),
        filled(black, ...people),
      ];
    }

    /** Snow on the rail and on the ground before it, which the lamp lights. */
    function lyingSnow(high: number): readonly SceneNode[] {
      const random = chanceOf('lying snow');
      const lampX = personAcross > 500 ? 150 : 850;
      return [
        filled(white.shade, snowCap(random, left - 20, right + 20, rail + 3, high * 0.2)),
        filled(white.snow, snowCap(random, left - 20, right + 20, rail - 2, high * 0.13)),
        painted(
          linearPaint({ x: 0, y: floor - 8 }, { x: 0, y: floor + 70 }, [white.snow, white.shade, mixColours(white.shade, black, 0.7)]),
          snowCap(random, left - 20, right + 20, floor + 2, high * 0.1),
          rectanglePath({ x: left, y: floor, width: area.width, height: bottom - floor }),
        ),
        glow({ x: lampX, y: floor + 4 }, room * 0.2, withAlpha(lit, 0.5)),
      ];
    }
  },
});
