/** The layout around a page. */
export interface PageLayout {
  /** `menus`: everything; `logo`: only the logo and the call to action. */
  readonly header: 'menus' | 'logo' | 'none';
  readonly footer: boolean;
  /** The background of the page. `cloth` is dark, with the page as a sheet of paper on it. */
  readonly ground: 'paper' | 'cloth';
  /** The sidebar of the page. */
  readonly sidebar: 'guides' | null;
}

const DEFAULT: PageLayout = { header: 'menus', footer: true, ground: 'paper', sidebar: null };
const EMPTY: PageLayout = { header: 'none', footer: false, ground: 'paper', sidebar: null };

export const LAYOUTS = {
  default: DEFAULT,
  'default-with-sidebar': { ...DEFAULT, sidebar: 'guides' },
  dark: { ...DEFAULT, ground: 'cloth' },
  account: { ...DEFAULT, footer: false },
  'no-footer': { ...DEFAULT, footer: false },
  campaign: { ...DEFAULT, header: 'logo' },
  empty: EMPTY,
  design: EMPTY,
} as const satisfies Record<string, PageLayout>;

export type LayoutName = keyof typeof LAYOUTS;
