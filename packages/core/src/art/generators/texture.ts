import { BLACK, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode, TextureNode } from '../../scene/scene.ts';
import { TEXTURES, TEXTURE_NAMES } from '../../textures/texture-names.ts';
import { FRAME_WIDTH, defineGenerator } from '../art-generator.ts';
import { ROLE_NUMBERS, roleColour } from '../drawing/role-colour.ts';

/** Print pixels across a 6 in front: there a texture has its own size, and on other fronts it grows with the cover. */
const PRINTED_WIDTH = 1800;

/**
 * A surface over everything below: paper, cloth, grain, fog. The element sets its strength and blend mode: paper multiplies, grain is laid
 * in soft light.
 */
export const texture = defineGenerator({
  group: 'surface',
  motifs: TEXTURE_NAMES,
  parameters: {
    scale: { label: 'size', least: 0.25, most: 4, standard: 1, step: 0.05 },
    colour: { label: 'colorOfVeilsAndMarks', least: 0, most: 6, standard: ROLE_NUMBERS.paper, step: 0.5 },
    from: { label: 'from', least: -0.3, most: 1, standard: -0.3, step: 0.01 },
    until: { label: 'until', least: 0, most: 1.3, standard: 1.3, step: 0.01 },
    softness: { label: 'softEnds', least: 0.02, most: 0.5, standard: 0.15, step: 0.01 },
  },
  draw: ({ area, height, colours, random, parameters, motif }) => {
    const { scale, colour, from, until, softness } = parameters;
    const name = TEXTURE_NAMES.find((known) => known === motif) ?? 'paper';
    const unit = (FRAME_WIDTH / PRINTED_WIDTH) * scale;
    const span = TEXTURES[name].size * TEXTURES[name].pixel * unit;
    const node: TextureNode = {
      kind: 'texture',
      texture: name,
      region: rectanglePath(area),
      colour: roleColour(colours, colour),
      scale: unit,
      offset: { x: Math.floor(random() * span), y: Math.floor(random() * span) },
    };
    const isWhole = from * height <= area.y && until * height >= area.y + area.height;
    return isWhole ? [node] : [faded(node, area, { top: from * height, bottom: until * height, soft: softness * height })];
  },
});

/** Whole between `top` and `bottom`, and gone beyond them. */
function faded(node: TextureNode, area: Rect, { top, bottom, soft }: { top: number; bottom: number; soft: number }): SceneNode {
  const share = (y: number) => Math.min(1, Math.max(0, (y - area.y) / area.height));
  const isCut = { top: top > area.y, bottom: bottom < area.y + area.height };
  const stops = [
    { at: top - soft, strength: isCut.top ? 0 : 1 },
    { at: top - soft / 2, strength: isCut.top ? 0.35 : 1 },
    { at: top, strength: 1 },
    { at: Math.max(top, bottom), strength: 1 },
    { at: Math.max(top, bottom) + soft / 2, strength: isCut.bottom ? 0.35 : 1 },
    { at: Math.max(top, bottom) + soft, strength: isCut.bottom ? 0 : 1 },
  ].map(({ at, strength }) => ({ offset: share(at), colour: withAlpha(BLACK, strength) }));
  const mask: SceneNode = {
    kind: 'fill',
    path: rectanglePath(area),
    paint: { kind: 'linear', from: { x: 0, y: area.y }, to: { x: 0, y: area.y + area.height }, stops },
  };
  return { kind: 'group', children: [node], mask: { nodes: [mask], inverted: false } };
}
