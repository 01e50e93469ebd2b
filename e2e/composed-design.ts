import type { Design } from '@coverwright/core/design/design.ts';
import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

/** A fantasy cover with its composition, so that it adapts to formats and accepts other palettes. */
export async function composedDesign(layout: LayoutId): Promise<Design> {
  const fantasy = findGenre('fantasy');
  if (!fantasy) throw new Error('Fantasy is a genre');
  const brief = {
    title: 'The Glass Harbor',
    author: 'Mara Quinn',
    subtitle: null,
    blurb: '<p>One line.</p>',
    genre: { ...fantasy, look: { ...fantasy.look, layout } },
    specification: { platform: 'kdp', format: 'paperback', trim: trim(6, 9), paper: 'white', extent: 300, readingDirection: 'ltr' },
    picture: null,
  } as const;
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(textsOfBrief(brief)), readFontFile);
  return composeCover(brief, engine);
}
