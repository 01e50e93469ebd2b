import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';
import type { ShopPackage } from './shop-package.ts';

/** The storage key of the package that a tab's visitor chose. */
const KEY = 'coverwright-package';

const wishSchema = z.object({ id: z.string().min(1).max(200), formats: z.array(z.enum(FORMAT_IDS)).min(1) });

/** The package that a visitor chose before there was a cover, or before they logged in. */
export type PackageChoice = z.infer<typeof wishSchema>;

/** The storage of the tab; asking for it may throw where a browser keeps nothing. */
type TabStorage = () => {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
};

export function savePackageChoice({ id, formats }: Pick<ShopPackage, 'id' | 'formats'>, storage: TabStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify({ id, formats }));
  } catch {
    // Without storage the checkout offers a package that fits.
  }
}

/** Returns null where nothing was chosen. */
export function readPackageChoice(storage: TabStorage): PackageChoice | null {
  try {
    const kept = wishSchema.safeParse(JSON.parse(storage().getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
