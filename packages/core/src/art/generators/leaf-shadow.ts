import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, layered, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { rectanglePath } from '../../scene/path.ts';
import { sprig } from '../things/plants.ts';

/** Evening light on a wall, and the blurred shadows of leaves in it. */
export const leafShadow = defineGenerator({
  label: 'Leaf shadows',
  group: 'plants',
  parameters: {
    far: { label: 'Far twigs', least: 0, most: 20, standard: 8, step: 1 },
    near: { label: 'Near twigs', least: 0, most: 12, standard: 5, step: 1 },
    depth: { label: 'Depth of the shadows', least: 0.1, most: 1, standard: 0.6, step: 0.05 },
    light: { label: 'Window light', least: 0, most: 1, standard: 0.5, step: 0.05 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { far, near, depth, light } = parameters;
    const [bright, deep] = [mixColours(colours.light, colours.paper, 0.55), mixColours(colours.light, colours.main, 0.45)];
    const shade = mixColours(colours.main, colours.dark, 0.5);
    const wall = linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width, y: area.y + area.height }, [bright, deep]);
    const random = chanceOf('far');
    const farTwigs = Array.from({ length: far }, () => {
      const isLeft = random() < 0.5;
      const root = { x: isLeft ? -60 : 1060, y: between(random, -40, height * 0.87) };
      const angle = (isLeft ? 0 : Math.PI) + between(random, -0.5, 0.5);
      const { stem, leaves } = sprig(random, root, between(random, 520, 880), angle, oneOf(random, ['willow', 'fern', 'olive']));
      return [filled(shade, leaves), { kind: 'stroke', path: stem, paint: { kind: 'solid', colour: shade }, width: 6 } as const];
    }).flat();
    const close = chanceOf('near');
    const nearTwigs = Array.from({ length: near }, () => {
      const root = { x: between(close, 480, 1100), y: between(close, height * 0.47, height * 1.04) };
      const { stem, leaves } = sprig(
        close,
        root,
        between(close, 480, 800),
        -Math.PI / 2 + between(close, -1.2, 0.5),
        oneOf(close, ['laurel', 'olive', 'eucalyptus']),
      );
      return [filled(shade, leaves), { kind: 'stroke', path: stem, paint: { kind: 'solid', colour: shade }, width: 7 } as const];
    }).flat();
    const pane = polygon([
      { x: -100, y: height * 0.2 },
      { x: 700, y: -height * 0.04 },
      { x: 1100, y: height * 0.09 },
      { x: 1100, y: height * 0.35 },
      { x: -100, y: height * 0.64 },
    ]);
    const multiply = (nodes: Parameters<typeof layered>[0]) => layered(nodes, { blend: 'multiply' });
    return [
      painted(wall, rectanglePath(area)),
      shadowOf([filled(colours.paper, pane)], withAlpha(colours.paper, light * 0.5), { x: 0, y: 0 }, 14),
      multiply([shadowOf(farTwigs, withAlpha(shade, depth * 0.7), { x: 0, y: 0 }, 12)]),
      multiply([shadowOf(nearTwigs, withAlpha(shade, depth), { x: 0, y: 0 }, 4)]),
    ];
  },
});
