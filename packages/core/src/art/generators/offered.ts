import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, glow, layered, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { cuppedHands } from '../things/cupped-hands.ts';
import { sprig } from '../things/plants.ts';
import { liesFlat, restingThing } from '../things/resting-thing.ts';
import { grains } from '../things/under-glass.ts';

const GLOW: Rgba = { r: 255, g: 214, b: 142, a: 1 };
/** Hands of all the readers. */
const SKINS: readonly [Rgba, ...Rgba[]] = [
  { r: 186, g: 122, b: 86, a: 1 },
  { r: 128, g: 78, b: 54, a: 1 },
  { r: 214, g: 154, b: 120, a: 1 },
  { r: 156, g: 98, b: 66, a: 1 },
];

/** Two cupped hands that hold up what the title names, in the light that comes from it. */
export const offered = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the calm dark.
    floor: { least: 400, most: 1900, standard: 1340, isPlace: true }, // Where the author's words begin.
    dust: { label: 'dust', least: 0, most: 1, standard: 0.6 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, floor, room, side } = sceneRoom(area, parameters, 260);
    const scale = Math.min(1.1, room / 660);
    const at: Point = { x: 500, y: floor - 300 * scale };
    const shade = mixColours(colours.darkest, BLACK, 0.5);
    const warm = mixColours(GLOW, colours.accent, 0.16);
    const light: Point = { x: 500, y: at.y - 60 * scale };
    const skin = oneOf(chanceOf('skin'), SKINS);
    const hands = cuppedHands(
      chanceOf('hands'),
      { at, light, scale },
      {
        skin: mixColours(skin, colours.dark, 0.14),
        lit: mixColours(mixColours(warm, WHITE, 0.3), skin, 0.16),
        shade: mixColours(shade, colours.dark, 0.2),
        sleeve: mixColours(colours.second, colours.dark, 0.3),
        lining: colours.accent,
      },
    );
    return [...ground(), ...hands, ...thing(), ...branches(), ...dust()];

    function ground(): readonly SceneNode[] {
      const random = chanceOf('shafts');
      const shafts = Array.from({ length: 6 }, (_, index) => {
        const lean = (index - 2.5) * 0.27 + between(random, -0.06, 0.06);
        const wide = between(random, 0.03, 0.09);
        const long = room * 1.1;
        return polygon([
          { x: light.x - 20, y: light.y },
          { x: light.x + 20, y: light.y },
          { x: light.x + Math.sin(lean + wide) * long, y: light.y - Math.cos(lean + wide) * long },
          { x: light.x + Math.sin(lean - wide) * long, y: light.y - Math.cos(lean - wide) * long },
        ]);
      });
      return [
        downwards(area, [
          mixColours(colours.dark, shade, 0.3),
          colours.dark,
          mixColours(colours.dark, colours.main, 0.22),
          colours.darkest,
        ]),
        layered(
          [
            glow(light, room * 1.1, withAlpha(mixColours(colours.main, colours.accent, 0.4), 0.5)),
            glow({ x: light.x, y: light.y - room * 0.1 }, room * 0.62, withAlpha(warm, 0.5)),
            painted(
              radialPaint(
                light,
                room,
                [0.24, 0.12, 0.04, 0].map((alpha) => withAlpha(warm, alpha)),
              ),
              ...shafts,
            ),
          ],
          { blend: 'screen' },
        ),
      ];
    }

    /** Branches at both sides, nearer than the hands and out of focus, with the light on their inner edges. */
    function branches(): readonly SceneNode[] {
      const random = chanceOf('branches');
      const roots = [
        [-150, -1.24, 1],
        [-60, -1.5, 0.84],
        [50, -1.84, 0.6],
        [1150, -1.9, 1],
        [1060, -1.64, 0.84],
        [950, -1.3, 0.6],
        [-420, -1.7, 0.8],
        [-700, -1.4, 0.9],
        [1400, -1.5, 0.8],
      ] as const;
      const twigs = roots.map(([x, angle, long]) =>
        sprig(random, { x, y: floor + 150 }, room * long * between(random, 0.9, 1.1), angle + between(random, -0.06, 0.06), 'olive'),
      );
      const drawn = [filled(shade, ...twigs.map(({ leaves }) => leaves)), stroked(shade, 5, ...twigs.map(({ stem }) => stem))];
      const dark = mixColours(colours.darkest, colours.dark, 0.3);
      return [
        shadowOf(drawn, withAlpha(mixColours(warm, colours.dark, 0.3), 0.34), { x: 0, y: -5 }, 4),
        shadowOf(drawn, withAlpha(dark, 0.95), { x: 0, y: 0 }, 3.4),
      ];
    }

    /** The thing that the title names, lit from within, on the palms. */
    function thing(): readonly SceneNode[] {
      const id = isHero(motif) ? motif : 'star';
      const isLong = liesFlat(id);
      const isAloft = floatsInSky(id);
      const plain = heroColours(mixColours(colours.darkest, colours.dark, 0.3), colours.accent, colours.paper);
      const tones = paintHero(id, colours, {
        plain,
        grounds: [mixColours(skin, warm, 0.5), mixColours(colours.dark, warm, 0.3)],
      });
      const foot = { x: 500, y: at.y + (isAloft ? -40 : 96) * scale };
      const tall = Math.min(foot.y - calm - 24, 400 * scale);
      const built = restingThing(id, { foot, wide: 400 * scale, tall, turn: side * (isLong ? 24 : isAloft ? 0 : 4), squash: 1 }, tones, {
        light: mixColours(warm, WHITE, 0.6),
        shade,
        from: { x: -side * 0.6, y: -0.8 },
      });
      const middle = { x: 500, y: built.box.y + built.box.height * 0.5 };
      const size = Math.max(built.box.width, built.box.height) / 2;
      return [
        ...(isAloft
          ? []
          : [
              shadowOf(built.flat, withAlpha(shade, 0.5), { x: side * 10 * scale, y: 16 * scale }, 9 * scale),
              ...(isLong
                ? []
                : [
                    shadowOf(
                      [filled(shade, ellipse({ x: built.box.x + built.box.width / 2, y: foot.y }, built.box.width * 0.36, 12 * scale))],
                      withAlpha(shade, 0.5),
                      { x: 0, y: 4 },
                      9 * scale,
                    ),
                  ]),
            ]),
        layered([glow(middle, size * 1.7, withAlpha(warm, 0.62))], { blend: 'screen' }),
        shadowOf(built.flat, withAlpha(mixColours(warm, WHITE, 0.55), 0.6), { x: 0, y: 0 }, 16),
        ...built.parts,
      ];
    }

    /** Fine dust in the light over the hands. */
    function dust(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const spot = (): Point => {
        const up = random() ** 1.4;
        return {
          x: light.x + (random() + random() - 1) * (240 + 330 * up),
          y: light.y + 60 * scale - up * (light.y + 60 * scale - calm + 40),
        };
      };
      const bright = mixColours(warm, WHITE, 0.5);
      const count = Math.round(200 * parameters.dust);
      return [
        filled(withAlpha(bright, 0.75), grains(random, count, spot, [0.9, 2.6])),
        shadowOf([filled(bright, grains(random, Math.round(count / 9), spot, [2.6, 5]))], withAlpha(bright, 0.9), { x: 0, y: 0 }, 2.2),
      ];
    }
  },
});
