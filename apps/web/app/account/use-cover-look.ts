import { useLocalStorage } from '@mantine/hooks';

/** Describes how covers stand on their shelf: by their fronts, or as the books that they make. */
export type CoverLook = 'fronts' | 'books';

/** Reads the look of the list that was chosen last in this browser. */
export function useCoverLook() {
  return useLocalStorage<CoverLook>({
    key: 'coverwright-shelf-look',
    defaultValue: 'fronts',
    serialize: (look) => look,
    deserialize: (kept) => (kept === 'books' ? 'books' : 'fronts'),
  });
}
