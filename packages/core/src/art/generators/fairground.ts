import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { couple, figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { stars } from '../things/stars.ts';

const CABINS = 12;
const GOLD: Rgba = { r: 255, g: 214, b: 138, a: 1 };

/** A fair at nightfall: a great wheel with its lamps lit, striped tents under strings of lights, and people who look at it. */
export const fairground = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1800, standard: 1330, isPlace: true }, // Where the people stand.
    people: { label: 'people', least: 0, most: 3, standard: 1, step: 1 }, // Nobody, a woman, a man, a pair.
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { people, group, mirrored } = parameters;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const ground = floor - room * 0.17;
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const lamp = mixColours(GOLD, colours.paper, 0.25);
    const low = mixColours(colours.accent, colours.paper, 0.3);
    const dusk = mixColours(colours.main, colours.accent, 0.35);
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const radius = Math.min(room * 0.345, 300);
    const hub = { x: side(630), y: ground - radius * 1.24 };
    const feet = { x: side(300), y: floor };
    const tall = Math.min(room * 0.36, 190);
    const body = groupOf(group, feet, tall) ?? someone();
    return [
      {
        kind: 'fill',
        path: rectanglePath({ ...area, height: ground - area.y + 20 }),
        paint: {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: ground },
          stops: [
            { offset: 0, colour: colours.darkest },
            { offset: Math.min(0.8, (calm - area.y) / (ground - area.y)), colour: colours.dark },
            { offset: 0.5 + 0.5 * Math.min(0.8, (calm - area.y) / (ground - area.y)), colour: dusk },
            { offset: 1, colour: low },
          ],
        },
      },
      filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: Math.max(1, calm + room * 0.3 - area.y) }, 110)),
      glow({ x: hub.x, y: ground }, room * 0.95, withAlpha(low, 0.6)),
      ...clouds(),
      ...wheel(),
      ...tents(),
      ...garlands(),
      ...meadow(),
      ...(body
        ? [
            filled(withAlpha(black, 0.4), castShadow(body, feet, { across: side(0) > 500 ? 0.5 : -0.5, down: 0.5 })),
            shadowOf([filled(low, body)], withAlpha(lamp, 0.4), { x: 0, y: -2 }, 7),
            filled(black, body),
          ]
        : []),
    ];

    function someone(): Path | null {
      if (people > 2.5) return couple(feet, tall);
      return people > 0.5 ? figure(feet, tall * (people > 1.5 ? 1 : 0.95), people > 1.5 ? 'coat' : 'dress') : null;
    }

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      return Array.from({ length: 7 }, () => {
        const at = { x: between(random, left, right), y: ground - room * between(random, 0.12, 0.5) };
        const streaks = Array.from({ length: 3 }, () =>
          ellipse(
            { x: at.x + between(random, -80, 80), y: at.y + between(random, -8, 8) },
            between(random, 70, 190),
            between(random, 2, 6),
          ),
        );
        return filled(withAlpha(mixColours(low, colours.paper, 0.3), 0.3), ...streaks);
      });
    }

    /** The wheel: two rims with lamps, spokes of light, and cabins that hang from it. */
    function wheel(): readonly SceneNode[] {
      const steel = mixColours(black, dusk, 0.2);
      const shining = mixColours(mixColours(dusk, colours.dark, 0.4), lamp, 0.42);
      const angles = Array.from({ length: CABINS }, (_, index) => (index / CABINS) * 2 * Math.PI + 0.13);
      const rim = (share: number) => ellipse(hub, radius * share);
      const spokes = angles.map((angle) => smoothLine([hub, polar(hub, radius * 0.97, angle)]));
      const bulbs = Array.from({ length: 60 }, (_, index) => polar(hub, radius * 0.985, (index / 60) * 2 * Math.PI));
      const inner = Array.from({ length: 36 }, (_, index) => polar(hub, radius * 0.62, (index / 36) * 2 * Math.PI));
      const along = angles.flatMap((angle) => [0.2, 0.3, 0.4, 0.5, 0.74, 0.86].map((share) => polar(hub, radius * share, angle)));
      const legs = [-1, 1].map((sign) =>
        polygon([
          { x: hub.x - 7, y: hub.y },
          { x: hub.x + 7, y: hub.y },
          { x: hub.x + sign * radius * 0.56 + 9, y: ground + 16 },
          { x: hub.x + sign * radius * 0.56 - 9, y: ground + 16 },
        ]),
      );
      const brace = rectanglePath({ x: hub.x - radius * 0.29, y: hub.y + radius * 0.62, width: radius * 0.58, height: 6 });
      return [
        glow(hub, radius * 1.6, withAlpha(lamp, 0.3)),
        filled(steel, ...legs, brace),
        stroked(shining, 2.4, ...spokes),
        stroked(steel, 8, rim(1)),
        stroked(shining, 3, rim(0.9), rim(0.62)),
        filled(lamp, ...along.map((at) => ellipse(at, 2.6)), ...inner.map((at) => ellipse(at, 3.2))),
        shadowOf([filled(lamp, ...bulbs.map((at) => ellipse(at, 5)))], withAlpha(lamp, 0.9), { x: 0, y: 0 }, 7),
        filled(mixColours(lamp, colours.paper, 0.6), ...bulbs.map((at) => ellipse(at, 4.2))),
        ...angles.flatMap((angle, index) => cabin(polar(hub, radius, angle), index)),
        filled(steel, ellipse(hub, radius * 0.09)),
        filled(lamp, ellipse(hub, radius * 0.04)),
      ];
    }

    function cabin({ x, y }: Point, index: number): readonly SceneNode[] {
      const size = radius * 0.1;
      const tone = [colours.accent, colours.second, colours.paper][index % 3] ?? colours.accent;
      const tub = smoothShape([
        { x: x - size, y: y + size * 0.95 },
        { x: x - size * 0.7, y: y + size * 1.75 },
        { x, y: y + size * 1.95 },
        { x: x + size * 0.7, y: y + size * 1.75 },
        { x: x + size, y: y + size * 0.95 },
      ]);
      const roof = polygon([
        { x: x - size * 1.12, y: y + size * 0.42 },
        { x, y: y - size * 0.24 },
        { x: x + size * 1.12, y: y + size * 0.42 },
      ]);
      return [
        filled(withAlpha(lamp, 0.75), rectanglePath({ x: x - size * 0.86, y: y + size * 0.42, width: size * 1.72, height: size * 0.7 })),
        filled(mixColours(tone, black, 0.22), tub),
        filled(mixColours(tone, black, 0.42), roof),
      ];
    }

    /** Striped tents along the edge of the ground, lit from inside. */
    function tents(): readonly SceneNode[] {
      const spots = [
        { x: 90, wide: 150, high: 0.24 },
        { x: 405, wide: 96, high: 0.15 },
        { x: 905, wide: 170, high: 0.27 },
        { x: -190, wide: 130, high: 0.2 },
        { x: 1190, wide: 130, high: 0.2 },
      ];
      return spots.flatMap(({ x, wide, high }, index) => tent({ x: side(x), y: ground + 14 }, wide, room * high, index));
    }

    function tent(foot: Point, half: number, high: number, index: number): readonly SceneNode[] {
      const tone = index % 2 === 0 ? colours.accent : colours.second;
      const [dim, pale] = [mixColours(tone, black, 0.34), mixColours(colours.paper, tone, 0.2)];
      const eaves = foot.y - high * 0.48;
      const stripes = 8;
      const panels = Array.from({ length: stripes }, (_, stripe) => {
        const [from, to] = [stripe / stripes, (stripe + 1) / stripes].map((share) => (share * 2 - 1) * half) as [number, number];
        const wall = polygon([
          { x: foot.x + from * 0.86, y: eaves },
          { x: foot.x + to * 0.86, y: eaves },
          { x: foot.x + to * 0.86, y: foot.y },
          { x: foot.x + from * 0.86, y: foot.y },
        ]);
        const roof = smoothShape([
          { x: foot.x, y: foot.y - high },
          { x: foot.x + from * 0.4, y: foot.y - high * 0.72 },
          { x: foot.x + from, y: eaves },
          { x: foot.x + to, y: eaves },
          { x: foot.x + to * 0.4, y: foot.y - high * 0.72 },
        ]);
        return { wall, roof, isPale: stripe % 2 === 1 };
      });
      const flag = polygon([
        { x: foot.x, y: foot.y - high - 24 },
        { x: foot.x + 24, y: foot.y - high - 17 },
        { x: foot.x, y: foot.y - high - 10 },
      ]);
      const of = (isPale: boolean, part: 'wall' | 'roof') => panels.filter((panel) => panel.isPale === isPale).map((panel) => panel[part]);
      return [
        glow({ x: foot.x, y: foot.y - high * 0.3 }, half * 1.5, withAlpha(lamp, 0.4)),
        filled(mixColours(dim, lamp, 0.26), ...of(false, 'wall')),
        filled(mixColours(pale, lamp, 0.35), ...of(true, 'wall')),
        filled(
          black,
          polygon([
            { x: foot.x - half * 0.18, y: foot.y },
            { x: foot.x, y: eaves + high * 0.06 },
            { x: foot.x + half * 0.18, y: foot.y },
          ]),
        ),
        filled(withAlpha(black, 0.2), rectanglePath({ x: foot.x - half * 0.86, y: eaves, width: half * 1.72, height: high * 0.07 })),
        filled(dim, ...of(false, 'roof')),
        filled(mixColours(pale, black, 0.1), ...of(true, 'roof')),
        filled(black, rectanglePath({ x: foot.x - 1.6, y: foot.y - high - 24, width: 3.2, height: 30 })),
        filled(tone, flag),
      ];
    }

    /** Strings of lights from pole to pole, over the heads. */
    function garlands(): readonly SceneNode[] {
      const poles = [side(-60), side(215), side(520), side(815), side(1080)];
      const top = ground - room * 0.25;
      const bulbs = poles.slice(0, -1).flatMap((from, index) => {
        const to = poles[index + 1] ?? from;
        return Array.from({ length: 12 }, (_, step) => {
          const share = step / 12;
          return { x: from + (to - from) * share, y: top + Math.sin(share * Math.PI) * room * 0.055 };
        });
      });
      const line = poles.slice(0, -1).map((from, index) => {
        const to = poles[index + 1] ?? from;
        return smoothLine([
          { x: from, y: top },
          { x: (from + to) / 2, y: top + room * 0.055 },
          { x: to, y: top },
        ]);
      });
      return [
        filled(black, ...poles.map((x) => rectanglePath({ x: x - 3, y: top - 8, width: 6, height: ground - top + 24 }))),
        stroked(black, 1.6, ...line),
        shadowOf([filled(lamp, ...bulbs.map((at) => ellipse(at, 4.4)))], withAlpha(lamp, 0.95), { x: 0, y: 0 }, 8),
        filled(mixColours(lamp, colours.paper, 0.6), ...bulbs.map((at) => ellipse(at, 3.4))),
      ];
    }

    /** Trodden grass with the light of the fair on it, and the crowd far away. */
    function meadow(): readonly SceneNode[] {
      const random = chanceOf('crowd');
      const crowd = Array.from({ length: 26 }, () => {
        const at = { x: between(random, left, right), y: ground + between(random, 10, 26) };
        return figure(at, between(random, 34, 46), random() < 0.5 ? 'coat' : 'dress');
      });
      return [
        painted(
          linearPaint({ x: 0, y: ground }, { x: 0, y: floor + 60 }, [
            mixColours(dusk, lamp, 0.3),
            mixColours(colours.dark, black, 0.3),
            black,
          ]),
          rectanglePath({ x: left, y: ground + 8, width: area.width, height: bottom - ground }),
        ),
        glow({ x: hub.x, y: ground + 10 }, room * 0.5, withAlpha(lamp, 0.34)),
        filled(mixColours(black, dusk, 0.14), ...crowd),
      ];
    }
  },
});
