import { type InkTable, openInkTable } from '@coverwright/core/colour/ink-table.ts';

let table: Promise<InkTable> | null = null;

/** The press's table, fetched when somebody first asks about ink. @throws when it is not available; it is then asked for again. */
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
