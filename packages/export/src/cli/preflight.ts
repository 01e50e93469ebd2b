import { parseArgs } from 'node:util';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { readDesignFile } from './design-file.ts';
import { ownFontReader } from './own-font-reader.ts';

/** `preflight`: what the printer would say of a design file. */
export async function preflight(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } });
  const design = await readDesignFile(positionals[0]);
  const engine = await createHarfBuzzEngine();
  await loadDesignFonts(engine, design, { readFont: readFontFile, readOwnFont: ownFontReader(positionals[0] ?? '') });
  const findings = runPreflight(design, compileScene(design, engine));
  const passed = findings.every(({ severity }) => severity !== 'error');
  if (values.json) return JSON.stringify({ passed, findings });
  if (findings.length === 0) return 'Nothing to mend: the printer should accept this cover.';
  return findings.map(({ severity, message }) => `${severity.padEnd(8)} ${message}`).join('\n');
}
