import type { CheckId } from '@coverwright/core/preflight/check-ids.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import type { TabId } from '../session/tab.ts';

/** The tab in which each element can be fixed. */
const TABS: Readonly<Record<string, TabId>> = { blurb: 'BACK_COVER', barcode: 'BACK_COVER', 'panel:back': 'BACK_COVER' };

const BARCODE_CHECKS: ReadonlySet<CheckId> = new Set(['barcode-zone', 'barcode-size']);

/** Returns the tabs with an error, or with a warning about the barcode. */
export function faultsByTab(findings: readonly Finding[]): ReadonlySet<TabId> {
  const faults = findings.filter(({ severity, check }) => severity === 'error' || (severity === 'warning' && BARCODE_CHECKS.has(check)));
  return new Set(faults.flatMap(({ element }) => TABS[element ?? ''] ?? []));
}
