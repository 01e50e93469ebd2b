import type { Rgba } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import type { GenreLook } from '../genres/genre.ts';
import { inkOn } from './readable-palette.ts';

/** More letters than this are set on a spine without capitals and spacing, the author in the text face, or they would fall below 7 pt. */
const LONG_FOR_A_SPINE = 75;

interface Words {
  readonly title: string;
  readonly author: string;
}

/** Sets the spine in the front's faces, in a color that reads on the ground. */
export function spineOf(empty: Design['spine'], look: GenreLook, { title, author }: Words, ground: Rgba): Design['spine'] {
  const colour = inkOn(ground, look.palette);
  const [authorBox, titleBox] = empty.textBoxes;
  const isLong = title.length + author.length > LONG_FOR_A_SPINE;
  const said = (box: typeof authorBox, words: string, voice: typeof look.title) => ({
    ...box,
    text: {
      ...box.text,
      text: words,
      font: voice.font,
      bold: voice.bold ?? false,
      italic: voice.italic ?? false,
      case: isLong && voice.case === 'uppercase' ? ('none' as const) : voice.case,
      letterSpacing: isLong ? 0 : Math.min(120, Math.max(0, voice.letterSpacing)),
      colour,
    },
  });
  const smallerAuthor = { ...authorBox, designMode: { ...authorBox.designMode, maxFontSize: 84 } };
  return {
    ...empty,
    panel: { ...empty.panel, colour: ground },
    textBoxes: [
      said(smallerAuthor, author, isLong ? { ...look.author, font: look.blurbFont } : look.author),
      said(titleBox, title, look.title),
    ],
    replicateFrontTextOnSpine: false,
  };
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
