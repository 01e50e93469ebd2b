/** Sends an error to the operator's error reporter. @param about facts that help to find the cause, without any of the author's work */
export type FaultReporter = (error: unknown, about: Readonly<Record<string, string>>) => void;

/** Maximum number of errors that wait for the reporter; more would be repetitions. */
const MOST_WAITING = 20;

let reporter: FaultReporter | null = null;
let waiting: Parameters<FaultReporter>[] = [];

/** Sets the error reporter, and reports the errors that have waited for it. */
export function setFaultReporter(taken: FaultReporter): void {
  reporter = taken;
  for (const [error, about] of waiting) taken(error, about);
  waiting = [];
}

/** Reports a caught error. Without an error reporter, nothing leaves the browser. */
export function reportFault(error: unknown, about: Readonly<Record<string, string>>): void {
  if (reporter) return reporter(error, about);
  if (waiting.length < MOST_WAITING) waiting.push([error, about]);
}
