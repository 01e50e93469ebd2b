import { type Rgba, sameColour } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import type { Design } from '../design/design.ts';
import { leadingColour } from '../design/fill.ts';
import { geometryOf } from '../design/geometry-of.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import { boardOfText, textBoard } from '../elements/text-box/text-board.ts';
import { placeTextBox } from '../elements/text-box/place-text-box.ts';
import { centreOf, contains } from '../geometry/shapes.ts';
import { CLEAR_CONTRAST, groundUnder } from '../ideas/readable-palette.ts';

/**
 * Changes text in a color that no layout chose if it is no longer readable on its plain background. Text on pictures and drawings is not
 * changed, because its background is only known when it is painted; the checks report it.
 * @param composed the cover as its layout composes it, with readable text; null if there is no composition.
 */
export function ensureContrast(design: Design, composed: Design | null): Design {
  const laid = new Map([...(composed?.frontBoard.textBoxes ?? []), ...(composed?.spine.textBoxes ?? [])].map((box) => [idOf(box), box]));
  const readable = (box: TextBox, ground: Rgba | null): TextBox => {
    const known = laid.get(idOf(box));
    if (!ground || box.text.fill || (known && sameColour(known.text.colour, box.text.colour))) return box;
    const colour = readableOn(ground, box.text.colour);
    return colour === box.text.colour ? box : { ...box, text: { ...box.text, colour } };
  };
  const { frontBoard, spine, back } = design;
  const [author, title] = spine.textBoxes;
  const spineGround = spine.panel.fill ? null : spine.panel.colour;
  const isBlurbLaid = composed !== null && sameColour(composed.back.text.colour, back.text.colour);
  const blurb = back.panel.fill || isBlurbLaid ? back.text.colour : readableOn(back.panel.colour, back.text.colour);
  return {
    ...design,
    frontBoard: { ...frontBoard, textBoxes: frontBoard.textBoxes.map((box) => readable(box, groundUnderBox(design, box))) },
    spine: { ...spine, textBoxes: [readable(author, spineGround), readable(title, spineGround)] },
    back: { ...back, text: { ...back.text, colour: blurb } },
  };
}

/** Returns the same color if it is readable; otherwise one that is moved towards black or white until it is. */
function readableOn(ground: Rgba, colour: Rgba): Rgba {
  const contrast = (other: Rgba) => contrastRatio(relativeLuminance(ground), relativeLuminance(other));
  if (contrast(colour) >= CLEAR_CONTRAST) return colour;
  const away = groundUnder(ground, colour);
  if (contrast(away) >= CLEAR_CONTRAST) return { ...away, a: colour.a };
  // Ink that is hardly lighter than a dark ground may have been classified as darker than it.
  const isDark = relativeLuminance(ground) < 0.18;
  const ink = isDark ? { r: 255, g: 255, b: 255, a: 1 } : { r: 0, g: 0, b: 0, a: 1 };
  return { ...ink, a: colour.a };
}

/**
 * Returns the plain color under a text: its own plate, the topmost area below its middle, or its board. Null for a picture, a drawing or
 * several colors.
 */
function groundUnderBox(design: Design, box: TextBox): Rgba | null {
  if (!box.designMode.transparent && box.panel.transparency < 0.2) return box.panel.colour;
  const board = boardOfText(box);
  const rect = textBoard(box, geometryOf(design));
  if (!rect) return null;
  const middle = centreOf(placeTextBox(box, { x: 0, y: 0, width: rect.width, height: rect.height }).panel);
  const below = design.coverShapes
    .filter((shape) => shape.board === board && !shape.hidden && shape.z < box.panel.zIndex && contains(shape, middle))
    .toSorted((first, second) => second.z - first.z)[0];
  if (below) return isPlain(below) ? leadingColour(below.box.fill ?? { kind: 'solid', colour: box.panel.colour }) : null;
  const panel = board === 'front' ? design.frontBoard.panel : board === 'spine' ? design.spine.panel : design.back.panel;
  return panel.fill || panel.colour.a < 1 ? null : panel.colour;
}

function isPlain(shape: CoverShape): boolean {
  const { box, icon, art, opacity, type, style } = shape;
  return (
    box.fill?.kind === 'solid' &&
    box.fill.colour.a === 1 &&
    !icon &&
    !art &&
    opacity === 1 &&
    type === 'rectangle' &&
    style.blend === 'normal'
  );
}

function idOf({ designMode }: TextBox): string {
  return designMode.uniqueId;
}
