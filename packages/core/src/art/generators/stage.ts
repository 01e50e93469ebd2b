import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { outlinesOf } from '../drawing/softly-lit.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { paintedBackdrop, sceneryTree } from '../things/painted-backdrop.ts';
import { clothFolds, footlights, raisedCurtain, stageBoards, tassel } from '../things/theater.ts';

const WARM: Rgba = { r: 255, g: 220, b: 156, a: 1 };
const NIGHT: Rgba = { r: 34, g: 62, b: 128, a: 1 };
const DAY: Rgba = { r: 128, g: 196, b: 214, a: 1 };
const TEAL: Rgba = { r: 34, g: 92, b: 96, a: 1 };
const MEADOW: Rgba = { r: 92, g: 152, b: 96, a: 1 };
/** Round things of the sky, which would hide a disc behind them. */
const ROUND: ReadonlySet<HeroId> = new Set<HeroId>(['moon', 'sun', 'planet']);
const WOOD: Rgba = { r: 146, g: 92, b: 54, a: 1 };
/** Width of the curtains at both sides of the opening, units. */
const LEG = 118;
const SWAG = 64;

/** A stage in warm light under a raised curtain: a thing on the boards before a painted backdrop, behind a row of footlights. */
export const stageScene = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    hem: { least: 100, most: 1400, standard: 700, isPlace: true }, // Where the swags of the curtain begin.
    foot: { least: 340, most: 1800, standard: 1330, isPlace: true }, // The front edge of the stage.
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { hem, mirrored } = parameters;
    const foot = Math.max(hem + 240, parameters.foot);
    const isNight = parameters.night > 0;
    const out = mirrored > 0 ? -1 : 1;
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const room = foot - hem;
    const rear = foot - Math.min(190, room * 0.29);
    const [left, right] = [area.x, area.x + area.width];
    const shade = mixColours(colours.darkest, BLACK, 0.5);
    const cloth = colours.dark;
    const wood = mixColours(WOOD, colours.darkest, 0.16);
    const sky = isNight ? mixColours(NIGHT, colours.darkest, 0.2) : mixColours(DAY, colours.light, 0.3);
    const disc = { x: 500, y: rear - room * 0.3 };
    const radius = Math.min(room * 0.32, 226);
    const moon = mixColours(isNight ? mixColours(WARM, colours.paper, 0.4) : mixColours(WARM, colours.accent, 0.4), WHITE, 0.08);
    const id: HeroId = isHero(motif) ? motif : 'mask';
    return [
      ...backdrop(),
      ...wings(),
      ...stageBoards(area, rear, foot, wood, shade),
      shadowOf(
        [filled(WARM, ellipse({ x: 500, y: rear + (foot - rear) * 0.5 }, 300, (foot - rear) * 0.34))],
        withAlpha(WARM, 0.62),
        { x: 0, y: 0 },
        20,
      ),
      ...beams(),
      ...shown(),
      ...legs(),
      ...footlights(150, 850, foot, 6, shade),
      ...raisedCurtain(
        chanceOf('curtain'),
        { x: left, y: area.y, width: area.width, height: hem - area.y },
        SWAG,
        Math.max(4, Math.round(area.width / 250)),
        cloth,
        shade,
      ),
    ];

    function backdrop(): readonly SceneNode[] {
      const isRound = ROUND.has(id);
      const box = { x: left, y: hem - 40, width: area.width, height: rear - hem + 40 };
      return [
        ...paintedBackdrop({
          random: chanceOf('backdrop'),
          box,
          disc,
          radius: isRound ? 0 : radius,
          isNight,
          tones: {
            sky,
            moon,
            far: mixColours(isNight ? TEAL : MEADOW, colours.second, 0.2),
            near: mixColours(isNight ? TEAL : MEADOW, isNight ? colours.darkest : colours.main, 0.34),
            mist: mixColours(sky, colours.paper, isNight ? 0.4 : 0.72),
            shade,
          },
        }),
        shadowOf(
          [filled(shade, rectanglePath({ x: left, y: rear - 8, width: area.width, height: 12 }))],
          withAlpha(shade, 0.8),
          { x: 0, y: 6 },
          12,
        ),
      ];
    }

    /** Trees on painted boards at both sides, behind the curtains. */
    function wings(): readonly SceneNode[] {
      const tone = mixColours(isNight ? TEAL : MEADOW, colours.main, 0.24);
      const tree = (x: number, high: number) =>
        sceneryTree(chanceOf(`tree ${x}`), { x: side(x), y: rear + 22 }, high, mixColours(tone, BLACK, 0.12), moon, shade, out);
      return [...tree(206, room * 0.56), ...tree(806, room * 0.48), ...tree(140, room * 0.38)];
    }

    function beams(): readonly SceneNode[] {
      const beam = (x: number, reach: number): Path =>
        polygon([
          { x: x - 14, y: hem - 20 },
          { x: x + 14, y: hem - 20 },
          { x: 500 + reach, y: rear + (foot - rear) * 0.6 },
          { x: 500 - reach, y: rear + (foot - rear) * 0.6 },
        ]);
      return [
        shadowOf([filled(WARM, beam(side(170), 210))], withAlpha(WARM, 0.2), { x: 0, y: 0 }, 10),
        shadowOf([filled(WARM, beam(side(850), 190))], withAlpha(WARM, 0.14), { x: 0, y: 0 }, 10),
      ];
    }

    /** The thing on the boards with the shadow that it throws; what floats hangs from cords. */
    function shown(): readonly SceneNode[] {
      const box = heroBounds(id);
      // A mask hangs as a prop does, since nothing holds it up.
      const isHigh = floatsInSky(id) || id === 'mask';
      const ground = rear + (foot - rear) * 0.52;
      const high = isHigh ? room * 0.5 : (ground - hem - SWAG) * 0.9;
      const reach = Math.min(520 / box.width, high / box.height, 250);
      const low = isHigh ? disc.y + (box.height * reach) / 2 : ground;
      const at = middleOver(id, { x: 500, y: low }, reach);
      const tones = paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, colours.paper), grounds: [moon, sky] });
      const flat = hero(id, at, reach, tones);
      const parts = litParts(flat, { light: mixColours(WARM, WHITE, 0.4), shade: mixColours(shade, { r: 90, g: 44, b: 40, a: 1 }, 0.4) });
      const cast = outlinesOf(flat).map((path) => castShadow(path, { x: 500, y: low - 4 }, { across: out * 0.5, down: -0.22 }));
      const cords = [-0.28, 0.28].map((share) =>
        smoothLine([
          { x: 500 + share * box.width * reach, y: low - box.height * reach * 0.6 },
          { x: 500 + share * box.width * reach, y: hem },
        ]),
      );
      return [
        ...(isHigh
          ? [stroked(mixColours(WARM, shade, 0.3), 2.4, ...cords)]
          : [shadowOf([filled(shade, ...cast)], withAlpha(shade, 0.6), { x: 0, y: 0 }, 6)]),
        ...(isHigh
          ? []
          : [
              shadowOf(
                [filled(shade, ellipse({ x: 500, y: low - 4 }, (box.width * reach) / 2.2, 9))],
                withAlpha(shade, 0.7),
                { x: 0, y: 3 },
                6,
              ),
            ]),
        shadowOf(parts, withAlpha(shade, 0.34), { x: out * 16, y: 6 }, 16),
        ...parts,
      ];
    }

    /** The curtains at both sides, which hang to the boards. */
    function legs(): readonly SceneNode[] {
      const low = foot - 6;
      const leg = (box: Rect, edge: 1 | -1): readonly SceneNode[] => {
        const inner = edge > 0 ? box.x + box.width : box.x;
        const outline = smoothEdge(box, inner, edge, low);
        return [
          shadowOf([filled(shade, outline)], withAlpha(shade, 0.75), { x: edge * 16, y: 6 }, 18),
          clipped(outline, [
            ...clothFolds(chanceOf(`leg ${edge}`), { ...box, x: box.x - 40, width: box.width + 80 }, mixColours(cloth, shade, 0.12), 1),
          ]),
          stroked(mixColours({ r: 222, g: 172, b: 84, a: 1 }, shade, 0.1), 6, [
            ['M', inner - edge * 3, hem],
            ['L', inner - edge * 3, low],
          ]),
          ...tassel({ x: inner - edge * 46, y: hem + room * 0.42 }, 96, shade),
        ];
      };
      const top = hem - 30;
      return [
        ...leg({ x: left, y: top, width: LEG - left, height: low - top }, 1),
        ...leg({ x: 1000 - LEG, y: top, width: right - 1000 + LEG, height: low - top }, -1),
      ];
    }

    function smoothEdge(box: Rect, inner: number, edge: 1 | -1, low: number): Path {
      const outer = edge > 0 ? box.x : box.x + box.width;
      return polygon([
        { x: outer, y: box.y },
        { x: inner + edge * 14, y: box.y },
        { x: inner, y: box.y + 160 },
        { x: inner, y: low },
        { x: outer, y: low },
      ]);
    }
  },
});
