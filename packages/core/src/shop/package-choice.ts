import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';
import type { ShopPackage } from './shop-package.ts';

/** The storage key of the package that a tab's visitor chose. */
const KEY = 'coverwright-package';

const wishSchema = z.object({ id: z.string().min(1).max(200), formats: z.array(z.enum(FORMAT_IDS)).min(1) });

/** The package that a visitor chose before creating a cover or logging in. */
export type PackageChoice = z.infer<typeof wishSchema>;

/** Returns the storage of the tab; it may throw if a browser does not allow storage. */
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

/** Returns the stored choice; null if there is none. */
export function readPackageChoice(storage: TabStorage): PackageChoice | null {
  try {
    const kept = wishSchema.safeParse(JSON.parse(storage().getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
