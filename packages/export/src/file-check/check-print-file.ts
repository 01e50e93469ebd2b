import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Severity } from '@coverwright/core/preflight/check.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { annotations } from './checks/annotations.ts';
import { attachments } from './checks/attachments.ts';
import { bookmarks } from './checks/bookmarks.ts';
import { colourSpace } from './checks/colour-space.ts';
import { damagedStreams } from './checks/damaged-streams.ts';
import { fileSize } from './checks/file-size.ts';
import { fonts } from './checks/fonts.ts';
import { imageDpi } from './checks/image-dpi.ts';
import { layers } from './checks/layers.ts';
import { outputIntent } from './checks/output-intent.ts';
import { pageBoxes } from './checks/page-boxes.ts';
import { pageCount } from './checks/page-count.ts';
import { pageSize } from './checks/page-size.ts';
import { scripts } from './checks/scripts.ts';
import { totalInk } from './checks/total-ink.ts';
import { transparency } from './checks/transparency.ts';
import { FILE_CHECK_IDS, type FileCheck, type FileCheckId, type FileFinding, type FileSubject } from './file-check.ts';
import { FILE_RULES } from './file-rules.ts';
import { openPrintFile } from './reading/open-print-file.ts';
import { readInks } from './reading/read-inks.ts';
import { hasEndMarker, readDamagedStreams } from './reading/read-streams.ts';
import { walkContent } from './reading/walk-content.ts';
import { say } from './say.ts';

const CHECKS = {
  'file-size': fileSize,
  'page-count': pageCount,
  'page-size': pageSize,
  'page-boxes': pageBoxes,
  'damaged-streams': damagedStreams,
  annotations,
  bookmarks,
  scripts,
  attachments,
  layers,
  transparency,
  'image-dpi': imageDpi,
  fonts,
  'colour-space': colourSpace,
  'total-ink': totalInk,
  'output-intent': outputIntent,
} satisfies Record<(typeof FILE_CHECK_IDS)[number], FileCheck>;

const GRAVITY: Record<Severity, number> = { error: 0, warning: 1, hint: 2 };

/**
 * Returns the findings for a finished file by any program; it is read without any code of our own writer. An encrypted file only gets that
 * finding, because nothing else in it can be read.
 * @param specification the book that the cover is for; it must have been accepted by `checkSpecification`
 * @returns refused for bytes that are not a readable PDF
 */
export async function checkPrintFile(
  bytes: Uint8Array,
  specification: CoverSpecification,
): Promise<Result<readonly FileFinding[], 'unreadable'>> {
  const rules = FILE_RULES[specification.platform];
  const tooLarge = fileSize({ size: bytes.length, rules });
  // A file that is too large for every printer is not opened.
  if (tooLarge.length > 0) return succeed(named('file-size', tooLarge));
  const opened = await openPrintFile(bytes);
  if (!opened.ok) return opened.fault === 'locked' ? succeed(named('encryption', [LOCKED])) : refuse(opened.fault);
  const { document, page } = opened.value;
  const contents = walkContent(page);
  const subject: FileSubject = {
    size: bytes.length,
    document,
    page,
    contents,
    maxInk: await readInks(contents),
    damagedStreams: await readDamagedStreams(document),
    hasEndMarker: hasEndMarker(bytes),
    specification,
    geometry: measureCover(specification),
    rules,
  };
  const findings = FILE_CHECK_IDS.flatMap((check) => named(check, CHECKS[check](subject)));
  return succeed(findings.toSorted((first, second) => GRAVITY[first.severity] - GRAVITY[second.severity]));
}

const LOCKED = {
  severity: 'error',
  message: say('encrypted'),
} as const;

function named(check: FileCheckId, findings: ReturnType<FileCheck>): FileFinding[] {
  return findings.map((finding) => ({ check, ...finding, element: null }));
}
