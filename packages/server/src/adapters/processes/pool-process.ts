import { type ChildProcess, fork } from 'node:child_process';
import { PoolFault } from './pool-fault.ts';
import type { TaskMessage, TaskReport } from './pool-messages.ts';
import { MEMORY_LIMIT } from './serve-tasks.ts';

export interface ProcessOptions {
  /** The program of the process: a module that calls `serveTasks`. */
  readonly program: URL;
  readonly args?: readonly string[];
  /** Resident bytes beyond which the process is killed. */
  readonly memoryLimit: number;
}

/** A task that runs on a process. */
export interface RunningTask<Order, Answer> {
  readonly id: number;
  readonly order: Order;
  /** Time limit in milliseconds, after which the process is killed. */
  readonly timeLimitMs: number;
  readonly onProgress: (share: number) => void;
  /** Called once. `rss`: resident bytes of the process afterward; absent if the process has ended. */
  readonly settle: (outcome: { readonly answer: Answer } | { readonly fault: PoolFault }, rss?: number) => void;
}

/** A worker process in a pool. */
export interface PoolProcess<Order, Answer> {
  run(task: RunningTask<Order, Answer>): void;
  /** Kills the process; its task, if any, ends with the fault. */
  kill(fault?: PoolFault): void;
}

/**
 * Starts a process for tasks. It listens to the child for its whole life, so that an error between two tasks ends only the child.
 * @param onEnd called once when the process has ended for any reason
 */
export function startProcess<Order, Answer>(
  { program, args = [], memoryLimit }: ProcessOptions,
  onEnd: () => void,
): PoolProcess<Order, Answer> {
  const child = fork(program, [...args], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: V8_SETTINGS,
    env: environmentFor(memoryLimit),
  });
  let current: RunningTask<Order, Answer> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const settle: RunningTask<Order, Answer>['settle'] = (outcome, rss) => {
    clearTimeout(timer);
    const task = current;
    current = null;
    setKeepsParentAlive(child, false);
    task?.settle(outcome, rss);
  };
  const end = (fault: PoolFault) => {
    if (hasEnded) return;
    hasEnded = true;
    child.kill('SIGKILL');
    settle({ fault });
    onEnd();
  };
  child.on('error', (error) => end(new PoolFault('ended', `The process could not go on: ${error.message}`)));
  child.on('exit', (code, signal) =>
    end(
      signal === 'SIGKILL'
        ? new PoolFault('memory', 'The process was killed: it held more memory than it may.')
        : new PoolFault('ended', `The process ended by itself (${signal ?? `exit code ${code}`}).`),
    ),
  );
  child.on('message', (report: TaskReport<Answer>) => {
    if (report.id !== current?.id) return;
    if (report.kind === 'progress') current.onProgress(report.share);
    else if (report.kind === 'done') settle({ answer: report.answer }, report.rss);
    else settle({ fault: new PoolFault('failed', report.message) }, report.rss);
  });
  setKeepsParentAlive(child, false);
  return {
    run(task) {
      if (hasEnded) return task.settle({ fault: new PoolFault('ended', 'The process ended before its task.') });
      current = task;
      setKeepsParentAlive(child, true);
      timer = setTimeout(
        () => end(new PoolFault('timeout', `The task was stopped after ${task.timeLimitMs / 1000} seconds.`)),
        task.timeLimitMs,
      );
      const message: TaskMessage<Order> = { id: task.id, order: task.order };
      child.send(message, (error) => error && end(new PoolFault('ended', `The task could not be sent: ${error.message}`)));
    },
    kill: (fault = new PoolFault('ended', 'The process was ended.')) => end(fault),
  };
}

/** Sets whether a child keeps this process running, which an idle one does not. */
function setKeepsParentAlive(child: ChildProcess, keeps: boolean): void {
  if (keeps) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/**
 * Tells the GNU C library to keep up to 256 MB of what a task frees for the next one. By default it gives each picture of a page
 * (40 MB) back to the system and requests it again, which is a quarter of the time of a PDF. One arena instead of one for each thread keeps
 * that memory in one place. Other C libraries ignore the variable; an idle process ends and gives back all of it.
 */
const MALLOC_SETTINGS = ['arena_max=1', `mmap_threshold=${1024 ** 3}`, `trim_threshold=${256 * 1024 ** 2}`];

/**
 * Settings of the garbage collector. Pictures outside of the heap start a collection three times in each PDF. Marking in threads of its own
 * takes more of a busy processor than the pauses that it saves, and nobody notices pauses here. Young objects of a task fit into 16 MB.
 */
const V8_SETTINGS = ['--min-semi-space-size=16', '--no-concurrent-marking'];

/** The environment variables that the system's programs need, and the folder from which Node.js loads compiled modules. */
const KEPT_VARIABLES = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LANG',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
  'NODE_COMPILE_CACHE',
];

/** Returns the environment of a child without the operator's secrets, because tasks are untrusted. */
function environmentFor(memoryLimit: number): NodeJS.ProcessEnv {
  const own = Object.fromEntries(KEPT_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const malloc = MALLOC_SETTINGS.map((setting) => `glibc.malloc.${setting}`).join(':');
  return { ...own, GLIBC_TUNABLES: malloc, NODE_ENV: 'production', [MEMORY_LIMIT]: String(memoryLimit) };
}
