import type { PrintUnit } from '@coverwright/core/geometry/length-units.ts';
import { z } from 'zod';
import { type StoreApi, createStore } from 'zustand/vanilla';

/** The author's settings of the editor in this browser, for all covers. */
export interface ViewState {
  readonly rulers: boolean;
  /** The unit of printed covers. */
  readonly unit: PrintUnit;
  readonly layersOpen: boolean;
  toggleRulers(): void;
  toggleUnit(): void;
  showLayers(open: boolean): void;
}

export type ViewStore = StoreApi<ViewState>;

const KEY = 'coverwright.view';
const keptSchema = z.object({ rulers: z.boolean(), unit: z.enum(['in', 'mm']) });

/** @param storage may throw in browsers without storage: the settings are then the default ones */
export function createViewStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ViewStore {
  const store: ViewStore = createStore((set) => ({
    rulers: true,
    unit: 'in',
    ...readKept(storage),
    layersOpen: false,
    toggleRulers: () => set(({ rulers }) => ({ rulers: !rulers })),
    toggleUnit: () => set(({ unit }) => ({ unit: unit === 'in' ? 'mm' : 'in' })),
    showLayers: (layersOpen) => set({ layersOpen }),
  }));
  store.subscribe(({ rulers, unit }) => {
    try {
      storage().setItem(KEY, JSON.stringify({ rulers, unit }));
    } catch {
      // Without storage the setting lasts as long as the page.
    }
  });
  return store;
}

function readKept(storage: () => Pick<Storage, 'getItem'>): z.infer<typeof keptSchema> | null {
  try {
    return keptSchema.parse(JSON.parse(storage().getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}
