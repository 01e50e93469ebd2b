/** Takes a fault to the operator's error reporter. @param about facts that help to find it, and nothing of an author's work */
export type FaultReporter = (error: unknown, about: Readonly<Record<string, string>>) => void;

/** More than these before the reporter is there are the same fault again. */
const MOST_WAITING = 20;

let reporter: FaultReporter | null = null;
let waiting: Parameters<FaultReporter>[] = [];

/** Sets the reporter of errors, and hands it those from before. */
export function setFaultReporter(taken: FaultReporter): void {
  reporter = taken;
  for (const [error, about] of waiting) taken(error, about);
  waiting = [];
}

/** Reports a caught error of ours. Without an error reporter nothing leaves the browser. */
export function reportFault(error: unknown, about: Readonly<Record<string, string>>): void {
  if (reporter) return reporter(error, about);
  if (waiting.length < MOST_WAITING) waiting.push([error, about]);
}
