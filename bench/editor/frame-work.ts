/** An event of Chromium's trace with the used fields. Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The cost of a gesture. Times in milliseconds. */
export interface FrameWork {
  /** Main-thread work of each frame of the gesture. */
  readonly work: readonly number[];
}

export const GESTURE_START = 'bench gesture start';
export const GESTURE_END = 'bench gesture end';

/** Categories of the trace events. */
export const TRACE_CATEGORIES = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Returns the main thread's work in each frame between the page's two marks: all tasks from one frame's commit to the next, whatever they
 * did (input, script, layout, paint, or nothing of the gesture). Times are CPU times, so that a busy machine does not count.
 */
export function frameWork(trace: Buffer): FrameWork {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const marks = (name: string) => traceEvents.find((event) => event.name === name);
  const [start, end] = [marks(GESTURE_START), marks(GESTURE_END)];
  if (!start || !end) throw new Error('The trace lacks the marks of the gesture');
  const isMain = ({ pid, tid }: TraceEvent) => pid === start.pid && tid === start.tid;
  const inside = traceEvents.filter((event) => isMain(event) && event.ts >= start.ts && event.ts <= end.ts);
  const tasks = inside.filter(({ name, ph, dur }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && dur !== undefined);
  const commits = inside.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const starts = commits.flatMap((ts) => tasks.find((task) => task.ts <= ts && task.ts + (task.dur ?? 0) >= ts)?.ts ?? []);
  const work: number[] = [];
  for (let index = 0; index + 1 < starts.length; index++) {
    const [from = 0, to = 0] = [starts[index], starts[index + 1]];
    const own = tasks.filter((task) => task.ts >= from && task.ts < to);
    if (to > from) work.push(own.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000);
  }
  return { work };
}
