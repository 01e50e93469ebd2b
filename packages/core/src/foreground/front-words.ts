import type { Design } from '../design/design.ts';
import { rootElements } from '../elements/placed-elements.ts';
import { wordsOf } from '../elements/element-kinds.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import { type Rect, intersection, union } from '../geometry/shapes.ts';
import { type StackOrder, stackOrder } from '../interaction/restack.ts';
import { glyphBoxes } from '../scene/glyph-ink.ts';
import type { Scene } from '../scene/scene.ts';
import { findTitle } from '../shop-window/read-title.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { linesOfLetters } from './letters-behind.ts';

/** The letters of the title in print pixels of the file, line by line. */
export interface TitleLetters {
  readonly id: string;
  readonly letters: readonly (readonly Rect[])[];
  readonly ink: Rect;
}

/** Returns the letters of the front's title; null if there are none. */
export function lettersOfTitle(design: Design, scene: Scene, engine: Pick<TextEngine, 'inkBounds'>): TitleLetters | null {
  const id = findTitle(design)?.designMode.uniqueId;
  const layer = scene.layers.find((each) => each.id === id);
  const letters = layer ? glyphBoxes(layer.nodes, engine).filter(({ width, height }) => width > 0 && height > 0) : [];
  const [first, ...others] = letters;
  if (id === undefined || !first) return null;
  return { id, letters: linesOfLetters(letters), ink: others.reduce((ink, letter) => union(ink, letter), first) };
}

/** Returns the ink of the other texts on the front. */
export function inkOfOthers(design: Design, scene: Scene, title: string): readonly Rect[] {
  const ids = frontTexts(design).map(({ designMode }) => designMode.uniqueId);
  return scene.layers.flatMap(({ id, inkBounds }) => (id !== title && ids.includes(id) && inkBounds ? [inkBounds] : []));
}

/**
 * Returns the order in which a foreground lies right above the title, and under every other text. What lies between the picture and the
 * title without touching the title, such as the shade under the author's name, rises above the foreground, since it would be covered.
 */
export function orderBehind(
  design: Design,
  scene: Scene,
  {
    title,
    picture,
    ink,
    foreground,
  }: { readonly title: string; readonly picture: string; readonly ink: Rect; readonly foreground: string },
): StackOrder {
  const { below, above } = stackOrder(design);
  const all = [...below, ...above];
  const kinds = new Map(rootElements(design).map(({ id, kind }) => [id, kind]));
  const isText = (id: string) => {
    const kind = kinds.get(id);
    return kind !== undefined && id !== title && wordsOf(kind) === 'placed';
  };
  const inkOf = (id: string) => scene.layers.find((layer) => layer.id === id)?.inkBounds ?? null;
  const titleAt = all.indexOf(title);
  const floor = all.indexOf(picture);
  const rising = all.filter((id, at) => {
    const own = inkOf(id);
    return at > floor && at < titleAt && (isText(id) || (own !== null && intersection(own, ink) === null));
  });
  const rest = all.slice(titleAt + 1);
  const under = all.slice(0, titleAt).filter((id) => !rising.includes(id));
  return {
    below: under.filter((id) => below.includes(id)),
    above: [...under.filter((id) => !below.includes(id)), title, foreground, ...rising, ...rest],
  };
}
