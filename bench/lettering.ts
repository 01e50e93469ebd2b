/**
 * Milliseconds that a lock-up takes, by the number of its words: faces loaded, outlines of its words known, the break itself not.
 * Run: npm run bench:lettering
 */
import { letteringSchema } from '@coverwright/core/design/lettering.ts';
import { textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { setLettering } from '@coverwright/core/lettering/set-lettering.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

const FACES = ['Playfair Display', 'Anton', 'Cinzel', 'Young Serif', 'Oswald'] as const;
const TITLES = {
  5: ['The Salt of the Fjord', 'A House in Late August', 'Where the River Meets Home', 'Every Summer but This One'],
  12: [
    'What the Lighthouse Keeper Wrote the Winter That He Never Came Back Home',
    'How Small Teams Win Big Contracts Without Losing All of Their Weekends',
    'The Widow Who Drove Two Hundred Cattle Across the Wide Red Desert',
  ],
} as const;
const BOX = { width: 1600, height: 1300 };
/** Each round sets the same words with another gap, so that no finished lock-up is found again. */
const ROUNDS = 12;

const engine = await createHarfBuzzEngine();
console.log('| words | lock-ups | median ms | p95 ms | slowest ms |\n|--:|--:|--:|--:|--:|');
for (const [words, titles] of Object.entries(TITLES)) {
  const times: number[] = [];
  for (const font of FACES) {
    for (const text of titles) {
      const box = textBoxSchema.parse({
        panelName: 'Title',
        designMode: { uniqueId: 'Title' },
        panel: { top: 0, height: BOX.height },
        text: { text, font, fontSize: 200, alignment: 'center' },
      });
      await loadFaces(engine, facesForText([{ family: font, bold: false, italic: false, text }]), readFontFile);
      for (let round = 0; round <= ROUNDS; round += 1) {
        const lettering = letteringSchema.parse({ gap: 0.05 + round / 100, minorWords: round % 2 ? 'own-line' : 'inline' });
        const begun = performance.now();
        setLettering(box.text, lettering, BOX, engine);
        // The first round draws the outlines of the words.
        if (round > 0) times.push(performance.now() - begun);
      }
    }
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
  console.log(`| ${words} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
}
