import { fetchFont } from '@coverwright/render/fonts/fetch-font.ts';
import type { FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import { fetchOwnFont } from './fetch-own-font.ts';

/** The functions that load the editor's fonts. */
export const FONT_SOURCES = { readFont: fetchFont, readOwnFont: fetchOwnFont } satisfies FontSources;
