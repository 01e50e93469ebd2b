import { parseArgs } from 'node:util';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { readDesignFile } from './design-file.ts';

/** `preflight`: what the printer would say of a design file. */
export async function preflight(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } });
  const design = await readDesignFile(positionals[0]);
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  const findings = runPreflight(design, compileScene(design, engine));
  const passed = findings.every(({ severity }) => severity !== 'error');
  if (values.json) return JSON.stringify({ passed, findings });
  if (findings.length === 0) return 'Nothing to mend: the printer should accept this cover.';
  return findings.map(({ severity, message }) => `${severity.padEnd(8)} ${message}`).join('\n');
}
