import type { TextBox } from '../design/text-box.ts';
import type { GenreId } from './messages.ts';

/** The look that readers of one kind of book expect of its cover. `genreMessages` has its name. Sources: the trade's own shelves; reviewed by eye. */
export interface Genre {
  readonly id: GenreId;
  /** Other words authors use for it. */
  readonly aliases: readonly string[];
  /** Collection of the embedded library, and its neighbours to fall back on. */
  readonly imageCollection: string;
  readonly relatedCollections: readonly string[];
  /** Families offered first in the font picker; the first are those of the look. */
  readonly recommendedFonts: readonly string[];
  /** Things that its readers know from its covers, each a word or two to look for. */
  readonly motifs: readonly string[];
  /** Layout families that its readers would believe, the most typical first; the look's own is the first. */
  readonly layouts: readonly LayoutId[];
  /** Its other colours; the look's own come before them. */
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
  /** Name of a filter preset for the picture; null: as it is. */
  readonly filter: string | null;
  /** Set small when the author gives no subtitle, as `a novel`; null: nothing. */
  readonly genreLine: string | null;
  /** Its books are about two people, and their covers show both. */
  readonly isAboutTwo?: true | undefined;
  /** Its books are light: their covers show day, not night. */
  readonly isBright?: true | undefined;
  /** The plants in its landscapes; palms where this is absent. */
  readonly plants?: 'cacti' | undefined;
  /** Silhouettes that belong to any book of it, for titles that name none: food on a cookbook. Absent: what each family chooses. */
  readonly shows?: readonly string[] | undefined;
}

/** One face's way of speaking. Letter spacing in thousandths of an em. */
export interface Voice {
  readonly font: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly case: TextBox['text']['case'];
  readonly letterSpacing: number;
  readonly lineSpacing: number;
}

/** Hex colours: `ground` for panels, spine and back; `light` and `dark` for type; one accent. */
export interface Palette {
  readonly ground: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
}

/** Rays of a tarot card; a badge of an enamel sign; circles of an orbit or a target; a wreath. */
export const MEDALLION_IDS = ['glory', 'badge', 'orbit', 'laurel'] as const;
export type MedallionId = (typeof MEDALLION_IDS)[number];

export const LAYOUT_IDS = [
  'big-type',
  'centred',
  'framed',
  'script',
  'panel',
  'solid',
  'wide',
  'playful',
  'band',
  'diagonal',
  'window',
  'emblem',
  'pattern',
  'label',
  'poster',
  'strip',
  'bands',
  'sun-rings',
  'pipes',
  'orbits',
  'ridges',
  'aura',
  'flood',
  'torn',
  'window-type',
  'papercut',
  'leaf-shadow',
  'flow',
  'doorway',
  'keyhole',
  'moon-wood',
  'flock',
  'rooftop',
  'beach',
  'sunset',
  'grid',
  'planet',
  'eclipse',
  'pier',
  'spotlight',
  'portal',
  'tall-ship',
  'manor',
  'parade',
  'full-bowl',
  'balloon',
  'stairs',
  'facade',
  'open-window',
  'blossom',
  'mirror-lake',
  'citadel',
  'pantry',
  'meadow',
  'overgrown',
  'tarot',
  'deco',
  'village',
  'gingham',
  'cut-outs',
  'drip',
  'map-layers',
  'star-chart',
  'globe',
  'monolith',
  'reflect',
  'neon',
  'sliced',
  'shatter',
  'mist-type',
  'behind',
  'engraved',
  'halftone',
  'taped',
  'overprint',
  'inset-type',
  'stencil',
  'crushed',
  'radiant',
  'tunnel',
  'glass',
  'arch',
  'companion',
  'stickers',
  'beam',
  'boat',
  'roots',
  'cameo',
  'tiles',
  'great-thing',
  'shop',
  'floral-wall',
  'still',
  'wash',
  'woven',
  'street-lamp',
  'blinds',
  'torn-eye',
  'claws',
  'mesa',
] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];
