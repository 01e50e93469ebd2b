import { parseArgs } from 'node:util';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { preflightDesign } from '../preflight/preflight-design.ts';
import { openMaster } from './open-title.ts';
import { say } from './say.ts';

/** `preflight`: checks a design file against the printer's rules. Findings are a result, not a failure, so the exit code stays 0. */
export async function preflight(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } });
  const { design, readPicture, readOwnFont } = await openMaster(positionals[0]);
  const findings = await preflightDesign(design, {
    engine: await createHarfBuzzEngine(),
    readFont: readFontFile,
    readOwnFont,
    readPicture,
  });
  const passed = findings.every(({ severity }) => severity !== 'error');
  if (values.json) return JSON.stringify({ passed, findings });
  if (findings.length === 0) return say('coverPasses');
  return findings.map(({ severity, message }) => `${say(severity).padEnd(8)} ${message}`).join('\n');
}
