import { msUntilNextRead } from './ms-until-next-read.ts';

/**
 * Polls while the page is visible, and again when it becomes visible. Returns a function that stops this.
 * @param beat interval in milliseconds
 */
export function pollWhileVisible(read: () => Promise<void>, beat: number): () => void {
  let readAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isReading = false;
  let isOver = false;
  const plan = () => {
    if (timer !== null) clearTimeout(timer);
    const wait = isOver ? null : msUntilNextRead({ isVisible: document.visibilityState === 'visible', readAt, now: Date.now(), beat });
    timer = wait === null ? null : setTimeout(() => void readNow(), wait);
  };
  const readNow = async () => {
    if (isReading) return;
    isReading = true;
    await read();
    isReading = false;
    readAt = Date.now();
    plan();
  };
  const comeBack = () => void readNow();
  window.addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    isOver = true;
    plan();
    window.removeEventListener('focus', comeBack);
    document.removeEventListener('visibilitychange', plan);
  };
}
