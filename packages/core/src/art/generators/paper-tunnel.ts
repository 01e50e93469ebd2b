import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { beyondArea } from '../drawing/beyond-area.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { areaUnder, smoothShape } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { sprig } from '../things/plants.ts';

/** Sheets of paper with holes in them, one behind the other, and something in the light at their end. */
export const paperTunnel = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    middle: { least: 200, most: 1500, standard: 900, isPlace: true },
    opening: { label: 'opening', least: 120, most: 420, standard: 235, step: 5 },
    sheets: { label: 'sheets', least: 3, most: 8, standard: 6, step: 1 },
    leaves: { label: 'leaves', least: 0, most: 1.5, standard: 1, step: 0.1 },
  },
  draw: (stage) => {
    const { area, colours, parameters, motif } = stage;
    const { opening } = parameters;
    const sheets = Math.round(parameters.sheets);
    const middle = { x: 500, y: parameters.middle };
    const dark = mixColours(colours.darkest, colours.dark, 0.25);
    const tones = [
      dark,
      mixColours(colours.dark, colours.darkest, 0.35),
      colours.dark,
      mixColours(colours.dark, colours.main, 0.5),
      colours.main,
      mixColours(colours.main, colours.light, 0.12),
    ];
    const toneAt = (share: number) => {
      const place = share * (tones.length - 1);
      const index = Math.min(tones.length - 2, Math.floor(place));
      return mixColours(tones[index] ?? dark, tones[index + 1] ?? dark, place - index);
    };
    const ground = middle.y + opening * 0.86;
    const ink = mixColours(colours.darkest, colours.dark, 0.2);
    const reach = opening * 0.8;
    const id = isHero(motif) ? motif : 'man';
    const floor = areaUnder(
      Array.from({ length: 13 }, (_, index) => {
        const x = 500 + (index / 6 - 1) * opening * 2.4;
        return { x, y: ground - 8 + ((x - 500) / opening) ** 2 * -7 };
      }),
      ground + opening,
    );
    return [
      painted(
        radialPaint(middle, opening * 2.2, [colours.paper, mixColours(colours.paper, colours.light, 0.6), colours.light, colours.main]),
        rectanglePath(area),
      ),
      filled(mixColours(colours.light, colours.main, 0.45), floor),
      ...hero(
        id,
        { x: 500, y: ground - reach * 0.98 },
        reach,
        paintHero(id, colours, {
          plain: { ink, shade: mixColours(ink, colours.dark, 0.45), mark: colours.accent, cut: colours.paper },
          grounds: [colours.paper],
        }),
      ),
      // The far sheets are the lightest, and the near ones hide their edges.
      ...Array.from({ length: sheets }, (_, index) => sheet(stage, index, toneAt(1 - index / Math.max(1, sheets - 1)), opening)).flat(),
    ];
  },
});

function sheet(
  { area, colours, chanceOf, parameters }: Stage,
  index: number,
  tone: ReturnType<typeof mixColours>,
  opening: number,
): readonly SceneNode[] {
  const random = chanceOf(`sheet ${index}`);
  const [across, down] = [opening + 62 * index, opening * 1.28 + 74 * index];
  const middle = { x: 500 + between(random, -14, 14), y: parameters.middle };
  const lobes = 7 + index * 2;
  const phase = random() * 6;
  const spots = lobes * 4;
  const edgeAt = (step: number) => {
    const angle = (step / spots) * 2 * Math.PI;
    const swell = 1 + 0.05 * Math.cos(lobes * angle + phase) + 0.05 * Math.sin(3 * angle + phase * 2) + between(random, -0.012, 0.012);
    return { x: middle.x + Math.cos(angle) * across * swell, y: middle.y + Math.sin(angle) * down * swell, angle };
  };
  const edge = Array.from({ length: spots }, (_, step) => edgeAt(step));
  // The hole runs the other way around than the sheet, so that it stays empty.
  const hole = smoothShape(edge.toReversed());
  const count = Math.round((8 + index * 3) * parameters.leaves);
  const twigs = Array.from({ length: count }, (_, twig): Path => {
    const at = edge[Math.floor(((twig + random() * 0.7) / Math.max(1, count)) * spots) % spots] ?? edge[0];
    if (!at) return [];
    const grown = sprig(
      random,
      at,
      between(random, 60, 110) + index * 6,
      at.angle + Math.PI + between(random, -0.9, 0.9),
      oneOf(random, ['fern', 'olive', 'willow', 'laurel']),
    );
    const stem = ribbon([
      { ...at, width: 3 },
      { x: at.x - Math.cos(at.angle) * 30, y: at.y - Math.sin(at.angle) * 30, width: 1.6 },
    ]);
    return [...grown.leaves, ...stem];
  });
  const paper: SceneNode = { kind: 'fill', path: [...beyondArea(area), ...hole], paint: { kind: 'solid', colour: tone } };
  const leaves = filled(mixColours(tone, colours.darkest, 0.16), ...twigs);
  // The cut edge catches the light.
  const rim = stroked(withAlpha(mixColours(tone, colours.paper, 0.5), 0.55), 2, hole);
  return [shadowOf([paper, leaves], withAlpha(colours.darkest, 0.7), { x: 0, y: 9 }, 13), leaves, paper, rim];
}

type Stage = ArtStage<'middle' | 'opening' | 'sheets' | 'leaves'>;
