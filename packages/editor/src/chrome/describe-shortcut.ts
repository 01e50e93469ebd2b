const NAMES: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

/** Returns a shortcut as the keyboard labels it: `Ctrl + Z`, or `⌘ Z` on a Mac. */
export function describeShortcut(shortcut: string | undefined, isMac = /mac|iphone|ipad/i.test(navigator.platform)): string {
  if (!shortcut) return '';
  // A plus at the end is a key; the others separate keys.
  const keys = shortcut.split(/\+(?!$)/).map((key) => {
    if (key === 'Mod') return isMac ? '⌘' : 'Ctrl';
    if (key === 'Shift') return isMac ? '⇧' : 'Shift';
    if (key === 'Alt') return isMac ? '⌥' : 'Alt';
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
  return keys.join(isMac ? ' ' : ' + ');
}
