import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { CREATURES } from '../heroes/creatures.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky, isOfTheSea } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { ownColours } from '../heroes/own-colours.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { crease, cutOut, cutPaper, paperFir, paperHouse, type PaperLight, paperTree } from '../things/cut-paper.ts';
import { beamsFrom, cloudOnStrut, paperPeak, paperRings, paperStrut, risingStars } from '../things/paper-backdrop.ts';
import { FACE_IDS } from '../things/face-styles.ts';
import { grainedTable, onPage, type OpenBook, openStorybook } from '../things/open-storybook.ts';
import { paperLand, paperMeadow, paperWaves, roundedEnd } from '../things/paper-land.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';
import { stars } from '../things/stars.ts';

const GLOW: Rgba = { r: 255, g: 214, b: 128, a: 1 };
const IVORY: Rgba = { r: 255, g: 248, b: 230, a: 1 };
const GREEN: Rgba = { r: 70, g: 142, b: 92, a: 1 };
const SEA: Rgba = { r: 44, g: 124, b: 176, a: 1 };
/** Shade on things in warm light: yellow in the shade of night blue would be olive. */
const UMBER: Rgba = { r: 96, g: 50, b: 44, a: 1 };
const WOOD: Rgba = { r: 112, g: 70, b: 44, a: 1 };

/** Round things of the sky, which would hide a disc behind them. */
const ROUND: ReadonlySet<HeroId> = new Set<HeroId>(['moon', 'sun', 'planet']);

/** An open book whose pages rise as a scene of cut paper: a thing or an animal before a disc of light, among hills, trees, houses and clouds. */
export const popUp = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the words.
    floor: { least: 420, most: 1700, standard: 1330, isPlace: true }, // The front edge of the book.
    friend: { least: 0, most: FACE_IDS.length, standard: 0, isPlace: true, step: 1 }, // An animal with its face, from 1; 0: none.
    own: { least: 0, most: 1, standard: 0, isPlace: true, step: 1 }, // Things in their own colors, as picture books have them.
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 320);
    const { mirrored } = parameters;
    const isNight = parameters.night > 0;
    const friend = FACE_IDS[Math.round(parameters.friend) - 1] ?? null;
    const thing = isHero(motif) ? motif : null;
    const deep = Math.min(250, room * 0.345);
    const out = mirrored > 0 ? -1 : 1;
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const isAtSea = thing !== null && isOfTheSea(thing);
    const deepest = mixColours(colours.darkest, BLACK, 0.3);
    const light = mixColours(GLOW, colours.light, 0.12);
    const air = isNight ? colours.dark : colours.light;
    const paper = mixColours(IVORY, colours.paper, 0.4);
    const lit: PaperLight = {
      shade: isNight ? deepest : mixColours(colours.darkest, colours.dark, 0.4),
      light,
      warmth: isNight ? 1 : 0.6,
      out,
    };
    const book: OpenBook = {
      foot: { x: 500, y: floor },
      wide: 930,
      deep,
      tones: {
        cover: mixColours(colours.accent, colours.darkest, 0.18),
        paper: mixColours(paper, light, isNight ? 0.16 : 0),
        print: colours.darkest,
        shade: lit.shade,
        light,
      },
    };
    const rear = onPage(book, 1, 0, 0).y;
    const high = rear - calm;
    const scale = Math.min(1, high / 440);
    const base = (down: number) => onPage(book, 1, 0, down).y;
    const disc = { x: 500, y: rear - high * 0.47 };
    const radius = Math.min(high * 0.4, 250);
    const hill = (share: number) => {
      const tones = [mixColours(colours.main, air, 0.35), mixColours(colours.main, GREEN, 0.68), mixColours(colours.second, GREEN, 0.7)];
      return mixColours(tones[share] ?? colours.main, isNight ? colours.darkest : WHITE, isNight ? 0.16 : 0.1);
    };
    const gold = isNight ? mixColours(GLOW, colours.accent, 0.2) : mixColours(colours.accent, GLOW, 0.3);
    const leafy = (share: number) => mixColours(mixColours(GREEN, colours.main, 0.24), isNight ? colours.darkest : WHITE, 0.1 + share);
    return [
      ...sky(),
      ...grainedTable(chanceOf('grain'), area, rear + 6, floor + 150, {
        wood: mixColours(mixColours(WOOD, colours.dark, 0.25), colours.darkest, isNight ? 0.38 : 0.12),
        shade: deepest,
        light,
      }),
      shadowOf(
        [filled(light, ellipse({ x: 500, y: floor - deep * 0.4 }, 560, deep * 0.8))],
        withAlpha(light, isNight ? 0.4 : 0.3),
        { x: 0, y: 0 },
        40,
      ),
      ...openStorybook(book),
      glow({ x: 500, y: base(0.2) }, 470 * scale, withAlpha(light, isNight ? 0.75 : 0.6)),
      ...backdrop(),
      ...middleHills(),
      ...risingStars(chanceOf('sparks'), { x: 500, y: rear }, high, { gold, light }, lit),
      ...shown(),
      ...nearLand(),
      glow({ x: 500, y: base(0.5) }, 360 * scale, withAlpha(light, isNight ? 0.34 : 0.24)),
    ];

    function sky(): readonly SceneNode[] {
      const middle = { x: 500, y: rear - high * 0.3 };
      return [
        painted(
          linearPaint(
            { x: 0, y: area.y },
            { x: 0, y: floor },
            isNight
              ? [mixColours(air, BLACK, 0.42), air, mixColours(air, colours.main, 0.42), mixColours(air, light, 0.3)]
              : [mixColours(air, colours.main, 0.1), air, mixColours(air, light, 0.45), mixColours(air, light, 0.75)],
          ),
          rectanglePath(area),
        ),
        ...(isNight
          ? [
              filled(
                withAlpha(colours.paper, 0.75),
                stars(chanceOf('stars'), { ...area, height: rear - area.y }, Math.round(area.width / 9), 2.8),
              ),
            ]
          : []),
        glow(middle, high * 1.25, withAlpha(light, isNight ? 0.42 : 0.75)),
      ];
    }

    /** The disc of light behind the thing, peaks beside it, and clouds over them. */
    function backdrop(): readonly SceneNode[] {
      const ring = mixColours(isNight ? colours.main : colours.second, isNight ? air : WHITE, 0.22);
      const moon = isNight ? mixColours(mixColours(GLOW, colours.paper, 0.5), colours.accent, 0.08) : mixColours(colours.accent, GLOW, 0.5);
      const isRound = thing !== null && ROUND.has(thing);
      const discs = isRound
        ? [mixColours(ring, colours.paper, 0.2), mixColours(ring, colours.paper, 0.36)]
        : [mixColours(moon, ring, 0.25), mixColours(moon, WHITE, 0.1)];
      const foot = base(0.03);
      const peak = (x: number, up: number, half: number) =>
        paperPeak({ x: side(x), y: foot }, high * up, half, hill(0), mixColours(colours.paper, hill(0), 0.12), lit);
      const mist = isNight ? mixColours(mixColours(colours.main, colours.paper, 0.72), air, 0.14) : mixColours(colours.paper, WHITE, 0.6);
      const cloud = (x: number, down: number, width: number) =>
        cloudOnStrut({ x: side(x), y: calm + high * down }, width * (0.6 + 0.4 * scale), rear, mist, air, lit);
      return [
        beamsFrom({ x: 500, y: base(0.1) }, high * 1.12, light, isNight ? 0.15 : 0.26),
        ...paperRings(disc, radius, { ring, far: mixColours(ring, air, 0.35), discs }, lit),
        glow(disc, radius * 1.1, withAlpha(light, isNight ? 0.3 : 0.2)),
        ...peak(292, 0.42, 128),
        ...peak(716, 0.5, 140),
        ...peak(186, 0.56, 118),
        ...peak(826, 0.36, 112),
        ...cloud(116, 0.4, 168),
        ...cloud(894, 0.54, 150),
        ...cloud(806, 0.24, 128),
      ];
    }

    /** A sheet of land across both pages that is lowest in the middle, with trees and houses at its ends. */
    function middleHills(): readonly SceneNode[] {
      const random = chanceOf('middle');
      const foot = base(0.16);
      const crest = (x: number) =>
        foot - high * (0.05 + 0.2 * Math.min(1, (Math.abs(x - 500) / 380) ** 1.6) - roundedEnd(x, 404)) - Math.sin(x / 60) * 5;
      const land = paperLand(404, foot, crest);
      const houses = [
        { x: 236, wide: 88 },
        { x: 776, wide: 100 },
        { x: 690, wide: 70 },
      ];
      const firs = (isAtSea ? [128, 176, 838, 884] : [128, 176, 300, 338, 838, 884, 640]).map((x) => ({
        x,
        tall: between(random, 0.24, 0.36) * high,
      }));
      return [
        ...firs.flatMap(({ x, tall }) => paperFir({ x: side(x), y: crest(side(x)) + 8 }, tall, leafy(0.06), lit)),
        ...houses.flatMap(({ x, wide }, index) =>
          paperHouse(
            { x: side(x), y: crest(side(x)) + 6 },
            wide * scale,
            mixColours(paper, colours.light, 0.3 + index * 0.1),
            mixColours(index === 1 ? colours.second : colours.accent, lit.shade, 0.1),
            lit,
          ),
        ),
        ...cutPaper(hill(1), lit, 11, land),
        ...crease(land, 500, lit, 0.16),
        ...(isAtSea ? paperWaves(sheetAt(0.24), 0, sea(0), lit) : []),
      ];
    }

    /** The thing that the title names, cut out of paper, and the tab that it stands on. */
    function shown(): readonly SceneNode[] {
      const foot = base(0.31);
      if (friend && thing) {
        const isHigh = floatsInSky(thing);
        return [
          ...cutThing(thing, side(isHigh ? 650 : 672), foot, 340, isHigh ? 0.86 : 0.62),
          ...cutFriend(side(isHigh ? 400 : 362), foot, 134),
        ];
      }
      if (friend) return cutFriend(500, foot, 176);
      return thing ? cutThing(thing, 500, foot, Object.hasOwn(CREATURES, thing) ? 540 : 480, 0.92) : [];
    }

    function tab(x: number, foot: number, half: number): readonly SceneNode[] {
      const path = polygon([
        { x: x - half * 0.8, y: foot - 10 },
        { x: x + half * 0.8, y: foot - 10 },
        { x: x + half, y: foot + 16 },
        { x: x - half, y: foot + 16 },
      ]);
      return cutPaper(mixColours(paper, lit.light, 0.3), lit, 7, path);
    }

    function cutFriend(x: number, foot: number, most: number): readonly SceneNode[] {
      if (!friend) return [];
      const size = Math.min(most, ((foot - calm) * 0.8) / sittingHeight(friend));
      const turned = x > 500 ? 1 : -1;
      return [
        ...tab(x, foot + 4, size * 0.9),
        ...cutOut(sittingAnimal(friend, { x, y: foot }, size, friend && thing ? turned : out, deepest, light), paper, 8, lit, 14),
      ];
    }

    function cutThing(id: HeroId, x: number, foot: number, wide: number, share: number): readonly SceneNode[] {
      const box = heroBounds(id);
      const isHigh = floatsInSky(id);
      const reach = Math.min(wide / box.width, ((isHigh ? radius * 1.95 : foot - calm) * share) / box.height, 230);
      const low = isHigh ? disc.y - (friend ? radius * 0.2 : 0) + (box.height * reach) / 2 : foot;
      const at = middleOver(id, { x, y: low }, reach);
      const moon = isNight ? GLOW : colours.accent;
      const tones =
        parameters.own > 0
          ? ownColours(
              id,
              { ...heroColours(colours.accent, colours.second, colours.paper), line: colours.darkest },
              colours.darkest,
              colours.tinted,
            )
          : paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, colours.paper), grounds: [moon, hill(1)] });
      const parts = litParts(hero(id, at, reach, tones), { light: mixColours(light, WHITE, 0.4), shade: mixColours(deepest, UMBER, 0.5) });
      const half = Math.min(110, (box.width * reach) / 2.4);
      return [
        ...(isHigh ? paperStrut({ x, y: low - 20 }, foot, 4.6, mixColours(paper, lit.shade, 0.24), lit) : tab(x, foot + 4, half)),
        ...cutOut(parts, paper, 7.5, lit, 15),
      ];
    }

    /** The nearest sheets: slopes at both sides with large trees, grass and flowers; or waves. */
    function nearLand(): readonly SceneNode[] {
      if (isAtSea) return [0.36, 0.47, 0.58].flatMap((down, index) => paperWaves(sheetAt(down), index + 1, sea(index + 1), lit));
      const foot = base(0.44);
      const crest = (x: number) => foot - 14 - high * (0.17 * Math.max(0, (Math.abs(x - 500) - 150) / 280) ** 1.3 - roundedEnd(x, 424));
      const land = paperLand(424, foot, crest);
      const petals = [colours.accent, colours.second, colours.paper].map((petal) => mixColours(petal, WHITE, 0.12));
      return [
        ...paperFir({ x: side(112), y: crest(112) + 10 }, high * 0.5, leafy(0.02), lit),
        ...paperTree({ x: side(900), y: crest(900) + 12 }, high * 0.46, mixColours(colours.accent, GREEN, 0.35), lit),
        ...paperFir({ x: side(824), y: crest(824) + 10 }, high * 0.34, leafy(0.1), lit),
        ...paperTree({ x: side(198), y: crest(198) + 12 }, high * 0.3, mixColours(colours.second, GREEN, 0.4), lit),
        ...cutPaper(hill(2), lit, 10, land),
        ...crease(land, 500, lit, 0.16),
        ...paperMeadow(
          chanceOf('near'),
          base(0.58),
          scale,
          { leaf: leafy(0.16), petals, heart: mixColours(GLOW, colours.paper, 0.2) },
          lit,
        ),
      ];
    }

    function sheetAt(down: number) {
      return { foot: base(down), high: high * 0.17, half: 404 + 46 * down };
    }

    function sea(share: number): Rgba {
      const blue = mixColours(mixColours(SEA, colours.main, 0.16), isNight ? colours.darkest : WHITE, isNight ? 0.22 : 0.08);
      return mixColours(blue, share % 2 === 0 ? colours.paper : air, 0.1 + 0.08 * share);
    }
  },
});
