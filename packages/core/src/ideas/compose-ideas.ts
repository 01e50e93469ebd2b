import type { Design } from '../design/design.ts';
import type { Genre, GenreLook, LayoutId, Voice } from '../genres/genre.ts';
import type { FaceRequest, TextEngine } from '../text/text-engine.ts';
import type { BriefPicture, CoverBrief } from './cover-brief.ts';
import { composeCover } from './compose-cover.ts';
import { filteredPixels, findPreset } from './filtered-pixels.ts';
import { picturePalette } from './picture-palette.ts';
import { textsOfBrief } from './texts-of-brief.ts';

/** One cover out of many for the same book. */
export interface Idea {
  /** The same for the same request. */
  readonly id: string;
  readonly layout: LayoutId;
  readonly design: Design;
}

export interface IdeasRequest {
  readonly brief: Omit<CoverBrief, 'picture'>;
  /** Best first. None: ideas in type and colour alone. */
  readonly pictures: readonly BriefPicture[];
}

/** The layout families that suit a book whose own is the key, its own first. */
const SUITABLE: Record<LayoutId, readonly LayoutId[]> = {
  'big-type': ['big-type', 'band', 'diagonal', 'wide', 'panel', 'emblem'],
  centred: ['centred', 'window', 'panel', 'wide', 'band', 'emblem'],
  framed: ['framed', 'window', 'centred', 'wide', 'band', 'emblem'],
  script: ['script', 'centred', 'window', 'panel', 'band', 'emblem'],
  panel: ['panel', 'centred', 'window', 'band', 'wide', 'emblem'],
  solid: ['solid', 'panel', 'emblem', 'band', 'centred', 'wide'],
  wide: ['wide', 'big-type', 'centred', 'band', 'framed', 'emblem'],
  playful: ['playful', 'band', 'panel', 'window', 'centred', 'emblem'],
  band: ['band', 'big-type', 'panel', 'centred', 'wide', 'emblem'],
  diagonal: ['diagonal', 'big-type', 'band', 'wide', 'panel', 'emblem'],
  window: ['window', 'centred', 'framed', 'panel', 'band', 'emblem'],
  emblem: ['emblem', 'solid', 'centred', 'panel', 'band', 'wide'],
};

/** Every layout is composed once in the genre's own voice and once in another. */
const VOICES = 2;

/** Twelve covers of one book, clearly different and true to the genre. The faces of `textsOfIdeas` must be loaded. Deterministic. */
export function composeIdeas({ brief, pictures }: IdeasRequest, engine: TextEngine): readonly Idea[] {
  const layouts = SUITABLE[brief.genre.look.layout];
  return Array.from({ length: VOICES }, (_, turn) =>
    layouts.map((layout, index): Idea => {
      const at = turn * layouts.length + index;
      const picture = pictures.length === 0 ? null : (pictures[at % pictures.length] ?? null);
      const genre = { ...brief.genre, look: variedLook(brief.genre, layout, turn, index, picture) };
      return { id: `${layout}-${turn + 1}`, layout, design: composeCover({ ...brief, genre, picture }, engine) };
    }),
  ).flat();
}

/** Every face that the ideas may ask for, with the words it sets. */
export function textsOfIdeas(
  words: Pick<CoverBrief, 'title' | 'author' | 'subtitle' | 'genre'>,
): readonly (FaceRequest & { readonly text: string })[] {
  const own = textsOfBrief(words);
  const title = titleVoices(words.genre).map(({ font, bold = false, italic = false }) => ({
    family: font,
    bold,
    italic,
    text: words.title,
  }));
  return [...own, ...title];
}

/** First round: the genre's own voice and colours. Second: another of its faces, and the picture's colours where it has one. */
function variedLook({ look, ...genre }: Genre, layout: LayoutId, turn: number, index: number, picture: BriefPicture | null): GenreLook {
  if (turn === 0) return { ...look, layout };
  const voices = titleVoices({ look, ...genre });
  const title = voices[1 + (index % Math.max(1, voices.length - 1))] ?? look.title;
  return { ...look, layout, title, palette: secondPalette(look, layout, picture) };
}

/** Foil keeps the genre's own metal; the rest takes the picture's colours, as the filter shows them. */
function secondPalette(look: GenreLook, layout: LayoutId, picture: BriefPicture | null): GenreLook['palette'] {
  if (layout === 'framed') return look.palette;
  if (!picture || layout === 'emblem') return turned(look.palette);
  return picturePalette(filteredPixels(picture.pixels, findPreset(look.filter)), look.palette);
}

/** Without a picture the accent becomes the ground, and the ground the accent. */
function turned(palette: GenreLook['palette']): GenreLook['palette'] {
  return { ...palette, ground: palette.accent, accent: palette.ground };
}

/** The genre's faces for a title, its own first. Another face keeps the case and spacing that the genre speaks in. */
function titleVoices({ look, recommendedFonts }: Genre): readonly Voice[] {
  const others = recommendedFonts.filter((font) => font !== look.title.font).slice(0, 4);
  return [look.title, ...others.map((font): Voice => ({ ...look.title, font, lineSpacing: Math.max(1, look.title.lineSpacing) }))];
}
