import type { MaterialId } from '@coverwright/core/book/mesh.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { type Finish, plainTint } from '@coverwright/render/mock-up/surfaces.ts';
import { toByte } from '@coverwright/render/mock-up/texture.ts';
import * as three from 'three';

/** Size of the texture of the page edges, in pixels: the width is the number of lines. */
const LEAVES = { width: 256, height: 4 };

/** The finishes of a cover, as the renderer's material values. */
const FINISHES: Readonly<Record<Finish, { readonly roughness: number; readonly clearcoat: number; readonly specularIntensity: number }>> = {
  matte: { roughness: 0.82, clearcoat: 0, specularIntensity: 0.3 },
  glossy: { roughness: 0.5, clearcoat: 0.6, specularIntensity: 0.3 },
};

export interface FaceMaterial {
  /** The painted cover; null: white card. */
  readonly picture: three.Texture | null;
  readonly finish: Finish;
  readonly paper: PaperId;
  readonly extent: number;
}

/** Returns the material of a face, in the same colors as a mock-up without a graphics card. */
export function bookMaterial(id: MaterialId, { picture, finish, paper, extent }: FaceMaterial): three.Material {
  if (id === 'screen') return new three.MeshBasicMaterial({ map: picture });
  if (id === 'cover') return new three.MeshPhysicalMaterial({ map: picture, clearcoatRoughness: 0.18, ...FINISHES[finish] });
  if (id === 'pages') return new three.MeshStandardMaterial({ map: leaves(paper, extent), roughness: 1 });
  const [red, green, blue] = plainTint(id, paper, 0, extent / 2);
  return new three.MeshStandardMaterial({ color: new three.Color(red, green, blue), roughness: id === 'body' ? 0.55 : 0.95 });
}

function leaves(paper: PaperId, extent: number): three.Texture {
  const { width, height } = LEAVES;
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const tint = plainTint('pages', paper, (index % width) / width, extent / 2);
    data.set([...tint.map(toByte), 255], index * 4);
  }
  const texture = new three.DataTexture(data, width, height);
  texture.colorSpace = three.SRGBColorSpace;
  texture.minFilter = three.LinearMipmapLinearFilter;
  texture.magFilter = three.LinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}

export function coverTexture(canvas: HTMLCanvasElement): three.CanvasTexture {
  const texture = new three.CanvasTexture(canvas);
  texture.colorSpace = three.SRGBColorSpace;
  // Texture coordinates are counted from the cover's top.
  texture.flipY = false;
  texture.anisotropy = 8;
  return texture;
}
