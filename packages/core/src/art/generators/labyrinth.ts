import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { outlinesOf } from '../drawing/softly-lit.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { figure } from '../things/figures.ts';
import { type MazePlace, planMaze, roundMaze } from '../things/round-maze.ts';
import { fallingLight } from '../things/light-behind-words.ts';

/** Height of a circle on the floor, as a share of its width. */
const SLANT = 0.68;

/** A round maze seen from above in low light, with a thread on the way to its heart, where the title's thing or a small person stands. */
export const labyrinth = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 690, isPlace: true }, // End of the words.
    foot: { least: 500, most: 2200, standard: 1560, isPlace: true }, // Where the maze ends below.
    rings: { label: 'circles', least: 4, most: 9, standard: 6, step: 1 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a man, a woman.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { rings, person } = parameters;
    const calm = Math.min(parameters.calm, parameters.foot - 340);
    const room = parameters.foot - calm;
    const floor = colours.main;
    const shade = mixColours(colours.darkest, BLACK, 0.25);
    const radius = Math.min(610, (room - 84) / 2 / SLANT);
    const heart = radius * (isHero(motif) ? 0.27 : 0.22);
    // Hardly any of it lies on the spine.
    const aside = Math.max(500, radius - 46);
    const place: MazePlace = {
      middle: { x: parameters.mirrored > 0 ? 1000 - aside : aside, y: parameters.foot - radius * SLANT },
      slant: SLANT,
      heart,
      radius,
      rings,
      tall: Math.min(36, ((radius - heart) / (rings - 1)) * SLANT * 0.52),
    };
    const { middle } = place;
    return [
      painted(
        linearPaint({ x: 0, y: 0 }, { x: 1000, y: parameters.foot }, [
          mixColours(floor, WHITE, 0.08),
          floor,
          mixColours(floor, shade, 0.16),
        ]),
        rectanglePath(area),
      ),
      ...fallingLight({ area, end: parameters.foot, side: 1 }, withAlpha(mixColours(floor, WHITE, 0.5), 0.16)),
      flat(glow(middle, radius * 0.95, withAlpha(mixColours(floor, WHITE, 0.6), 0.5)), middle.y),
      ...roundMaze(planMaze(chanceOf('walls'), place), place, { floor, shade, thread: colours.accent }),
      flat(glow(middle, heart * 1.25, withAlpha(mixColours(colours.paper, WHITE, 0.5), 0.55)), middle.y),
      ...(isHero(motif) ? thing(motif) : person > 0 ? somebody() : []),
    ];

    function thing(id: HeroId): readonly SceneNode[] {
      const bounds = heroBounds(id);
      const reach = Math.min((heart * 1.62) / bounds.width, (room * 0.36) / bounds.height);
      const feet = { x: middle.x, y: middle.y + heart * SLANT * 0.3 };
      const at = middleOver(id, feet, reach);
      const painting = paintHero(id, colours, { plain: heroColours(colours.paper, colours.accent, floor), grounds: [floor] });
      const parts = litHero(id, { middle: at, reach }, painting, { light: mixColours(colours.paper, WHITE, 0.5), shade });
      const cast = outlinesOf(parts).map((path) => castShadow(path, feet, { across: 0.75, down: -0.14 }));
      return [
        shadowOf([filled(shade, ...cast)], withAlpha(shade, 0.45), { x: 0, y: 0 }, 5),
        shadowOf([filled(shade, ellipse(feet, bounds.width * reach * 0.36, 8))], withAlpha(shade, 0.7), { x: 6, y: 2 }, 6),
        ...parts,
      ];
    }

    function somebody(): readonly SceneNode[] {
      const feet = { x: middle.x, y: middle.y + heart * SLANT * 0.18 };
      const body = figure(feet, Math.min(150, room * 0.185), person < 1.5 ? 'coat' : 'dress');
      return [
        shadowOf([filled(shade, castShadow(body, feet, { across: 0.95, down: -0.18 }))], withAlpha(shade, 0.6), { x: 0, y: 0 }, 2.4),
        filled(mixColours(colours.darkest, BLACK, 0.4), body),
      ];
    }
  },
});

/** A round light as it lies on the floor. */
function flat(node: SceneNode, line: number): SceneNode {
  return { kind: 'group', transform: [1, 0, 0, SLANT, 0, line * (1 - SLANT)], children: [node] };
}
