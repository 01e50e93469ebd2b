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
  /** The height of a typical letter's ink, as a share of the front's width. */
  readonly letterHeight: number;
  /** The width of the text's ink, as a share of the front's width. */
  readonly widthShare: number;
  readonly words: number;
  readonly lines: number;
}

/** Returns the title: the box with that role, otherwise the one with the largest type. Null if the front has no text. */
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

/** Returns the filled letters or, of hollow text, the stroked ones. Copies in groups (echo, extrude) are ignored. */
function glyphRuns(nodes: readonly SceneNode[]): readonly GlyphsNode[] {
  const direct = nodes.filter((node) => node.kind === 'glyphs');
  const filled = direct.filter(({ strokeWidth }) => strokeWidth === undefined);
  if (direct.length > 0) return filled.length > 0 ? filled : direct;
  const inner = nodes.flatMap((node) => (node.kind === 'group' ? [glyphRuns(node.children)] : [])).filter((runs) => runs.length > 0);
  return inner.at(-1) ?? [];
}
