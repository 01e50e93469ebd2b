import { createContext, useContext } from 'react';

const ID = 'theme-colours';

/** Placeholder in prerendered pages for this server's colors. */
export const THEME_PLACEHOLDER = '/*__THEME__*/';

const ThemeCssContext = createContext(THEME_PLACEHOLDER);

/** Provides the theme's colors as CSS: on the server from the settings, in the browser from the document. */
export const ThemeCssProvider = ThemeCssContext.Provider;

export function themeCssOfDocument(): string {
  return document.getElementById(ID)?.textContent ?? '';
}

/** Renders the theme's six colors as CSS variables. */
export function ThemeColours({ nonce }: { readonly nonce: string }) {
  const css = useContext(ThemeCssContext);
  // oxlint-disable-next-line react/no-danger -- colours alone, each of which was parsed
  return <style id={ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
