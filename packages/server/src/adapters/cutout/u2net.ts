import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { ColourPlane, Plane } from './plane.ts';

/** Side of the square input of these networks in pixels; pictures are stretched to it. */
export const NET_SIDE = 320;
/** Means and standard deviations of the channels in the training data. */
const MEANS = [0.485, 0.456, 0.406] as const;
const SPREADS = [0.229, 0.224, 0.225] as const;

/** Returns the probability that each pixel belongs to the subject, 0 to 1. */
export type FindSubject = (picture: ColourPlane) => Promise<Plane>;

/**
 * Loads a network of the U²-Net family.
 * @param path of an ONNX file with one input of 3 × 320 × 320
 * @param threads maximum number of threads
 */
export async function loadU2net(path: string, threads: number): Promise<FindSubject> {
  const session = await InferenceSession.create(path, { intraOpNumThreads: threads, logSeverityLevel: 3, graphOptimizationLevel: 'all' });
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  if (input === undefined || output === undefined) throw new Error(`${path} is no network with an input and an output`);
  return async (picture) => {
    const asked = new Tensor('float32', toPlanes(picture), [1, 3, NET_SIDE, NET_SIDE]);
    const answer = (await session.run({ [input]: asked }, [output]))[output];
    if (!(answer?.data instanceof Float32Array) || answer.data.length !== NET_SIDE * NET_SIDE) {
      throw new Error(`${path} gives no mask of ${NET_SIDE} × ${NET_SIDE}`);
    }
    return stretch({ width: NET_SIDE, height: NET_SIDE, data: answer.data });
  };
}

function toPlanes({ data }: ColourPlane): Float32Array {
  const brightest = data.reduce((most, value) => Math.max(most, value), 1e-6);
  const size = NET_SIDE * NET_SIDE;
  const planes = new Float32Array(size * 3);
  for (const [channel, mean] of MEANS.entries()) {
    const spread = SPREADS[channel] ?? 1;
    for (let at = 0; at < size; at++) planes[channel * size + at] = ((data[at * 3 + channel] ?? 0) / brightest - mean) / spread;
  }
  return planes;
}

/** Normalizes the output, because the networks never reach certainty: the most likely pixel becomes 1 and the least likely 0. */
function stretch({ data, ...size }: Plane): Plane {
  let least = Infinity;
  let most = -Infinity;
  for (const value of data) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = Math.max(1e-6, most - least);
  return { ...size, data: data.map((value) => (value - least) / range) };
}
