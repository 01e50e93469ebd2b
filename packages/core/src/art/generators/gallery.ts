import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { fitsOnTable, floatsInSky, isOfTheSea } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintInLight } from '../heroes/paint-in-light.ts';
import { figure } from '../things/figures.ts';
import { giltFrame, type GiltTones, pictureLamp } from '../things/gilt-frame.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { museumBench, velvetRope } from '../things/museum-furniture.ts';
import { type CanvasTones, landscapePainting, stillLifeGround, varnish } from '../things/old-painting.ts';
import { parquet } from '../things/parquet.ts';

const GOLD: Rgba = { r: 196, g: 148, b: 72, a: 1 };
const OAK: Rgba = { r: 148, g: 96, b: 54, a: 1 };
const WARM: Rgba = { r: 255, g: 226, b: 170, a: 1 };
const UMBER: Rgba = { r: 58, g: 40, b: 30, a: 1 };
const OCHRE: Rgba = { r: 166, g: 118, b: 66, a: 1 };
const OLIVE: Rgba = { r: 92, g: 98, b: 56, a: 1 };
const VELVET: Rgba = { r: 132, g: 30, b: 38, a: 1 };

/** A room of a museum: a great painting of what the title names in a gilt frame under its lamp, and a visitor before it on the parquet. */
export const gallery = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1900, standard: 1360, isPlace: true }, // Where the author's words begin.
    rope: { label: 'rope', least: 0, most: 1, standard: 1, step: 1 },
    bench: { label: 'bench', least: 0, most: 1, standard: 1, step: 1 },
    coat: { label: 'figureInACoat', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const black = mixColours(colours.darkest, BLACK, 0.5);
    const light = mixColours(WARM, colours.paper, 0.25);
    const wall = colours.main;
    const unit = Math.min(1, room / 700);
    const wallEnd = floor - room * 0.15;
    const id: HeroId | null = isHero(motif) ? motif : null;
    const bounds = id ? heroBounds(id) : { width: 1.4, height: 1 };
    const breadth = 54 * unit;
    const tall = room * 0.615;
    const wide = Math.min(620, Math.max(tall * 0.86, Math.min(tall * 1.24, (tall * bounds.width) / bounds.height)));
    const picture: Rect = { x: place(478) - wide / 2, y: calm + room * 0.075 + breadth, width: wide, height: tall - breadth };
    const gilt: GiltTones = { gold: mixColours(GOLD, colours.accent, 0.12), shade: mixColours(UMBER, black, 0.6), light };
    const canvas: CanvasTones = {
      ground: mixColours(mixColours(UMBER, colours.dark, 0.4), black, 0.25),
      middle: mixColours(OCHRE, colours.second, 0.3),
      cloth: mixColours(colours.accent, UMBER, 0.3),
      light,
      shade: mixColours(UMBER, black, 0.7),
      leaf: mixColours(OLIVE, colours.dark, 0.2),
    };
    const furniture = {
      gold: gilt.gold,
      light,
      shade: black,
      leather: mixColours(mixColours(colours.accent, UMBER, 0.5), black, 0.3),
      velvet: mixColours(VELVET, colours.accent, 0.3),
    };
    const lamp = { x: picture.x + picture.width / 2, y: picture.y - breadth };
    return [
      ...walls(),
      ...others(),
      ...lightOnWall(),
      ...great(),
      ...ground(),
      ...(parameters.bench > 0 ? museumBench({ x: place(176), y: floor - room * 0.03 }, unit, furniture) : []),
      ...(parameters.rope > 0
        ? velvetRope(
            [0.02, 0.5, 0.98].map((share) => picture.x + picture.width * share),
            wallEnd + room * 0.052,
            unit,
            furniture,
          )
        : []),
      ...visitor(),
      ...dim(),
    ];

    function walls(): readonly SceneNode[] {
      const random = chanceOf('wall');
      const base = wallEnd - room * 0.15;
      const panel = mixColours(wall, black, 0.24);
      const streaks = Array.from({ length: Math.round(area.width / 5) }, () =>
        rectanglePath({
          x: between(random, area.x, area.x + area.width),
          y: area.y,
          width: between(random, 0.8, 3),
          height: base - area.y,
        }),
      );
      const fields = Array.from(
        { length: Math.ceil(area.width / 310) + 1 },
        (_, index): Rect => ({
          x: area.x + index * 310 - ((area.x + 4000) % 310) + 24,
          y: base + room * 0.035,
          width: 262,
          height: room * 0.068,
        }),
      );
      return [
        filled(wall, rectanglePath(area)),
        filled(withAlpha(black, 0.05), ...streaks.filter((_, index) => index % 2 > 0)),
        filled(withAlpha(light, 0.028), ...streaks.filter((_, index) => index % 2 === 0)),
        painted(
          linearPaint({ x: 0, y: base }, { x: 0, y: wallEnd }, [mixColours(panel, light, 0.1), mixColours(panel, black, 0.4)]),
          rectanglePath({ ...area, y: base, height: wallEnd - base }),
        ),
        ...[0, 0.88].flatMap((share) => {
          const y = base + (wallEnd - base) * share;
          return [
            filled(mixColours(panel, light, 0.3), rectanglePath({ ...area, y, height: 4 })),
            filled(mixColours(panel, light, 0.1), rectanglePath({ ...area, y: y + 4, height: 9 })),
            filled(withAlpha(black, 0.45), rectanglePath({ ...area, y: y + 13, height: 4 })),
          ];
        }),
        ...fields.flatMap((field) => [
          stroked(withAlpha(black, 0.5), 3, rectanglePath(field)),
          stroked(
            withAlpha(light, 0.16),
            2,
            rectanglePath({ x: field.x + 4, y: field.y + 4, width: field.width - 2, height: field.height - 2 }),
          ),
        ]),
      ];
    }

    /** Other paintings, in less light and cut by the front's edge. */
    function others(): readonly SceneNode[] {
      const size = room * 0.36;
      const hang = [
        { x: place(1010), high: 1 },
        { x: place(-60), high: 0.84 },
        { x: place(-520), high: 1.05 },
        { x: place(-1060), high: 0.9 },
        { x: place(1560), high: 1.1 },
      ];
      return hang.flatMap(({ x, high }, index) => {
        const box = { x: x - size * 0.38, y: calm + room * 0.14, width: size * 0.76, height: size * high };
        const random = chanceOf(`other ${index}`);
        return [
          ...giltFrame(box, breadth * 0.5, { ...gilt, gold: mixColours(gilt.gold, black, 0.3), light: mixColours(light, gilt.gold, 0.4) }),
          clipped(rectanglePath(box), [
            ...landscapePainting(random, box, 'trees', canvas),
            filled(withAlpha(black, 0.34), rectanglePath(box)),
          ]),
        ];
      });
    }

    function lightOnWall(): readonly SceneNode[] {
      const middle = { x: lamp.x, y: picture.y + picture.height * 0.4 };
      return [
        glowBelow(calm - room * 0.1, middle, room * 0.8, withAlpha(mixColours(wall, light, 0.7), 0.62)),
        glow({ x: lamp.x, y: picture.y + picture.height * 0.55 }, wide * 0.8, withAlpha(light, 0.24)),
        ...[-150, 1150].map((x) => glow({ x, y: wallEnd }, room * 0.75, withAlpha(black, 0.5))),
      ];
    }

    function great(): readonly SceneNode[] {
      const random = chanceOf('painting');
      const { x, y, width, height } = picture;
      const onTable = id !== null && fitsOnTable(id);
      const foot = { x: x + width / 2, y: y + height * (onTable ? 0.82 : 0.86) };
      return [
        ...giltFrame(picture, breadth, gilt),
        clipped(rectanglePath(picture), [
          ...(onTable
            ? stillLifeGround(random, picture, foot.y, { ...canvas, middle: mixColours(canvas.middle, canvas.ground, 0.42) })
            : landscapePainting(random, picture, id === null ? 'trees' : isOfTheSea(id) ? 'sea' : 'land', canvas)),
          ...(id ? thing(id, foot, onTable) : []),
        ]),
        ...varnish(random, picture, light, black),
        ...pictureLamp(lamp, Math.min(250, width * 0.5), gilt),
        glow({ x: lamp.x, y: picture.y }, width * 0.6, withAlpha(light, 0.3)),
      ];
    }

    function thing(which: HeroId, foot: Point, onTable: boolean): readonly SceneNode[] {
      const box = heroBounds(which);
      const { x, y, width, height } = picture;
      const isFree = floatsInSky(which) || isOfTheSea(which);
      const reach = Math.min((width * 0.8) / box.width, ((isFree ? height * 0.8 : foot.y - y - height * 0.07) * 1) / box.height);
      const middle = {
        x: x + width / 2 - (box.x + box.width / 2) * reach,
        y: isFree ? y + height * 0.47 - (box.y + box.height / 2) * reach : foot.y - (box.y + box.height) * reach,
      };
      const back = onTable ? canvas.ground : canvas.middle;
      const flat = hero(which, middle, reach, paintInLight(which, { ...colours, dark: canvas.ground }, [back, canvas.cloth]));
      const half = (box.width * reach) / 2;
      return [
        ...(isFree
          ? []
          : [
              shadowOf(
                [filled(black, ellipse({ x: foot.x + half * 0.2, y: foot.y }, half * 0.95, half * 0.09))],
                withAlpha(black, 0.8),
                { x: 10, y: 4 },
                9,
              ),
            ]),
        shadowOf(flat, withAlpha(canvas.shade, isFree ? 0.3 : 0.6), { x: half * (isFree ? 0.02 : 0.09), y: half * 0.03 }, half * 0.06),
        ...litParts(flat, { light: mixColours(light, WHITE, 0.3), shade: canvas.shade }),
        glow({ x: x + width * 0.3, y: y + height * 0.2 }, width * 0.5, withAlpha(light, 0.14)),
      ];
    }

    function ground(): readonly SceneNode[] {
      const box = { ...area, y: wallEnd, height: bottom - wallEnd };
      const wood = mixColours(mixColours(OAK, colours.dark, 0.22), black, 0.1);
      const pool = (strength: number, reach: number, across: number): SceneNode => ({
        kind: 'group',
        transform: [across, 0, 0, 0.5, lamp.x * (1 - across), (wallEnd + room * 0.06) * 0.5],
        children: [glow({ x: lamp.x, y: wallEnd + room * 0.06 }, reach, withAlpha(light, strength))],
      });
      return [
        ...parquet(chanceOf('parquet'), box, { wood, shade: black, light }),
        clipped(rectanglePath(box), [
          pool(0.5, room * 0.42, 1),
          painted(
            linearPaint({ x: 0, y: wallEnd }, { x: 0, y: wallEnd + room * 0.2 }, [withAlpha(gilt.gold, 0.4), withAlpha(gilt.gold, 0)]),
            polygon([
              { x: picture.x, y: wallEnd },
              { x: picture.x + picture.width, y: wallEnd },
              { x: picture.x + picture.width * 1.08, y: wallEnd + room * 0.2 },
              { x: picture.x - picture.width * 0.08, y: wallEnd + room * 0.2 },
            ]),
          ),
          painted(
            linearPaint({ x: 0, y: wallEnd }, { x: 0, y: wallEnd + 22 }, [withAlpha(black, 0.6), withAlpha(black, 0)]),
            rectanglePath({ ...area, y: wallEnd, height: 22 }),
          ),
        ]),
      ];
    }

    /** A visitor from behind, with the light of the painting on the edges, and the shadow towards the viewer. */
    function visitor(): readonly SceneNode[] {
      const feet = { x: place(700), y: floor - room * 0.02 };
      const high = room * 0.46;
      const people = groupOf(parameters.group, feet, high) ?? figure(feet, high, parameters.coat > 0 ? 'coat' : 'dress');
      const cloth = mixColours(mixColours(colours.second, colours.dark, 0.5), black, 0.62);
      return [
        shadowOf(
          [filled(black, ellipse({ x: feet.x + side * 6, y: feet.y }, high * 0.16, high * 0.025))],
          withAlpha(black, 0.85),
          { x: side * 8, y: 6 },
          8,
        ),
        ...rimLit(people, mixColours(cloth, light, 0.12), mixColours(cloth, black, 0.6), {
          from: { x: -side * 0.86, y: -0.5 },
          rim: mixColours(light, gilt.gold, 0.4),
          breadth: high * 0.009,
        }),
      ];
    }

    /** The room falls dark toward the viewer. */
    function dim(): readonly SceneNode[] {
      return [
        painted(
          linearPaint({ x: 0, y: floor - room * 0.04 }, { x: 0, y: floor + 130 }, [withAlpha(black, 0), withAlpha(black, 0.6)]),
          rectanglePath({ ...area, y: floor - room * 0.04, height: bottom - floor + room * 0.04 }),
        ),
      ];
    }
  },
});
