import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { pathBounds } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { fitsOnTable, floatsInSky } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { ownColours } from '../heroes/own-colours.ts';
import { child, CHILD_HEIGHT } from '../things/child/child.ts';
import { childLook, childTones, COSTUMES, type Costume } from '../things/child/child-look.ts';
import { FACE_IDS } from '../things/face-styles.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';
import { type PlaceId, paintedPlace, PLACES } from '../things/story/hero-places.ts';
import { type Land, landTones, standingLight, storyGrass, storyRise } from '../things/story/story-land.ts';

/** The height of a costume over a child's head, in heads. */
const ABOVE: Readonly<Partial<Record<Costume, number>>> = {
  knight: 1.05,
  wizard: 1.45,
  pirate: 0.7,
  royal: 0.65,
  winter: 1,
  everyday: 1.4,
  astronaut: 0.5,
};

/** The height of a child's boots, in heads: a child that is cut at the belt is a doll in the grass. */
const BOOTS = 0.62;
/** Places whose ground has no grass. */
const BARE: ReadonlySet<PlaceId> = new Set(['shore', 'cape', 'moon', 'snow']);

function storyGrassOn(land: Land, place: PlaceId, ground: Rgba): readonly SceneNode[] {
  return BARE.has(place) ? [] : storyGrass(land, ground);
}

/** A child in costume, large, in a place of picture books: a knight before a castle, a pirate on a shore, an astronaut on the moon. */
export const smallHero = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1700, standard: 1240, isPlace: true }, // Where the child stands.
    touch: { least: 0, most: 1700, standard: 0, isPlace: true }, // The line that the head of a child nearby reaches; 0: none.
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1: what lies behind the words; 2: before them.
    costume: { label: 'costume', least: 0, most: COSTUMES.length - 1, standard: 1, step: 1 },
    place: { label: 'place', least: 0, most: PLACES.length - 1, standard: 1, step: 1 },
    girl: { label: 'girl', least: 0, most: 1, standard: 1, step: 1 },
    near: { label: 'near', least: 0, most: 1, standard: 0, step: 1 }, // Large behind the rise, from the boots up.
    jumping: { label: 'jumping', least: 0, most: 1, standard: 0, step: 1 },
    friend: { label: 'friend', least: 0, most: FACE_IDS.length, standard: 0, step: 1 }, // None, then the animals with faces.
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, floor, room, side: out, place: side } = sceneRoom(area, parameters, 260);
    const id: PlaceId = PLACES[Math.round(parameters.place)] ?? 'castle';
    const costume = COSTUMES[Math.round(parameters.costume)] ?? 'knight';
    const isNight = parameters.night > 0;
    const tones = landTones(colours, isNight);
    const friend = FACE_IDS[Math.round(parameters.friend) - 1] ?? null;
    const thing = friend === null && isHero(motif) ? motif : null;
    const isAlone = friend === null && thing === null;
    const land: Land = {
      area,
      calm,
      floor,
      room,
      isNight,
      isShared: !isAlone,
      out,
      side,
      colours,
      chanceOf,
      tones,
      horizon: floor - room * 0.42,
      rise: (x) => floor - 18 + 52 * Math.min(1, ((x - 500) / 500) ** 2),
    };
    const isNear = parameters.near > 0;
    // A balloon over a child nearby would leave it no room.
    const isWaving = isNear && costume === 'everyday';
    // The grass of the rise hides the boots of a child nearby.
    const hidden = isNear ? BOOTS : 0;
    const usual = Math.min(
      isNear ? (isAlone ? 215 : 165) : 128,
      (room * 0.985) / (CHILD_HEIGHT - hidden + (isWaving ? 0.5 : (ABOVE[costume] ?? 0.5))),
    );
    const x = side(isAlone ? 455 : 350);
    const { behind, before, ground } = paintedPlace(id, land);
    const look = childLook(chanceOf('child'), costume, parameters.girl > 0);
    const pose = parameters.jumping > 0 && !isNear ? 'jump' : 'hold';
    const lift = pose === 'jump' ? Math.min(usual * 0.5, room * 0.06) : 0;
    const foot = land.rise(x) + 26 - lift;
    const painted = (reach: number) =>
      child(
        { foot: { x, y: foot + hidden * reach }, reach, facing: out },
        look,
        pose,
        childTones(colours, costume, tones.deep, tones.light),
        isWaving ? () => [] : undefined,
      );
    const reach =
      isNear && parameters.touch > 0 ? reachTo(parameters.touch, foot, usual, painted(usual), isAlone ? LARGEST_ALONE : LARGEST) : usual;
    const { part } = parameters;
    return [
      ...(part === 2 ? [] : [...behind, ...standingLight(land, x, reach * 1.5), ...(isNear ? [] : beside())]),
      ...(part === 1
        ? []
        : [...painted(reach), ...(isNear ? [...storyRise(land, ground), ...storyGrassOn(land, id, ground), ...beside()] : []), ...before]),
    ];

    /** The animal or the thing that the title names. */
    function beside(): readonly SceneNode[] {
      const spot = { x: side(735), y: land.rise(side(735)) + 34 };
      if (friend)
        return sittingAnimal(friend, spot, Math.min(122, (room * 0.6) / sittingHeight(friend)), out > 0 ? -1 : 1, tones.deep, tones.light);
      if (!thing) return [];
      const bounds = heroBounds(thing);
      const isHigh = floatsInSky(thing);
      const size = Math.min(360 / bounds.width, (room * (isHigh ? 0.34 : fitsOnTable(thing) ? 0.38 : 0.58)) / bounds.height);
      const foot = isHigh ? { x: spot.x, y: calm + room * 0.44 } : spot;
      const plain = {
        ink: colours.accent,
        shade: mixColours(colours.accent, colours.darkest, 0.3),
        mark: colours.second,
        cut: colours.paper,
        line: colours.darkest,
      };
      const parts = litParts(hero(thing, middleOver(thing, foot, size), size, ownColours(thing, plain, colours.darkest, colours.tinted)), {
        light: mixColours(tones.light, WHITE, 0.4),
        shade: tones.deep,
      });
      return [
        ...(isHigh
          ? []
          : [
              shadowOf(
                [filled(tones.deep, ellipse({ x: foot.x, y: foot.y - 3 }, (bounds.width * size) / 2, 11))],
                withAlpha(tones.deep, 0.6),
                { x: 0, y: 3 },
                8,
              ),
            ]),
        ...parts,
      ];
    }
  },
});

/** A child nearby shrinks no further than to this share of its usual size to reach the words, and grows no further than to so many units. */
const SMALLEST = 0.86;
const [LARGEST_ALONE, LARGEST] = [300, 215] as const;

/** Returns the size at which the top of a child reaches a line, or its usual one where it cannot. @param foot the line under its boots. */
function reachTo(line: number, foot: number, usual: number, painted: readonly SceneNode[], largest: number): number {
  const reach = (usual * (foot - line)) / Math.max(1, foot - topOf(painted));
  return reach > usual * SMALLEST && reach < largest ? reach : usual;
}

/** Returns the upper end of what is painted, without shades. What is clipped ends with its clip. */
function topOf(nodes: readonly SceneNode[]): number {
  const tops = nodes.map((node) => {
    if (node.kind === 'group') return node.clip ? (pathBounds(node.clip)?.y ?? Infinity) : topOf(node.children);
    return node.kind === 'fill' ? (pathBounds(node.path)?.y ?? Infinity) : Infinity;
  });
  return Math.min(...tops);
}
