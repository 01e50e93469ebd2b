import sharp from 'sharp';

/** A trivial baseline: pixels that differ from the mean color of the border by more than the average count as subject. */
export async function borderThreshold(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mean = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    const y = Math.floor(at / width);
    if (x > 20 && x < width - 20 && y > 20 && y < height - 20) continue;
    for (let channel = 0; channel < 3; channel++) mean[channel] = (mean[channel] ?? 0) + (data[at * 4 + channel] ?? 0);
    count += 1;
  }
  const distance = (at: number) => Math.hypot(...mean.map((sum, channel) => (data[at * 4 + channel] ?? 0) - sum / count));
  let total = 0;
  for (let at = 0; at < width * height; at++) total += distance(at);
  const limit = (1.5 * total) / (width * height);
  for (let at = 0; at < width * height; at++) data[at * 4 + 3] = distance(at) > limit ? 255 : 0;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
