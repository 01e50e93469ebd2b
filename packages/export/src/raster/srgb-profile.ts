import sharp from 'sharp';

let profile: Promise<Uint8Array> | null = null;

/** Returns the sRGB ICC profile, extracted once from a file that sharp has tagged with its own (480 bytes). */
export function srgbProfile(): Promise<Uint8Array> {
  profile ??= readProfile();
  return profile;
}

async function readProfile(): Promise<Uint8Array> {
  const white = { width: 1, height: 1, channels: 3, background: '#fff' } as const;
  const tagged = await sharp({ create: white }).withIccProfile('srgb').jpeg().toBuffer();
  const { icc } = await sharp(tagged).metadata();
  if (!icc) throw new Error('sharp wrote no sRGB profile');
  return icc;
}
