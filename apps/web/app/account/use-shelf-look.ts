import { useLocalStorage } from '@mantine/hooks';

/** How covers stand on their shelf: by their fronts, or as the books that they make. */
export type ShelfLook = 'fronts' | 'books';

/** As it was chosen last in this browser. */
export function useShelfLook() {
  return useLocalStorage<ShelfLook>({
    key: 'coverwright-shelf-look',
    defaultValue: 'fronts',
    serialize: (look) => look,
    deserialize: (kept) => (kept === 'books' ? 'books' : 'fronts'),
  });
}
