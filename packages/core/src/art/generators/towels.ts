import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { beachBag, beachBall, flipFlops, parasolAbove, shells, towel } from '../things/beach-things.ts';
import { seaEdge } from '../things/sea-edge.ts';
import { sleepingDog } from '../things/sleeping-dog.ts';
import { sunbather } from '../things/sunbather.ts';
import { PAIRS, looksOf, pairOf } from '../things/two-people.ts';

const STRAW: Rgba = { r: 238, g: 204, b: 136, a: 1 };
const COAT: Rgba = { r: 206, g: 148, b: 88, a: 1 };
const PATCH: Rgba = { r: 128, g: 78, b: 48, a: 1 };

/** A beach from straight above: two on towels, a parasol with its shadow, and the edge of the sea. */
export const towels = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sand or sea.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // Where the author's name begins.
    sea: { label: 'seaAbove', least: 0, most: 1, standard: 0, step: 1 },
    people: { label: 'people', least: 0, most: PAIRS.length - 1, standard: 0, step: 1 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    dog: { label: 'dog', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor } = parameters;
    const isSeaAbove = parameters.sea > 0;
    const facing: 1 | -1 = parameters.mirrored > 0 ? -1 : 1;
    const across = (x: number) => (facing > 0 ? x : 1000 - x);
    const sand = colours.light;
    const shade = mixColours(colours.darkest, colours.accent, 0.22);
    const water = colours.dark;
    const shore = isSeaAbove ? calm + 104 : floor - 126;
    const [top, end] = isSeaAbove ? [shore + 34, floor - 40] : [calm + 20, shore - 12];
    const long = Math.min(540, Math.max(150, (end - top) * 0.92));
    const middle = (top + end) / 2;
    const share = long / 470;
    const pale = mixColours(colours.paper, WHITE, 0.55);
    return [
      ...ground(),
      ...seaEdge(
        chanceOf('sea'),
        { area, shore, side: isSeaAbove ? -1 : 1, waves: 4 },
        {
          shallow: mixColours(water, WHITE, 0.36),
          water,
          deep: mixColours(water, colours.darkest, 0.2),
          foam: mixColours(pale, WHITE, 0.5),
          wet: mixColours(sand, shade, 0.26),
        },
      ),
      ...small(),
      ...bather(0, { x: across(525 - long * 0.29), y: middle + long * 0.03 }, 0.1),
      ...bather(1, { x: across(525 + long * 0.29), y: middle - long * 0.005 }, -0.085),
      ...around(),
    ];

    function ground(): readonly SceneNode[] {
      const random = chanceOf('sand');
      const grains = Array.from({ length: Math.round((area.width * area.height) / 5200) }, () =>
        ellipse({ x: area.x + random() * area.width, y: area.y + random() * area.height }, between(random, 0.8, 2.1)),
      );
      const ripples = Array.from({ length: Math.round(area.width / 38) }, () => {
        const [x, y] = [area.x + random() * area.width, between(random, isSeaAbove ? shore : calm, area.y + area.height)];
        return smoothLine([
          { x: x - 44, y: y + 4 },
          { x: x - 12, y: y - 4 },
          { x: x + 22, y: y + 3 },
          { x: x + 50, y: y - 3 },
        ]);
      });
      return [
        painted(
          linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width * 0.3, y: area.y + area.height }, [
            mixColours(sand, WHITE, 0.25),
            sand,
            mixColours(sand, shade, 0.05),
          ]),
          rectanglePath(area),
        ),
        filled(withAlpha(mixColours(sand, shade, 0.6), 0.2), ...grains),
        stroked(withAlpha(mixColours(sand, shade, 0.5), 0.12), 5, ...ripples),
      ];
    }

    /** Footprints that lead up from the water, and shells. */
    function small(): readonly SceneNode[] {
      const random = chanceOf('shells');
      const steps = Array.from({ length: 9 }, (_, index) => {
        const along = index / 8;
        const y = isSeaAbove ? shore + 40 + along * (end - top) * 0.45 : shore - 44 - along * (end - top) * 0.5;
        return ellipse({ x: across(880 - along * 70 + (index % 2 === 0 ? 13 : -13)), y }, 8, 13);
      });
      const places = Array.from({ length: Math.max(5, Math.round(area.width / 130)) }, (_, index) => ({
        x: area.x + ((index + between(random, 0.2, 0.8)) * area.width) / Math.max(5, Math.round(area.width / 130)),
        y: isSeaAbove ? shore + between(random, 36, 66) : shore - between(random, 36, 66),
      }));
      return [
        filled(withAlpha(mixColours(sand, shade, 0.6), 0.28), ...steps),
        ...shells(random, places, [mixColours(colours.accent, pale, 0.35), mixColours(pale, colours.second, 0.15)], shade),
      ];
    }

    function bather(index: 0 | 1, at: Point, turn: number): readonly SceneNode[] {
      const own = pairOf(parameters.people);
      const who = own[index];
      const does = index === 0 ? 'dozes' : 'reads';
      const looks = looksOf(parameters.skins, index);
      const tilt = turn * facing;
      const tall = long * (who === 'woman' ? 0.8 : 0.84);
      const crown = { x: at.x + Math.sin(tilt) * long * 0.4, y: at.y - Math.cos(tilt) * long * (does === 'reads' ? 0.35 : 0.42) };
      const tones = {
        skin: looks.skin,
        hair: looks.hair,
        suit: index === 0 ? colours.second : colours.accent,
        trim: pale,
        straw: STRAW,
        band: colours.accent,
        cover: index === 0 ? colours.accent : colours.second,
        page: mixColours(pale, WHITE, 0.5),
        shade,
      };
      const { nodes, outline } = sunbather(
        { head: crown, turn: tilt, height: tall, side: index === 0 ? facing : (-facing as 1 | -1), who, does },
        tones,
      );
      const stripe = index === 0 ? mixColours(colours.accent, WHITE, 0.06) : mixColours(colours.second, colours.main, 0.2);
      return [
        ...towel({ middle: at, size: long, turn: tilt, shade }, 0.45, [pale, stripe], index === 1),
        shadowOf([filled(shade, outline)], withAlpha(shade, 0.42), { x: tall * 0.018, y: tall * 0.022 }, tall * 0.009),
        ...nodes,
      ];
    }

    /** Draws the things around the towels, and the parasol over them. */
    function around(): readonly SceneNode[] {
      const radius = Math.min(186, Math.max(110, (end - top) * 0.31));
      return [
        ...flipFlops(
          { middle: { x: across(165), y: middle + long * 0.3 }, size: 62 * Math.max(0.7, share), turn: 0.3 * facing, shade },
          colours.second,
          pale,
        ),
        ...beachBag(
          { middle: { x: across(868), y: middle - long * 0.27 }, size: 138 * Math.max(0.66, share), turn: -0.5 * facing, shade },
          STRAW,
          [mixColours(colours.main, WHITE, 0.2), colours.accent, colours.second],
        ),
        ...(parameters.dog > 0
          ? sleepingDog(
              { middle: { x: across(890), y: middle + long * 0.24 }, size: 250 * Math.max(0.7, share), turn: 0.16 * facing, shade },
              facing,
              COAT,
              PATCH,
            )
          : beachBall(
              { middle: { x: across(868), y: middle + long * 0.33 }, size: 50 * Math.max(0.74, share), turn: 0.4, shade },
              [colours.accent, colours.second, mixColours(colours.main, colours.accent, 0.3)],
              pale,
            )),
        ...parasolAbove({ middle: { x: across(176), y: top + radius * 0.98 }, size: radius, turn: 0.16, shade }, [colours.accent, pale]),
      ];
    }
  },
});
