import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { TextBox } from '../design/text-box.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import { pathBounds } from '../scene/path.ts';
import type { GlyphsNode, Scene, SceneNode } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** The title's size in a thumbnail, apart from its colors. */
export interface TitleReading {
  readonly id: string;
  /** Height of a typical letter's ink as a share of the front's width. */
  readonly letterHeight: number;
  /** Width of the inked words as a share of the front's. */
  readonly widthShare: number;
  readonly words: number;
  readonly lines: number;
}

/** The title: the box of that name, else the one set largest. Null when the front says nothing. */
export function findTitle(design: Pick<Design, 'frontBoard'>): TextBox | null {
  const worded = frontTexts(design).filter(({ text, designMode }) => text.text.trim() !== '' && !designMode.hidden);
  const largest = worded.reduce<TextBox | null>((best, box) => (best && best.text.fontSize >= box.text.fontSize ? best : box), null);
  return worded.find(({ panelName }) => panelName === 'Title') ?? largest;
}

export function readTitle(design: Design, scene: Scene, engine: Pick<TextEngine, 'outline'>): TitleReading | null {
  const title = findTitle(design);
  const layer = scene.layers.find(({ id }) => id === title?.designMode.uniqueId);
  if (!title || !layer?.inkBounds) return null;
  const { front } = measureCover(specificationOf(design)).boards;
  const runs = glyphRuns(layer.nodes);
  const heights = runs
    .flatMap(({ face, size, glyphs }) => glyphs.map(({ id }) => (pathBounds(engine.outline(face, id))?.height ?? 0) * size))
    .filter((height) => height > 0)
    .sort((first, second) => first - second);
  return {
    id: title.designMode.uniqueId,
    letterHeight: (heights[Math.floor(heights.length / 2)] ?? 0) / front.width,
    widthShare: layer.inkBounds.width / front.width,
    words: title.text.text.trim().split(/\s+/).length,
    lines: new Set(runs.flatMap(({ glyphs }) => glyphs.map(({ y }) => Math.round(y)))).size,
  };
}

/** The filled letters; of hollow words, the stroked ones. Copies in groups (echo, extrude) do not count. */
function glyphRuns(nodes: readonly SceneNode[]): readonly GlyphsNode[] {
  const direct = nodes.filter((node) => node.kind === 'glyphs');
  const filled = direct.filter(({ strokeWidth }) => strokeWidth === undefined);
  if (direct.length > 0) return filled.length > 0 ? filled : direct;
  const inner = nodes.flatMap((node) => (node.kind === 'group' ? [glyphRuns(node.children)] : [])).filter((runs) => runs.length > 0);
  return inner.at(-1) ?? [];
}
