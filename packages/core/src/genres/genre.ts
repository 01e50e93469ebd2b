import type { TextBox } from '../design/text-box.ts';
import type { FontFeatures } from '../design/text-lines.ts';
import type { LayoutId } from './layout-ids.ts';
import type { GenreId } from './messages.ts';

/** The kinds of display faces, by how a title in them is set and read. */
export type KindOfFace =
  | 'condensed'
  | 'capitals'
  | 'wide'
  | 'serif'
  | 'light serif'
  | 'grotesk'
  | 'heavy'
  | 'script'
  | 'hand'
  | 'blackletter'
  | 'typewriter';

/**
 * The look that readers of a kind of book expect of its cover. `genreMessages` has its name. Sources: shelves in bookstores, reviewed by
 * eye.
 */
export interface Genre {
  readonly id: GenreId;
  /** Other words that authors use for it. */
  readonly aliases: readonly string[];
  /** The collection in the embedded library, and the related ones to fall back on. */
  readonly imageCollection: string;
  readonly relatedCollections: readonly string[];
  /** The families that the font picker offers first, beginning with those of the look. */
  readonly recommendedFonts: readonly string[];
  /**
   * The kinds of faces that its readers know from other shelves, such as a fashion serif on a thriller. A family that has others takes
   * those.
   */
  readonly foreignFaces?: readonly KindOfFace[];
  /** Subjects that its readers know from its covers, each as one or two search words. */
  readonly motifs: readonly string[];
  /** The layout families that suit it, most typical first. The first is that of the look. */
  readonly layouts: readonly LayoutId[];
  /**
   * Families of the genre that only complete a dozen: letters on a pattern that says nothing of it, or a scene of its neighbors. They come
   * after the first row.
   */
  readonly reserveLayouts?: readonly LayoutId[];
  /** More families, each for titles that name what it draws: a street in the rain is no mystery's until it names the umbrella. */
  readonly namedLayouts?: readonly LayoutId[];
  /** More families, for titles of a dark mood in a genre whose own are mostly sweet. */
  readonly darkLayouts?: readonly LayoutId[];
  /** More families, for titles to laugh at in a genre whose own are mostly grim. */
  readonly comicLayouts?: readonly LayoutId[];
  /** More families, for titles about an occupation in a genre whose own are mostly quiet rooms. */
  readonly workLayouts?: readonly LayoutId[];
  /** The other palettes. The look's own comes before them. */
  readonly palettes: readonly Palette[];
  readonly look: GenreLook;
}

/** The settings of a genre's first design. */
export interface GenreLook {
  readonly layout: LayoutId;
  /** The ornament around its motif on covers without a picture. */
  readonly medallion: MedallionId;
  readonly title: Voice;
  readonly author: Voice;
  readonly subtitle: Voice;
  readonly blurbFont: string;
  readonly palette: Palette;
  /** The name of a filter preset for the picture; null for none. */
  readonly filter: string | null;
  /** A small line, such as `a novel`, for books without a subtitle; null for none. */
  readonly genreLine: string | null;
  /** True if its books are about two people, who are both shown on the covers. */
  readonly isAboutTwo?: true | undefined;
  /** True if its books have a light tone, so that covers show day and not night. */
  readonly isBright?: true | undefined;
  /** The plants in its landscapes; palms if absent. */
  readonly plants?: 'cacti' | undefined;
  /**
   * Silhouettes that suit any of its books, for titles that name no object, such as food on a cookbook. Absent: each family chooses its
   * own.
   */
  readonly shows?: readonly string[] | undefined;
}

/** The style of a face. Letter spacing is in thousandths of an em. */
export interface Voice {
  readonly font: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly case: TextBox['text']['case'];
  readonly letterSpacing: number;
  readonly lineSpacing: number;
  /** The OpenType features; those of the face's own where it is absent. */
  readonly features?: FontFeatures;
}

/** A palette of hex colours: `ground` for panels, spine and back; `light` and `dark` for type; one accent. */
export interface Palette {
  readonly ground: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
}

/** The ornaments around a motif: rays as on a tarot card; an enamel badge; circles of an orbit or a target; a wreath. */
export const MEDALLION_IDS = ['glory', 'badge', 'orbit', 'laurel'] as const;
export type MedallionId = (typeof MEDALLION_IDS)[number];
