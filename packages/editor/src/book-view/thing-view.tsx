import type { Mesh } from '@coverwright/core/book/mesh.ts';
import type { Thing } from '@coverwright/core/book/scenes.ts';
import { useEffect, useMemo } from 'react';
import * as three from 'three';
import { type FaceMaterial, bookMaterial } from './book-materials.ts';

interface ThingViewProps {
  readonly thing: Thing;
  readonly wearing: FaceMaterial;
}

/** An object of a scene, with its solids at their positions and rotations. */
export function ThingView({ thing, wearing }: ThingViewProps) {
  const { turn, at } = thing.placement;
  const [x, y, z] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  return (
    <group position={[...at]} rotation={[x, y, z, 'YZX']}>
      {thing.meshes.map((mesh, index) => (
        <Solid key={index} mesh={mesh} wearing={wearing} />
      ))}
    </group>
  );
}

function Solid({ mesh, wearing }: { readonly mesh: Mesh; readonly wearing: FaceMaterial }) {
  const geometry = useMemo(() => geometryOfMesh(mesh), [mesh]);
  const { picture, finish, paper, extent } = wearing;
  const material = useMemo(
    () => bookMaterial(mesh.material, { picture, finish, paper, extent }),
    [mesh.material, picture, finish, paper, extent],
  );
  // Neither is garbage collected, because both hold memory of the graphics card.
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  return <mesh geometry={geometry} material={material} castShadow receiveShadow />;
}

function geometryOfMesh({ positions, normals, places, triangles }: Mesh): three.BufferGeometry {
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new three.BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new three.BufferAttribute(places, 2));
  geometry.setIndex(new three.BufferAttribute(triangles, 1));
  return geometry;
}
