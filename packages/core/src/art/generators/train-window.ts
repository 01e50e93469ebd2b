import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import {
  type CarriageTones,
  carriageTable,
  carriageWall,
  carriageWood,
  drawnCurtain,
  paneOf,
  windowFrame,
} from '../things/carriage-window.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { passingHedge } from '../things/passing-hedge.ts';
import { farTown, farWater } from '../things/far-shore.ts';
import { farLand, type LandPlace, LANDS, type LandTones, landRow } from '../things/passing-land.ts';
import { railViaduct } from '../things/rail-viaduct.ts';

const GLARE: Rgba = { r: 255, g: 218, b: 146, a: 1 };
const LEAF: Rgba = { r: 92, g: 124, b: 66, a: 1 };
const MEADOW: Rgba = { r: 150, g: 158, b: 84, a: 1 };
const LAKE: Rgba = { r: 88, g: 142, b: 160, a: 1 };
const BRASS: Rgba = { r: 214, g: 168, b: 88, a: 1 };
const STONE: Rgba = { r: 186, g: 168, b: 146, a: 1 };

/** The distance of the window's upper edge and sides from the front's edges. */
const ASIDE = 46;

/** The view out of a railway carriage: a land in low light with a viaduct and another train, a hedge that rushes by, a curtain, and a cup and a map on the table. */
export const trainWindow = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 300, most: 1900, standard: 1290, isPlace: true }, // The table's far edge.
    land: { label: 'land', least: 0, most: LANDS.length - 1, standard: 0, step: 1 },
    train: { label: 'train', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm } = parameters;
    const sill = Math.max(calm + 240, parameters.floor);
    const room = sill - calm;
    const isDusk = parameters.night > 0;
    const side = (parameters.mirrored > 0 ? -1 : 1) as 1 | -1;
    const place = (x: number) => (side > 0 ? x : 1000 - x);
    const id = LANDS[Math.round(parameters.land)] ?? 'hills';
    const view: Rect = { x: ASIDE, y: ASIDE, width: 1000 - 2 * ASIDE, height: sill + 60 - ASIDE };
    const horizon = calm + room * 0.4;
    const sun = { x: place(330), y: horizon - room * 0.13 };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.34 : 0.14);
    const rim = mixColours(glare, WHITE, 0.35);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.42) : tone);
    const leaf = dim(mixColours(LEAF, colours.main, 0.22));
    const shade = mixColours(black, colours.dark, 0.3);
    const lamp = mixColours({ r: 255, g: 206, b: 116, a: 1 }, colours.paper, 0.1);
    const carriage: CarriageTones = {
      wood: carriageWood(colours),
      shade: black,
      light: mixColours(glare, carriageWood(colours), 0.25),
      brass: mixColours(BRASS, glare, 0.2),
      cloth: isDusk ? mixColours(colours.accent, black, 0.16) : mixColours(colours.accent, black, 0.06),
      paper: mixColours(mixColours(colours.paper, WHITE, 0.2), glare, 0.16),
      ink: mixColours(colours.second, black, 0.35),
      mark: mixColours(colours.accent, { r: 200, g: 40, b: 30, a: 1 }, 0.4),
    };
    const land: LandPlace = { view, horizon, room, sun: sun.x, side: side > 0 ? -1 : 1 };
    const tones: LandTones = {
      far: isDusk ? colours.dark : mixColours(colours.main, colours.second, 0.3),
      leaf,
      meadow: dim(mixColours(MEADOW, colours.main, 0.22)),
      air: low,
      rim,
      shade,
      water: dim(mixColours(LAKE, colours.second, 0.3)),
      lamp,
      roof: dim(mixColours({ r: 176, g: 92, b: 66, a: 1 }, colours.accent, 0.3)),
    };
    const shore = horizon + room * (id === 'desert' ? 0.02 : id === 'coast' ? 0.2 : 0.13);
    const ground = { top: shore, bottom: sill };
    const hedge: Rect = { x: view.x, y: sill - room * 0.24, width: view.width, height: room * 0.24 + 50 };
    return [
      ...carriageWall(chanceOf('wall'), area, view, carriage),
      clipped(paneOf(view), [
        ...lowSunSky(
          chanceOf('sky'),
          { ...area, y: view.y },
          { calm, horizon, room, sun, isDusk, size: 1.1 },
          { colours, glare, low, rim },
        ),
        ...farLand(chanceOf, id, land, tones),
        ...(id === 'desert' ? [] : farWater(chanceOf('water'), land, horizon + 4, shore + room * 0.12, tones)),
        ...(id === 'hills' || id === 'coast' ? farTown(chanceOf('town'), land, horizon + room * 0.012, tones) : []),
        glow({ x: sun.x, y: horizon }, room * 0.42, withAlpha(glare, isDusk ? 0.42 : 0.5)),
        ...landRow(chanceOf, id, 0, land, ground, tones),
        ...landRow(chanceOf, id, 1, land, ground, tones),
        ...(parameters.train > 0 ? viaduct() : []),
        ...landRow(chanceOf, id, 2, land, ground, tones),
        ...passingHedge(chanceOf('hedge'), hedge, {
          leaf:
            id === 'snow'
              ? mixColours(leaf, { r: 214, g: 224, b: 238, a: 1 }, 0.62)
              : id === 'desert'
                ? mixColours(leaf, { r: 190, g: 130, b: 82, a: 1 }, 0.6)
                : mixColours(leaf, shade, 0.3),
          shade,
          light: mixColours(leaf, rim, 0.4),
          wood: mixColours(dim({ r: 150, g: 116, b: 84, a: 1 }), shade, 0.3),
          petals: id === 'hills' || id === 'coast' ? [mixColours(colours.accent, WHITE, 0.2), mixColours(colours.paper, WHITE, 0.3)] : [],
        }),
        ...pane(),
      ]),
      ...windowFrame(view, carriage),
      ...drawnCurtain(place(40), 40, sill + 40, 74, side > 0 ? -1 : 1, carriage.cloth, carriage),
      ...drawnCurtain(place(960), 40, sill + 40, 62, side, carriage.cloth, carriage),
      ...carriageTable(chanceOf('table'), area, sill, place, carriage),
      ...things(),
    ];

    function viaduct(): readonly SceneNode[] {
      const tall = room * 0.25;
      return railViaduct(
        {
          vanishing: { x: place(250), y: horizon + room * 0.02 },
          near: { x: place(1010), deck: horizon - room * 0.04, ground: horizon - room * 0.04 + tall * 1.6 },
          end: 3.4,
          arches: 8,
        },
        {
          stone: dim(mixColours(STONE, colours.main, 0.2)),
          shade,
          light: rim,
          air: low,
          lamp,
          livery: dim(mixColours(colours.accent, { r: 140, g: 34, b: 34, a: 1 }, 0.35)),
        },
      );
    }

    /** The carriage in the glass, and the light that falls in. */
    function pane(): readonly SceneNode[] {
      const streak = (x: number, wide: number) =>
        polygon([
          { x, y: view.y },
          { x: x + wide, y: view.y },
          { x: x + wide - 330, y: sill },
          { x: x - 330, y: sill },
        ]);
      return [
        painted(
          linearPaint({ x: 0, y: calm }, { x: 0, y: sill }, [withAlpha(WHITE, 0.02), withAlpha(WHITE, isDusk ? 0.07 : 0.12)]),
          streak(640, 120),
          streak(800, 44),
        ),
      ];
    }

    /** A cup that steams, or the thing that the title names, on the table. */
    function things(): readonly SceneNode[] {
      const thing: HeroId = isHero(motif) ? motif : 'cup';
      const box = heroBounds(thing);
      const size = isHero(motif) ? Math.min(230, Math.max(165, room * 0.4)) : Math.min(140, room * 0.22);
      const half = Math.min(size / box.height, Math.max(190, room * 0.42) / box.width);
      const foot = { x: place(712), y: sill + 56 };
      const tonesOfThing = paintHero(thing, colours, {
        plain: heroColours(mixColours(colours.darkest, colours.dark, 0.3), colours.accent, colours.paper),
        grounds: [leaf, carriage.wood],
      });
      const drawn = litHero(thing, { middle: middleOver(thing, foot, half), reach: half }, tonesOfThing, {
        light: mixColours(glare, WHITE, 0.4),
        shade,
      });
      return [
        shadowOf(
          [filled(black, ellipse({ x: foot.x + side * box.width * half * 0.07, y: foot.y - 3 }, (box.width * half) / 1.9, 10))],
          withAlpha(black, 0.7),
          { x: side * 4, y: 3 },
          5,
        ),
        shadowOf(drawn, withAlpha(black, 0.4), { x: side * 5, y: 3 }, 6),
        ...drawn,
      ];
    }
  },
});
