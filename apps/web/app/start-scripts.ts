/**
 * Requests the scripts of a page once its visible content has been painted, or when the visitor starts to interact. It is sent as text and
 * runs before every other script, so it must not use anything from outside.
 */
export function startScripts(): void {
  const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  /** Time in milliseconds after which a picture that does not load no longer delays the scripts. */
  const PATIENCE_MS = 4000;
  document.currentScript?.remove();
  const start = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, start);
    window.removeEventListener('load', startWhenPainted);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
    for (const kept of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.nonce = kept.nonce;
      script.text = kept.text;
      kept.replaceWith(script);
    }
  };
  /** A picture that has loaded is not painted yet. On a slow phone decoding and painting take as long again, and need the processor. */
  const startWhenPainted = async () => {
    const pictures = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true });
  window.addEventListener('load', startWhenPainted);
  setTimeout(start, PATIENCE_MS);
}
