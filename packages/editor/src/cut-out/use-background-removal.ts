import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { useEffect, useRef, useState } from 'react';
import { readCredits, removeBackground } from './cut-out-calls.ts';

export interface BackgroundRemoval {
  /** The number of removals that are left; null while it is not known. */
  readonly credits: number | null;
  readonly isRunning: boolean;
  readonly fault: string | null;
  start(): void;
  cancel(): void;
}

/** Removes the background of a picture, and tracks the number of removals that are left. */
export function useBackgroundRemoval(image: DesignImage, onCut: (image: DesignImage) => void): BackgroundRemoval {
  const [credits, setCredits] = useState<number | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // Incrementing the number reads the credits again.
  const [readings, setReadings] = useState(0);
  useEffect(() => {
    const giveUp = new AbortController();
    void readCredits(giveUp.signal).then((left) => {
      if (!giveUp.signal.aborted) setCredits(left);
    });
    return () => giveUp.abort();
  }, [readings]);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    const giveUp = new AbortController();
    running.current = giveUp;
    setFault(null);
    setIsRunning(true);
    const answer = await removeBackground(image, giveUp.signal);
    if (giveUp.signal.aborted) return;
    setIsRunning(false);
    if (!answer.ok) {
      if (answer.fault.code === 'noCutoutCredits') setCredits(0);
      return setFault(answer.fault.message);
    }
    setCredits(answer.value.creditsRemaining);
    onCut(answer.value.image);
  };
  return {
    credits,
    isRunning,
    fault,
    start: () => void run(),
    cancel: () => {
      running.current?.abort();
      setIsRunning(false);
      // The server finishes what it has begun, and may have spent the credit.
      setReadings((count) => count + 1);
    },
  };
}
