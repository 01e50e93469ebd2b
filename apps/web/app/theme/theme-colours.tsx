import { createContext, useContext } from 'react';

const ID = 'theme-colours';

/** Stands in prerendered pages where the colours of this server would be. */
export const THEME_PLACEHOLDER = '/*__THEME__*/';

const ThemeCssContext = createContext(THEME_PLACEHOLDER);

/** Gives the theme's colours as CSS: on the server out of the settings, in the browser out of the document that arrived. */
export const ThemeCssProvider = ThemeCssContext.Provider;

export function themeCssOfDocument(): string {
  return document.getElementById(ID)?.textContent ?? '';
}

/** The theme's six colours, for style sheets. */
export function ThemeColours({ nonce }: { readonly nonce: string }) {
  const css = useContext(ThemeCssContext);
  // oxlint-disable-next-line react/no-danger -- colours alone, each of which was parsed
  return <style id={ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
