import { type Rgba, toHex } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { boardOfText, frontTexts } from '../elements/text-box/text-board.ts';

type TextBox = Design['frontBoard']['textBoxes'][number];
type Shape = Design['coverShapes'][number];

/** Restyles the elements that stay on back and flaps when an idea replaces the rest. */
export interface Restyle {
  texts(boxes: readonly TextBox[]): TextBox[];
  shapes(shapes: readonly Shape[]): Shape[];
}

/**
 * Creates the functions that restyle the remaining elements for an idea. The color, background and face of the back and the face of the
 * author's name change to the idea's; colors and faces that the author chose stay; and the elements of the flaps are moved above the
 * idea's, because the front's art continues there.
 */
export function restyleFor(design: Design, idea: Design): Restyle {
  const colours = new Map([
    pairOf(design.back.text.colour, idea.back.text.colour),
    pairOf(design.back.panel.colour, idea.back.panel.colour),
  ]);
  const faces = new Map([[authorFace(design), authorFace(idea)] as const, [design.back.text.font, idea.back.text.font] as const]);
  const lift = liftOver(design, idea);
  const colourOf = (colour: Rgba): Rgba => {
    const next = colours.get(keyOf(colour));
    return next ? { ...next, a: colour.a } : colour;
  };
  const faceOf = (family: string) => faces.get(family) ?? family;
  const text = ({ lines, ...rest }: TextBox['text']): TextBox['text'] => ({
    ...rest,
    font: faceOf(rest.font),
    colour: colourOf(rest.colour),
    ...(lines && {
      lines: lines.map((line) => ({ ...line, runs: line.runs.map((run) => (run.font ? { ...run, font: faceOf(run.font) } : run)) })),
    }),
  });
  const fill = (painted: Shape['box']['fill']): Shape['box']['fill'] => {
    if (painted?.kind === 'solid') return { ...painted, colour: colourOf(painted.colour) };
    if (painted?.kind === 'linear' || painted?.kind === 'radial')
      return { ...painted, stops: painted.stops.map((stop) => ({ ...stop, colour: colourOf(stop.colour) })) };
    return painted;
  };
  return {
    texts: (boxes) =>
      boxes.map((box) => ({ ...box, text: text(box.text), panel: { ...box.panel, zIndex: lift(boardOfText(box), box.panel.zIndex) } })),
    shapes: (shapes) =>
      shapes.map((shape) => ({
        ...shape,
        z: lift(shape.board, shape.z),
        box: { ...shape.box, fill: fill(shape.box.fill) },
        line: shape.line && { ...shape.line, colour: colourOf(shape.line.colour) },
      })),
  };
}

function pairOf(before: Rgba, after: Rgba): readonly [string, Rgba] {
  return [keyOf(before), after];
}

/** Returns the key of a color without its opacity, which each element has for itself. */
function keyOf(colour: Rgba): string {
  return toHex({ ...colour, a: 1 });
}

function authorFace(design: Design): string {
  return frontTexts(design).find(({ panelName }) => panelName === 'Author')?.text.font ?? design.back.text.font;
}

const FLAPS: readonly string[] = ['frontFlap', 'backFlap'];
const MOST_Z = 1000;

/** Returns a function that raises the elements of the flaps above all of the idea's, and keeps their order. */
function liftOver(design: Design, idea: Design): (board: string, z: number) => number {
  const own = [
    ...design.frontBoard.textBoxes.map((box) => ({ board: boardOfText(box), z: box.panel.zIndex })),
    ...design.coverShapes,
  ].filter(({ board }) => FLAPS.includes(board));
  const lowest = Math.min(MOST_Z, ...own.map(({ z }) => z));
  const top = Math.max(0, ...idea.frontBoard.textBoxes.map(({ panel }) => panel.zIndex), ...idea.coverShapes.map(({ z }) => z));
  const by = Math.max(0, top + 1 - lowest);
  return (board, z) => (FLAPS.includes(board) ? Math.min(MOST_Z, z + by) : z);
}
