import { withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, solid } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothShape } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';

const RIM = 13;

/** Rays in candy colors, and stickers of what the book is about around the words. */
export const stickerBurst = defineGenerator({
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 1200, standard: 330, isPlace: true }, // Words from.
    bottom: { least: 200, most: 1800, standard: 1000, isPlace: true }, // Words to.
    foot: { least: 300, most: 2000, standard: 1360, isPlace: true },
    rays: { label: 'rays', least: 8, most: 40, standard: 22, step: 2 },
    hearts: { label: 'hearts', least: 0, most: 1, standard: 1, step: 1 },
    confetti: { label: 'confetti', least: 0, most: 120, standard: 46, step: 2 },
  },
  draw: ({ area, colours, height, chanceOf, parameters, motif }) => {
    const { top, bottom, foot, rays, hearts, confetti } = parameters;
    const sign: HeroId = hearts > 0 ? 'heart' : 'sun';
    const middle = { x: 500, y: (top + bottom) / 2 };
    const far = Math.hypot(area.width + Math.abs(area.x), area.height);
    const ground = colours.main;
    const half = Math.round(rays / 2);
    const random = chanceOf('stickers');
    const own: HeroId = isHero(motif) ? motif : 'heart';
    const plain = heroColours(colours.darkest, colours.accent, colours.paper);
    const inks = (id: HeroId) => paintHero(id, colours, { plain, grounds: [colours.paper] });
    const light = { light: colours.paper, shade: colours.darkest };
    const stuck = (nodes: readonly SceneNode[], at: Point) =>
      sticker(nodes, litParts(nodes, light), at, between(random, -0.22, 0.22), colours);
    const place = (id: HeroId, at: Point, reach: number) => stuck(hero(id, at, reach, inks(id)), at);
    const above = top - 20;
    const below = (foot - bottom) / 2;
    const large = Math.max(60, Math.min(236, below * 0.86));
    const small = Math.max(44, Math.min(120, above * 0.42));
    const bits = chanceOf('confetti');
    const isFree = ({ x, y }: Point) => y < top - 24 || y > bottom + 24 || x < 40 || x > 960;
    return [
      filled(ground, rectanglePath(area)),
      filled(
        mixColours(ground, colours.paper, 0.22),
        ...Array.from({ length: half }, (_, index) => {
          const angle = (index / half) * 2 * Math.PI;
          const wide = Math.PI / half / 2;
          return polygon([middle, polar(middle, far, angle - wide), polar(middle, far, angle + wide)]);
        }),
      ),
      ...Array.from({ length: Math.round((confetti * area.width) / 1000) }, (_, index): SceneNode[] => {
        const at = { x: between(bits, area.x, area.x + area.width), y: between(bits, area.y, area.y + area.height) };
        const turn = bits() * 6;
        const size = between(bits, 7, 15);
        const colour = [colours.accent, colours.paper, colours.second][index % 3] ?? colours.accent;
        if (!isFree(at)) return [];
        const shape =
          index % 3 === 0
            ? ellipse(at, size * 0.6)
            : index % 3 === 1 && hearts > 0
              ? tinyHeart(at, size)
              : polygon(
                  [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
                    polar(at, corner % 2 === 0 ? size : size * 0.4, turn + (corner / 8) * 2 * Math.PI),
                  ),
                );
        return [filled(colour, shape)];
      }).flat(),
      ...(above > 130
        ? [...place(sign, { x: 150, y: above * 0.55 }, small * 0.72), ...place(own, { x: 830, y: above * 0.52 }, small)]
        : []),
      ...(below > 60
        ? [
            ...place(own, { x: 500, y: bottom + below * 1.02 }, large),
            ...stuck([roundStar({ x: 500 - large * 1.6, y: bottom + below * 1.25 }, large * 0.36, colours.second)], {
              x: 500 - large * 1.6,
              y: bottom + below * 1.25,
            }),
            ...place(sign, { x: 500 + large * 1.6, y: bottom + below * 0.9 }, large * 0.42),
          ]
        : []),
      filled(withAlpha(colours.darkest, 0), rectanglePath({ x: 0, y: height - 1, width: 1, height: 1 })),
    ].slice(0, -1);
  },
});

function tinyHeart({ x, y }: Point, size: number) {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size });
  return smoothShape([at(0, -0.3), at(0.5, -0.8), at(1, -0.4), at(0.7, 0.3), at(0, 1), at(-0.7, 0.3), at(-1, -0.4), at(-0.5, -0.8)]);
}

/** A star of five points with round sides, as children draw it. */
function roundStar(middle: Point, size: number, colour: Rgba): SceneNode {
  const points = Array.from({ length: 10 }, (_, corner) =>
    polar(middle, corner % 2 === 0 ? size : size * 0.56, (corner / 10 - 0.25) * 2 * Math.PI),
  );
  return filled(colour, smoothShape(points));
}

/** A drawing cut out with a rim of paper, turned about its middle, with a shadow. */
function sticker(
  outline: readonly SceneNode[],
  nodes: readonly SceneNode[],
  middle: Point,
  angle: number,
  { paper, darkest }: Pick<RoleColours, 'paper' | 'darkest'>,
): readonly SceneNode[] {
  const rim = outline.map((node) => rimmed(node, paper));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (children: readonly SceneNode[]): SceneNode => ({
    kind: 'group',
    transform: [cos, sin, -sin, cos, middle.x - cos * middle.x + sin * middle.y, middle.y - sin * middle.x - cos * middle.y],
    children,
  });
  return [shadowOf([turned(rim)], withAlpha(darkest, 0.4), { x: 4, y: 7 }, 7), turned(rim), turned(nodes)];
}

function rimmed(node: SceneNode, paper: Rgba): SceneNode {
  if (node.kind === 'fill')
    return {
      kind: 'group',
      children: [
        { ...node, paint: solid(paper) },
        { kind: 'stroke', path: node.path, paint: solid(paper), width: 2 * RIM, cap: 'round', join: 'round' },
      ],
    };
  if (node.kind === 'stroke') return { ...node, paint: solid(paper), width: node.width + 2 * RIM };
  return 'children' in node ? { kind: 'group', children: node.children.map((child) => rimmed(child, paper)) } : node;
}
