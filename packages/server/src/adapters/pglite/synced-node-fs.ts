import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Disk } from '../../disk/disk.ts';
import { endOfPage, endOfSegmentWrite, isRelation, isSegment } from './data-files.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

type InitOptions = Parameters<NodeFS['init']>[1];

/** The used parts of PGlite's file system layer. It is private: the version of PGlite is pinned, and a test counts syncs. */
interface Layer {
  readonly realPath: (node: Node) => string;
  readonly stream_ops: Record<'write', (...arguments_: WriteArguments) => number> &
    Record<'setattr', (stream: Stream, change: Change) => void> & { fsync?: (stream: Stream) => number };
  readonly node_ops: Record<'setattr', (node: Node, change: Change) => void> &
    Record<'rename', (node: Node, folder: Node, name: string) => void> &
    Record<'unlink' | 'rmdir', (folder: Node, name: string) => void>;
}

interface Node {
  readonly name: string;
  readonly parent: Node;
  readonly mode: number;
}

interface Stream {
  readonly node: Node;
  /** The file descriptor of Node.js. */
  readonly nfd: number;
}

type Change = { readonly size?: number };
type WriteArguments = [stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number];

const FOLDER_MODE = 0o040_000;
const KIND_OF_MODE = 0o170_000;

/**
 * PGlite's files in a folder, with the sync that its file system layer lacks: without it PostgreSQL's fsync does nothing, and a power cut
 * loses acknowledged data. Syncs of the write-ahead log go to `log`; every other one blocks, as PostgreSQL expects.
 */
export class SyncedNodeFs extends NodeFS {
  readonly #disk: Disk;
  readonly #log: WriteAheadLog;

  constructor(folder: string, disk: Disk, log: WriteAheadLog) {
    super(folder);
    this.#disk = disk;
    this.#log = log;
  }

  override async init(client: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(client, options);
    const addSyncs: NonNullable<InitOptions['preRun']>[number] = (module) => {
      const layer = layerOf(module.NODEFS);
      addFsync(layer, this.#disk, this.#log);
      preserveOrder(layer, this.#log);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSyncs] } };
  }
}

function layerOf(value: unknown): Layer {
  // PGlite's exported type of the layer lacks these two fields.
  const layer = value as Partial<Layer> | undefined;
  if (typeof layer?.realPath !== 'function' || !layer.stream_ops?.write || !layer.node_ops?.rename) {
    throw new Error('This version of PGlite has another file system layer: its commits would not be synced.');
  }
  return layer as Layer;
}

function addFsync({ stream_ops: stream, realPath }: Layer, disk: Disk, log: WriteAheadLog): void {
  stream.fsync = ({ node, nfd }) => {
    if (isSegment(node)) log.requestSync(realPath(node));
    else disk.sync(nfd, (node.mode & KIND_OF_MODE) === FOLDER_MODE);
    return 0;
  };
}

/** Syncs the log before writes that depend on it, because PostgreSQL believes that the log is on the disk. */
function preserveOrder({ stream_ops: stream, node_ops: node }: Layer, log: WriteAheadLog): void {
  const settle = () => {
    if (log.isBehind()) log.settleNow();
  };
  const { write, setattr: setStreamAttributes } = stream;
  const { setattr: setNodeAttributes, rename, unlink, rmdir } = node;
  stream.write = (...written) => {
    const [{ node: file }, buffer, offset, length, position] = written;
    if (isSegment(file)) log.markWritten(endOfSegmentWrite(file.name, position + length));
    else if (!isRelation(file)) settle();
    else if (log.isBehind() && log.isBehind(endOfPage(buffer.subarray(offset, offset + length)))) log.settleNow();
    return write(...written);
  };
  stream.setattr = (file, change) => {
    if (change.size !== undefined && !isSegment(file.node)) settle();
    setStreamAttributes(file, change);
  };
  node.setattr = (file, change) => {
    if (change.size !== undefined) settle();
    setNodeAttributes(file, change);
  };
  node.rename = (...arguments_) => {
    settle();
    rename(...arguments_);
  };
  node.unlink = (...arguments_) => {
    settle();
    unlink(...arguments_);
  };
  node.rmdir = (...arguments_) => {
    settle();
    rmdir(...arguments_);
  };
}
