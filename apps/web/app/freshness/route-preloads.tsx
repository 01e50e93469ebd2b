import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { requestPreload, endPreload, NO_PRELOADS, type PreloadQueue } from './preload-queue.ts';

/** Time in milliseconds after which a preload is given up. */
const PATIENCE_MS = 5_000;
/** A page has several files: it counts as loaded when no file has arrived for this time. Milliseconds. */
const QUIET_MS = 150;

let queue: PreloadQueue = NO_PRELOADS;
const listeners = new Set<() => void>();

function change(next: PreloadQueue): void {
  if (next === queue) return;
  queue = next;
  for (const listener of listeners) listener();
}

/** Preloads a page of the site. */
export function preloadRoute(page: string): void {
  change(requestPreload(queue, page));
}

/** Preloads the requested pages, a few in parallel. It is mounted once in the document. */
export function RoutePreloads() {
  const { active } = useSyncExternalStore(
    subscribe,
    () => queue,
    () => NO_PRELOADS,
  );
  return active.map((page) => <RoutePreload key={page} page={page} />);
}

function RoutePreload({ page }: { readonly page: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endAfter = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(endPreload(queue, page)), milliseconds);
  };
  const onMount = useEffectEvent(() => endAfter(PATIENCE_MS));
  useEffect(() => {
    onMount();
    return () => clearTimeout(timer.current);
  }, []);
  // The links accept the events that other links accept, but their type lacks them.
  const events = { onLoad: () => endAfter(QUIET_MS), onError: () => endAfter(QUIET_MS) };
  return <PrefetchPageLinks page={page} {...events} />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
