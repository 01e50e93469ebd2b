import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glowBelow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, smoothLine } from '../drawing/outlines.ts';
import { rectanglePath } from '../../scene/path.ts';
import { flyingBird } from '../things/birds.ts';
import { castle } from '../things/castle.ts';
import { coniferWood } from '../things/conifers.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A castle on a crag before a great moon, mountains in mist behind it and a wood before it. */
export const citadel = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    ground: { least: 300, most: 1600, standard: 1040, isPlace: true }, // Foot of the castle.
    tall: { label: 'heightOfTheCastle', least: 120, most: 520, standard: 330, step: 10 },
    across: { label: 'castleAcross', least: 250, most: 750, standard: 560 },
    moon: { label: 'moon', least: 0, most: 1, standard: 1, step: 1 },
    birds: { label: 'birds', least: 0, most: 12, standard: 6, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, ground, tall, across: stands, moon, birds } = parameters;
    const bottom = area.y + area.height;
    const night = mixColours(colours.darkest, BLACK, 0.3);
    const haze = mixColours(colours.main, colours.light, 0.45);
    const glowing = mixColours(colours.light, colours.accent, 0.35);
    const radius = tall * 0.74;
    // The moon is whole only if it stands below the words.
    const sun = { x: stands + tall * 0.1, y: Math.max(calm + 24 + radius, ground - tall * 0.62) };
    const quiet = Math.min(0.85, Math.max(0.1, (calm - area.y) / (ground - area.y)));
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: ground + 40 },
          stops: [
            { offset: 0, colour: night },
            { offset: quiet, colour: colours.dark },
            { offset: Math.min(1, quiet + 0.25), colour: mixColours(colours.dark, colours.main, 0.75) },
            { offset: 1, colour: glowing },
          ],
        },
        rectanglePath(area),
      ),
      filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: ground - area.y - tall * 0.3 }, 190)),
      ...(moon > 0
        ? [
            glowBelow(calm, sun, radius * 2.1, withAlpha(glowing, 0.75)),
            filled(mixColours(colours.paper, glowing, 0.25), ellipse(sun, radius)),
            filled(
              withAlpha(mixColours(glowing, colours.main, 0.5), 0.22),
              ellipse({ x: sun.x - radius * 0.35, y: sun.y - radius * 0.3 }, radius * 0.3, radius * 0.24),
              ellipse({ x: sun.x + radius * 0.3, y: sun.y + radius * 0.16 }, radius * 0.2, radius * 0.16),
              ellipse({ x: sun.x + radius * 0.1, y: sun.y - radius * 0.55 }, radius * 0.14, radius * 0.1),
            ),
          ]
        : []),
      ...flock(),
      ...range(),
    ];

    function flock(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const each = Array.from({ length: birds }, () =>
        flyingBird(
          random,
          { x: sun.x + between(random, -radius * 1.5, radius * 0.6), y: sun.y - between(random, radius * 0.1, radius * 0.95) },
          between(random, 14, 34),
        ),
      );
      return birds > 0 ? [filled(mixColours(night, colours.dark, 0.3), ...each)] : [];
    }

    /** From the palest mountains to the black firs, mist between them. */
    function range(): readonly SceneNode[] {
      const mist = (y: number, strength: number) =>
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: y - 150 },
            to: { x: 0, y: y + 60 },
            stops: [
              { offset: 0, colour: withAlpha(haze, 0) },
              { offset: 0.7, colour: withAlpha(haze, strength) },
              { offset: 1, colour: withAlpha(haze, strength * 0.6) },
            ],
          },
          rectanglePath({ x: area.x, y: y - 150, width: area.width, height: 210 }),
        );
      const hill = (
        part: string,
        base: number,
        reach: number,
        spacing: number,
        tone: Rgba,
        low: Rgba,
        shape: 'sharp' | 'round' = 'sharp',
      ) =>
        painted(
          linearPaint({ x: 0, y: base - reach }, { x: 0, y: base + 230 }, [tone, low]),
          areaUnder(across(area, 7, ridgeOf(chanceOf(part), { base, reach, shape, spacing })), bottom),
        );
      const crag = ridgeOf(chanceOf('crag'), { base: 0, reach: 26, shape: 'sharp', spacing: 150 });
      const rock = (x: number) => {
        const away = Math.abs(x - stands);
        const shelf = tall * 0.56;
        return ground + crag(x) * Math.min(1, away / shelf) + (away > shelf ? (away - shelf) * 1.15 : away * 0.02);
      };
      const wood = ridgeOf(chanceOf('wood'), { base: ground + 235, reach: 44, shape: 'round', spacing: 420 });
      const front = ridgeOf(chanceOf('front'), { base: ground + 330, reach: 50, shape: 'round', spacing: 520 });
      const deep = mixColours(colours.dark, night, 0.55);
      return [
        hill('far', ground - 60, 120, 300, mixColours(haze, colours.main, 0.35), haze),
        mist(ground + 20, 0.75),
        hill('middle', ground + 70, 100, 360, mixColours(colours.main, colours.dark, 0.35), mixColours(haze, colours.main, 0.5)),
        mist(ground + 140, 0.6),
        ...castle(chanceOf('castle'), { x: stands, y: ground + 12 }, tall, {
          wall: mixColours(deep, colours.main, 0.16),
          shade: mixColours(deep, night, 0.45),
          lit: colours.accent,
        }),
        painted(
          linearPaint({ x: 0, y: ground }, { x: 0, y: ground + 330 }, [mixColours(deep, colours.main, 0.1), mixColours(deep, haze, 0.35)]),
          areaUnder(across(area, 5, rock), bottom),
        ),
        ...road(),
        mist(ground + 270, 0.55),
        painted(linearPaint({ x: 0, y: ground + 180 }, { x: 0, y: ground + 380 }, [deep, night]), areaUnder(across(area, 7, wood), bottom)),
        filled(deep, coniferWood(chanceOf('firs'), wood, { count: 46, least: 60, most: 130, from: area.x, to: area.x + area.width })),
        filled(
          night,
          coniferWood(chanceOf('front firs'), front, {
            count: 30,
            least: 120,
            most: 240,
            from: area.x,
            to: area.x + area.width,
            groves: 160,
          }),
        ),
        filled(night, areaUnder(across(area, 7, front), bottom)),
      ];

      /** A pale road that winds up to the gate. */
      function road(): readonly SceneNode[] {
        const bends = [
          { x: stands - 10, y: ground + 22, wide: 5 },
          { x: stands + 46, y: ground + 64, wide: 8 },
          { x: stands - 40, y: ground + 118, wide: 13 },
          { x: stands + 56, y: ground + 184, wide: 21 },
          { x: stands - 30, y: ground + 270, wide: 34 },
        ];
        const left = bends.map(({ x, y, wide }) => ({ x: x - wide / 2, y }));
        const right = bends.map(({ x, y, wide }) => ({ x: x + wide / 2, y })).toReversed();
        const back = smoothLine(right).map((command) => (command[0] === 'M' ? (['L', command[1], command[2]] as const) : command));
        return [filled(withAlpha(mixColours(haze, colours.accent, 0.25), 0.75), [...smoothLine(left), ...back, ['Z']])];
      }
    }
  },
});
