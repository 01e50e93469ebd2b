import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { shareOnTable } from '../heroes/hero-sizes.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { doorBeyond } from '../things/door-beyond.ts';
import { flowerJug } from '../things/flower-jug.ts';
import { sprig } from '../things/plants.ts';
import { coatOverChair, sideChair, sideTable } from '../things/room-furniture.ts';

const GOLD: Rgba = { r: 255, g: 216, b: 142, a: 1 };
const LEAF: Rgba = { r: 88, g: 128, b: 88, a: 1 };

/** A quiet room in planes of color: long light from a window on the wall and the floor, a table with what the title names or flowers, and an empty chair. */
export const longLight = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1900, standard: 1290, isPlace: true }, // Where the furniture stands.
    coat: { label: 'coat', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'evening', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, floor, room, bottom } = sceneRoom(area, parameters, 240);
    const isEvening = parameters.night > 0;
    const facing: 1 | -1 = parameters.mirrored > 0 ? -1 : 1;
    const across = (x: number) => (facing > 0 ? x : 1000 - x);
    const skirting = floor - room * 0.14;
    const lightEnd = floor + 62;
    const wall = isEvening ? colours.dark : colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.15);
    const sun = mixColours(mixColours(GOLD, colours.paper, isEvening ? 0.05 : 0.4), colours.accent, 0.06);
    const boards = isEvening ? mixColours(colours.darkest, colours.second, 0.16) : mixColours(colours.darkest, colours.second, 0.3);
    const litWall = mixColours(wall, sun, isEvening ? 0.74 : 0.82);
    const litFloor = mixColours(boards, sun, 0.52);
    /** The light leans by so many units across for each one down. */
    const lean = 0.3;
    // By day the last words stand in the light; pale words of the evening would fade in it.
    const [high, low] = [isEvening ? calm + room * 0.04 : calm - room * 0.34, skirting];
    const [left, right] = [286, 706];
    const panes = paneRows();
    const table = { foot: { x: across(286), y: floor + room * 0.02 }, height: room * 0.4, side: facing } as const;
    const half = Math.min(190, room * 0.3);
    const chair = { foot: { x: across(660), y: floor + room * 0.05 }, height: room * 0.62, side: -facing as 1 | -1 } as const;
    const chairWood = mixColours(mixColours(colours.second, shade, 0.35), { r: 140, g: 84, b: 52, a: 1 }, 0.35);
    const parts = furniture();
    return [...planes(), ...door(), ...lightOnWall(), ...lightOnFloor(), ...grounded(), ...parts.nodes, ...onTable()];

    /** The panes of the window, as the light throws them on the wall. */
    function paneRows(): readonly Path[] {
      const rows = [
        [0, 0.46],
        [0.5, 1],
      ] as const;
      const columns = [
        [0, 0.475],
        [0.525, 1],
      ] as const;
      return rows.flatMap(([from, to]) =>
        columns.map(([start, end]) => {
          const at = (share: number, down: number): Point => {
            const y = high + (low - high) * down;
            return { x: across(left + (right - left) * share - 60 + (y - high) * lean), y };
          };
          return polygon([at(start, from), at(end, from), at(end, to), at(start, to)]);
        }),
      );
    }

    function planes(): readonly SceneNode[] {
      const rows = [0.03, 0.09, 0.18, 0.31, 0.5, 0.76].map((share) => skirting + (bottom - skirting) * share);
      return [
        painted(
          linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width * 0.2, y: skirting }, [
            mixColours(wall, isEvening ? BLACK : WHITE, 0.14),
            wall,
            mixColours(wall, shade, isEvening ? 0.1 : 0.07),
          ]),
          rectanglePath(area),
        ),
        painted(
          linearPaint({ x: 0, y: skirting }, { x: 0, y: bottom }, [
            mixColours(boards, wall, 0.14),
            boards,
            mixColours(boards, BLACK, 0.12),
          ]),
          rectanglePath({ ...area, y: skirting, height: bottom - skirting }),
        ),
        filled(
          withAlpha(mixColours(boards, BLACK, 0.5), 0.34),
          ...rows.map((y, index) => rectanglePath({ ...area, y, height: 1.6 + index * 0.5 })),
        ),
        filled(
          mixColours(mixColours(wall, colours.paper, isEvening ? 0.14 : 0.5), shade, 0.08),
          rectanglePath({ ...area, y: skirting - room * 0.045, height: room * 0.045 }),
        ),
        filled(
          withAlpha(shade, 0.22),
          rectanglePath({ ...area, y: skirting - room * 0.045, height: 2.4 }),
          rectanglePath({ ...area, y: skirting - 2, height: 3 }),
        ),
      ];
    }

    function door(): readonly SceneNode[] {
      const gloss = isEvening ? mixColours(colours.accent, GOLD, 0.45) : mixColours(colours.accent, colours.paper, 0.42);
      return doorBeyond(
        { across, skirting, end: lightEnd, top: calm + room * 0.1, room },
        { wall, beyond: mixColours(gloss, wall, 0.12), casing: mixColours(wall, colours.paper, isEvening ? 0.34 : 1), shade },
      );
    }

    /** The window's light, with a branch before it and the shadows of the furniture in it. */
    function lightOnWall(): readonly SceneNode[] {
      const random = chanceOf('branch');
      const twigs = [0, 1, 2].map((index) =>
        sprig(
          random,
          { x: across(690 - index * 30), y: high - 10 + index * 50 },
          room * 0.34,
          facing > 0 ? 2.5 - index * 0.2 : 0.64 + index * 0.2,
          index === 1 ? 'olive' : 'eucalyptus',
        ),
      );
      const dark = withAlpha(mixColours(wall, shade, isEvening ? 0.4 : 0.5), isEvening ? 0.75 : 0.5);
      return [
        shadowOf(
          panes.map((path) => filled(litWall, path)),
          withAlpha(sun, 0.4),
          { x: 0, y: 0 },
          16,
        ),
        painted(
          linearPaint({ x: across(left), y: high }, { x: across(right), y: low }, [mixColours(litWall, WHITE, 0.18), litWall]),
          ...panes,
        ),
        clipped(panes.flat(), [
          shadowOf(
            [filled(shade, ...twigs.map(({ leaves }) => leaves)), stroked(shade, 4, ...twigs.map(({ stem }) => stem))],
            withAlpha(mixColours(wall, shade, 0.5), 0.4),
            { x: 0, y: 0 },
            3.4,
          ),
          shadowOf([filled(shade, parts.outline)], dark, { x: facing * room * 0.15, y: room * 0.01 }, 2.6),
          shadowOf(
            things().flatMap((node) => [node]),
            dark,
            { x: facing * room * 0.15, y: room * 0.01 },
            2.6,
          ),
        ]),
      ];
    }

    /** The light runs on over the floor towards the reader. */
    function lightOnFloor(): readonly SceneNode[] {
      const at = (share: number, y: number): Point => {
        const start = left + (right - left) * share - 60 + (low - high) * lean;
        return { x: across(start + (y - low) * 1.25), y };
      };
      const strips = [
        [0, 0.475],
        [0.525, 1],
      ].map(([from = 0, to = 1]) => polygon([at(from, skirting), at(to, skirting), at(to + 0.06, lightEnd), at(from - 0.03, lightEnd)]));
      return [
        painted(
          linearPaint({ x: 0, y: skirting }, { x: 0, y: lightEnd }, [litFloor, mixColours(litFloor, boards, 0.25), withAlpha(litFloor, 0)]),
          ...strips,
        ),
        glow({ x: across(560), y: skirting }, room * 0.5, withAlpha(sun, 0.2)),
      ];
    }

    function grounded(): readonly SceneNode[] {
      const under = [
        ellipse({ x: table.foot.x + facing * 36, y: table.foot.y }, half * 1.1, 11),
        ellipse({ x: chair.foot.x + facing * 30, y: chair.foot.y - 2 }, chair.height * 0.34, 11),
      ];
      return [shadowOf([filled(shade, ...under)], withAlpha(shade, 0.55), { x: 0, y: 2 }, 7)];
    }

    function furniture() {
      const wood = mixColours(mixColours(colours.second, shade, 0.16), colours.paper, 0.06);
      const tableParts = sideTable(table, half, { wood, light: sun, shade });
      const chairParts = sideChair(chair, { wood: chairWood, light: sun, shade });
      const coat =
        parameters.coat > 0
          ? coatOverChair(chair, mixColours(colours.paper, colours.second, 0.25), { wood: colours.accent, light: sun, shade })
          : null;
      return {
        nodes: [...tableParts.nodes, ...chairParts.nodes, ...(coat?.nodes ?? [])],
        outline: [...tableParts.outline, ...chairParts.outline, ...(coat?.outline ?? [])],
      };
    }

    /** Draws the thing that the title names, or a jug of flowers. */
    function things(): readonly SceneNode[] {
      const up = table.foot.y - table.height;
      if (!isHero(motif)) {
        const tall = room * 0.15;
        return flowerJug(
          chanceOf('flowers'),
          {
            foot: { x: table.foot.x - facing * half * 0.1, y: up + 2 },
            tall,
            reach: tall * 1.25,
            bloom: tall * 0.19,
            lightFrom: -facing as 1 | -1,
          },
          {
            glaze: mixColours(colours.paper, WHITE, 0.3),
            band: colours.second,
            green: mixColours(LEAF, shade, 0.2),
            petals: [mixColours(colours.accent, WHITE, 0.12), mixColours(colours.paper, colours.accent, 0.25)],
            shade,
          },
        );
      }
      const box = heroBounds(motif);
      const share = shareOnTable(motif);
      const reach = Math.min((room * 0.34 * share) / box.height, (half * 1.7 * share) / box.width);
      const middle = middleOver(motif, { x: table.foot.x, y: up + 2 }, reach);
      const tones = paintHero(motif, colours, { plain: heroColours(shade, colours.accent, colours.paper), grounds: [wall, litWall] });
      return litHero(motif, { middle, reach }, tones, { light: mixColours(sun, WHITE, 0.4), shade });
    }

    function onTable(): readonly SceneNode[] {
      const up = table.foot.y - table.height;
      const letter = polygon([
        { x: table.foot.x + facing * half * 0.5, y: up - 1 },
        { x: table.foot.x + facing * half * 0.86, y: up - 1 },
        { x: table.foot.x + facing * half * 0.84, y: up - 7 },
        { x: table.foot.x + facing * half * 0.52, y: up - 8 },
      ]);
      return [
        shadowOf(
          [filled(shade, ellipse({ x: table.foot.x + facing * 14, y: up + 3 }, half * 0.34, 4))],
          withAlpha(shade, 0.5),
          { x: 0, y: 1 },
          3,
        ),
        ...things(),
        ...(isHero(motif)
          ? []
          : [
              filled(mixColours(colours.paper, WHITE, 0.5), letter),
              stroked(
                withAlpha(shade, 0.4),
                1.2,
                smoothLine([
                  { x: table.foot.x + facing * half * 0.52, y: up - 4 },
                  { x: table.foot.x + facing * half * 0.85, y: up - 4 },
                ]),
              ),
            ]),
      ];
    }
  },
});
