import type { MenuIconName } from '@coverwright/contracts/site/menu-entry.ts';

const DRAWINGS = {
  eReader: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8.5 6.5h7M8.5 10h7M8.5 13.5h4.5M11 18.25h2',
  book: 'M6 3.5h12.5v14H6a1.75 1.75 0 0 0 0 3.5h12.5M6 3.5A1.75 1.75 0 0 0 4.25 5.25v14M8 7.5h6.5M8 10.5h4',
  configure:
    'M3.5 20.5 20.5 3.5M5 15.5l1.75 1.75M8.5 12l2.5 2.5M12.5 8l1.75 1.75M16 4.5l2.5 2.5M3.5 20.5v-4.25L16.25 3.5h4.25v4.25L7.75 20.5Z',
  save: 'M4.5 4.5h15v15h-15ZM8 4.5v15M11.5 8.5h5M11.5 11.5h3',
  comments: 'M4 5.5h16v10.5h-8.5L7 20v-4H4ZM8 9.25h8M8 12.25h5',
} as const satisfies Record<MenuIconName, string>;

/** The icon of a menu entry, 24 × 24 px, in the color of the surrounding text. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
