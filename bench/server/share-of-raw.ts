import { median } from '../median.ts';
import { measureRawSaves } from './raw-saves.ts';

/**
 * @property perSecond saves a second by the number of clients
 * @property document a document as it was saved, in JSON
 */
export interface MeasuredSaves {
  readonly perSecond: ReadonlyMap<number, number>;
  readonly document: string;
}

/** Saves a second of a number of clients beside those of raw SQL, which writes the cover's row alone, or also a version's. */
export interface ShareOfRaw {
  readonly clients: number;
  readonly saves: number;
  readonly row: number;
  readonly rowAndVersion: number;
}

interface RawSettings {
  readonly databaseUrl: string | null;
  readonly rows: number;
  readonly seconds: number;
}

export async function compareWithRaw(
  { perSecond, document }: MeasuredSaves,
  { databaseUrl, rows, seconds }: RawSettings,
): Promise<readonly ShareOfRaw[]> {
  const shares: ShareOfRaw[] = [];
  for (const [clients, saves] of perSecond) {
    const measure = (versions: boolean) => measureRawSaves(databaseUrl, document, { clients, rows, seconds, versions });
    shares.push({ clients, saves, row: await measure(false), rowAndVersion: await measure(true) });
  }
  return shares;
}

export function tableOfShares(shares: readonly ShareOfRaw[]): string {
  const rows = shares.map(({ clients, saves, row, rowAndVersion }) => [
    clients,
    saves.toFixed(0),
    row.toFixed(0),
    percent(saves / row),
    rowAndVersion.toFixed(0),
    percent(saves / rowAndVersion),
  ]);
  return table(['clients', 'saves a second', 'raw SQL, the row', 'share', 'raw SQL, the row and its version', 'share'], rows);
}

/** The medians of several rounds, and how far their shares lie apart. */
export function tableOfMedians(rounds: readonly (readonly ShareOfRaw[])[]): string {
  const rows = (rounds[0] ?? []).map(({ clients }) => {
    const same = rounds.flat().filter((share) => share.clients === clients);
    return [
      clients,
      median(same.map(({ saves }) => saves)).toFixed(0),
      ...spread(same.map(({ saves, row }) => saves / row)),
      ...spread(same.map(({ saves, rowAndVersion }) => saves / rowAndVersion)),
    ];
  });
  return table(['clients', 'saves a second', 'share of the row', 'range', 'share of the row and its version', 'range'], rows);
}

function spread(values: readonly number[]): readonly string[] {
  return [percent(median(values)), `${percent(Math.min(...values))} to ${percent(Math.max(...values))}`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, heads.map(() => '--:'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
