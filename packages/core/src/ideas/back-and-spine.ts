import { type Rgba, toHex } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { compileSpineBox } from '../elements/spine/compile-spine-box.ts';
import type { GenreLook } from '../genres/genre.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { inkOn } from './readable-palette.ts';
import { BLURB_END, FOOT, type SpineFoot } from './wrap-shades.ts';

/** More letters than this are set on a spine without capitals and spacing, the author in the text face, or they would fall below 7 pt. */
const LONG_FOR_A_SPINE = 75;

/** The share of the spine's length over which its ground changes at most. */
const LONGEST_CHANGE = 0.16;

interface Words {
  readonly title: string;
  readonly author: string;
}

/**
 * Sets the spine in the front's faces, in colors that read.
 * @param ground under the author's name
 * @param foot under the title, if it is not the ground
 */
export function spineOf(
  empty: Design['spine'],
  look: GenreLook,
  { title, author }: Words,
  ground: Rgba,
  foot: Rgba | null,
): Design['spine'] {
  const [authorBox, titleBox] = empty.textBoxes;
  const isLong = title.length + author.length > LONG_FOR_A_SPINE;
  const said = (box: typeof authorBox, words: string, voice: typeof look.title, under: Rgba) => ({
    ...box,
    text: {
      ...box.text,
      text: words,
      font: voice.font,
      bold: voice.bold ?? false,
      italic: voice.italic ?? false,
      case: isLong && voice.case === 'uppercase' ? ('none' as const) : voice.case,
      letterSpacing: isLong ? 0 : Math.min(120, Math.max(0, voice.letterSpacing)),
      colour: inkOn(under, look.palette),
    },
  });
  const smallerAuthor = { ...authorBox, designMode: { ...authorBox.designMode, maxFontSize: 84 } };
  return {
    ...empty,
    panel: { ...empty.panel, colour: ground },
    textBoxes: [
      said(smallerAuthor, author, isLong ? { ...look.author, font: look.blurbFont } : look.author, ground),
      said(titleBox, title, look.title, foot ?? ground),
    ],
    replicateFrontTextOnSpine: false,
  };
}

/**
 * Returns the foot of the spine in a color. It begins where the blurb's ground ends; if the title needs another ink on it than the author's
 * name on the ground, it begins between the two.
 */
export function spineFoot(colour: Rgba, spine: Design['spine'], geometry: CoverGeometry, engine: TextEngine): SpineFoot | null {
  const { spine: board } = geometry.boards;
  if (!board) return null;
  const [author, title] = spine.textBoxes;
  if (toHex(author.text.colour) === toHex(title.text.colour)) return { colour, from: board.height * BLURB_END, to: board.height * FOOT };
  const inkOf = (box: typeof author) => compileSpineBox(box, spine.textBoxes, spine, geometry, engine)?.inkBounds;
  const [above, below] = [inkOf(author), inkOf(title)];
  if (!below) return null;
  // A book without an author's name has a title on its spine all the same.
  const [from, to] = [above ? above.y + above.height - board.y : 0, below.y - board.y];
  // The ground changes right before the title, as the front's does at its horizon.
  return { colour, from: Math.max(from, to - board.height * LONGEST_CHANGE), to };
}

/** The blurb on the ground, in the genre's text face. @param blurb HTML; null: the sample stays. */
export function backOf(empty: Design['back'], look: GenreLook, blurb: string | null, ground: Rgba): Design['back'] {
  return {
    ...empty,
    panel: { ...empty.panel, colour: ground, paddingTop: 260, paddingLeft: 90, paddingRight: 90 },
    text: {
      ...empty.text,
      ...(blurb === null ? {} : { text: blurb }),
      font: look.blurbFont,
      fontSize: 11,
      lineSpacing: 1.38,
      colour: inkOn(ground, look.palette),
    },
  };
}
