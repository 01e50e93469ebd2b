import { useLocalStorage } from '@mantine/hooks';

/** The view of a list of covers: their fronts, or their 3D books. */
export type CoverLook = 'fronts' | 'books';

/** The view that was chosen last in this browser. */
export function useCoverLook() {
  return useLocalStorage<CoverLook>({
    key: 'coverwright-shelf-look',
    defaultValue: 'fronts',
    serialize: (look) => look,
    deserialize: (kept) => (kept === 'books' ? 'books' : 'fronts'),
  });
}
