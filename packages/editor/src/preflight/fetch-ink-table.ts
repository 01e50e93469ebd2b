import { type InkTable, openInkTable } from '@coverwright/core/colour/ink-table.ts';

let table: Promise<InkTable> | null = null;

/** Loads the ink table of the press on first use. @throws if that fails; the next use tries again */
export function fetchInkTable(): Promise<InkTable> {
  table ??= fetchTable().catch((error: unknown) => {
    table = null;
    throw error;
  });
  return table;
}

async function fetchTable(): Promise<InkTable> {
  const response = await fetch(new URL('../../../../assets/icc/FOGRA39L_coated.inks', import.meta.url));
  if (!response.ok) throw new Error(`The ink table answered ${response.status}`);
  return openInkTable(new Uint8Array(await response.arrayBuffer()));
}
