import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { exportDesign } from '../exporters/export-design.ts';
import type { ExportKind } from '../exporters/exporters.ts';
import type { PdfColour } from '../exporters/export-job.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { PRINT_STANDARDS } from '../pdf/print-standard.ts';
import { CommandLineFault } from './fault.ts';
import { openMaster } from './open-title.ts';
import { requirePrintable } from './require-printable.ts';
import { say } from './say.ts';

const KIND_OF: Readonly<Record<string, ExportKind>> = { '.pdf': 'pdf', '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png' };

/** `render`: renders a design file as a print PDF or a picture. */
export async function render(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { output: { type: 'string', short: 'o' }, width: { type: 'string' }, color: { type: 'string' }, standard: { type: 'string' } },
  });
  const [designPath] = positionals;
  const { design, readPicture, readOwnFont } = await openMaster(designPath);
  const output = values.output;
  if (output === undefined) throw new CommandLineFault(say('missingFile'));
  const kind = KIND_OF[extname(output).toLowerCase()];
  if (!kind) throw new CommandLineFault(say('badEnding', { path: output }));
  if (kind === 'pdf') requirePrintable(design);
  const widthPx = readWidth(values.width, kind);
  const colour = readColour(values, kind);
  const file = await exportDesign(
    design,
    { kind, createdAt: new Date(), ...(widthPx === null ? {} : { widthPx }), ...(colour && { colour }) },
    { engine: await createHarfBuzzEngine(), readFont: readFontFile, readOwnFont, readPicture },
  );
  await writeFile(output, file.bytes).catch(() => {
    throw new CommandLineFault(say('notWritable', { path: output }));
  });
  return say('written', { path: output, megabytes: (file.bytes.length / 1e6).toFixed(2) });
}

function readWidth(text: string | undefined, kind: ExportKind): number | null {
  if (text === undefined) return null;
  if (kind === 'pdf') throw new CommandLineFault(say('widthOfPdf'));
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 12_000) {
    throw new CommandLineFault(say('badWidth', { given: text }));
  }
  return Number(text);
}

/** Reads the color of a PDF; null means that the design's printer decides. */
function readColour({ color, standard }: { readonly color?: string; readonly standard?: string }, kind: ExportKind): PdfColour | null {
  if (color === undefined && standard === undefined) return null;
  if (kind !== 'pdf') throw new CommandLineFault(say('colorOfPicture'));
  if (color === 'rgb') {
    if (standard !== undefined) throw new CommandLineFault(say('standardOfRgb'));
    return { mode: 'rgb' };
  }
  if (color !== undefined && color !== 'cmyk') throw new CommandLineFault(say('badColor', { given: color }));
  const known = PRINT_STANDARDS.find((id) => id === (standard ?? 'x1a'));
  if (!known) throw new CommandLineFault(say('oneOf', { option: '--standard', values: PRINT_STANDARDS.join(', '), given: standard ?? '' }));
  return { mode: 'cmyk', standard: known };
}
