// Lists the faults of some layout families' covers in random inquiries: `node tools/run.mjs tools/layout-sheets/check.ts LAYOUT… [-n 300]`.
// The rules are those of `packages/export/src/ideas/ideas.property.test.ts`, for families that are still being drawn.
import { parseArgs } from 'node:util';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import type { Layout } from '@coverwright/core/ideas/layout-stage.ts';
import { LAYOUTS } from '@coverwright/core/ideas/layouts/layouts.ts';
import { recordedFacts } from '@coverwright/core/pictures/readings/facts-of-picture.ts';
import { readPictureForBrief } from '@coverwright/export/cli/inquiry-options.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { takesTitle } from '@coverwright/core/ideas/takes-title.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { coverFaults } from '@coverwright/export/ideas/testing/cover-faults.ts';
import { anyOf, randomInquiry, randomPicture } from '@coverwright/export/ideas/testing/random-inquiry.ts';
import { drawable } from '@coverwright/export/ideas/testing/read-words.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

const NO_FACTS = { horizon: null, subject: null, calmTop: 0, light: 0, low: 0, high: 1 };
const { values, positionals } = parseArgs({ allowPositionals: true, options: { number: { type: 'string', short: 'n' } } });
const engine = await createHarfBuzzEngine();
const random = seededRandom(11);
const pictures = Array.from({ length: 40 }, (_, index) => randomPicture(String(index), random));
const library = await readLibrary();
for (const name of positionals) {
  const genres = GENRES.filter((genre) => layoutsOfGenre(genre).some((layout) => layout === name));
  const { wants }: Pick<Layout, 'wants'> = LAYOUTS[name as LayoutId];
  const fitting = library.filter(({ id }) => wants?.(recordedFacts(id) ?? NO_FACTS));
  const shown = wants ? await Promise.all(fitting.map((picture) => readPictureForBrief(picture))) : pictures;
  const images = new Map(shown.map(drawable));
  let [made, faulty, slowest] = [0, 0, 0];
  for (let seed = 1; made < Number(values.number ?? 300) && seed < 20_000; seed += 1) {
    const chance = seededRandom(seed);
    const genre = anyOf(genres, chance);
    const brief = { ...randomInquiry(chance), genre };
    const layout = layoutsOfGenre(genre).find((id): id is LayoutId => id === name);
    if (!layout || !takesTitle(layout, brief)) continue;
    made += 1;
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    const recipe = { layout, type: seed, colour: seed, picture: 0, crop: 0, motif: seed };
    const started = performance.now();
    const { design } = composeIdea({ brief, pictures: [anyOf(shown, chance)] }, recipe, engine);
    slowest = Math.max(slowest, performance.now() - started);
    await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
    const faults = coverFaults(design, compileScene(design, engine), engine, images);
    if (faults.length === 0) continue;
    faulty += 1;
    console.log(`${seed} ${genre.id} ${brief.specification.format} “${brief.title}”: ${faults.join('; ')}`);
  }
  console.log(`${name}: ${faulty} of ${made} covers have faults; the slowest took ${slowest.toFixed(0)} ms to compose`);
}
