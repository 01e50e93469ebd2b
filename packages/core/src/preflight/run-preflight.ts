import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { bindingOf, measureCover } from '../geometry/measure-cover.ts';
import type { Scene } from '../scene/scene.ts';
import { CHECK_IDS, type Check, type CheckId, type Finding, type Severity } from './check.ts';
import { barcodeSize } from './checks/barcode-size.ts';
import { barcodeZone } from './checks/barcode-zone.ts';
import { coverSize } from './checks/cover-size.ts';
import { effectiveDpiCheck } from './checks/effective-dpi.ts';
import { pageLimits } from './checks/page-limits.ts';
import { smallType } from './checks/small-type.ts';
import { spineTextPages } from './checks/spine-text-pages.ts';
import { textSafeArea } from './checks/text-safe-area.ts';

const CHECKS = {
  'cover-size': coverSize,
  'page-limits': pageLimits,
  'text-safe-area': textSafeArea,
  'effective-dpi': effectiveDpiCheck,
  'barcode-zone': barcodeZone,
  'barcode-size': barcodeSize,
  'spine-text-pages': spineTextPages,
  'small-type': smallType,
} satisfies Record<CheckId, Check>;

const GRAVITY: Record<Severity, number> = { error: 0, warning: 1, hint: 2 };

/** What the printer would say of a design. @param scene the design compiled: words are judged by their outlines. */
export function runPreflight(design: Design, scene: Scene): readonly Finding[] {
  const subject = { design, geometry: measureCover(specificationOf(design)), binding: bindingOf(specificationOf(design)), scene };
  const findings = CHECK_IDS.flatMap((check) => CHECKS[check](subject).map((finding) => ({ check, ...finding })));
  return findings.sort((first, second) => GRAVITY[first.severity] - GRAVITY[second.severity]);
}
