/** The storage key in which Mantine keeps the color scheme of the editor. */
const KEY = 'mantine-color-scheme-value';

/** Sets the color scheme before anything is painted: the stored choice, or else that of the system, also when it changes. */
const SCRIPT = `(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let kept = null;
    try { kept = localStorage.getItem('${KEY}'); } catch {}
    const chosen = kept === 'light' || kept === 'dark' ? kept : system.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-mantine-color-scheme', chosen);
  };
  show();
  system.addEventListener('change', show);
})()`;

export function ColourSchemeScript({ nonce }: { readonly nonce: string }) {
  // oxlint-disable-next-line react/no-danger -- our own words
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
