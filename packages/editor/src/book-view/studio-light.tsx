import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import * as three from 'three';

/** The studio that a cover reflects: bright walls, a soft box above on the left, a strip light on the right. */
function studioRoom(): three.Scene {
  const room = new three.Scene();
  const wall = new three.Mesh(new three.BoxGeometry(20, 20, 20), new three.MeshBasicMaterial({ color: 0xb9b5ae, side: three.BackSide }));
  room.add(wall);
  const panel = (width: number, height: number, light: number, at: three.Vector3Tuple) => {
    const lamp = new three.Mesh(
      new three.PlaneGeometry(width, height),
      new three.MeshBasicMaterial({ color: new three.Color(light, light, light) }),
    );
    lamp.position.set(...at);
    lamp.lookAt(0, 0, 0);
    room.add(lamp);
  };
  panel(7, 5, 5, [-6, 7, 5]);
  panel(2, 8, 2.2, [8, 2, 2]);
  panel(12, 12, 1.2, [0, 9.5, 0]);
  return room;
}

/** Lights a scene by the studio. Returns a function that removes the light. */
function lightRoom(renderer: three.WebGLRenderer, scene: three.Scene): () => void {
  const prepared = new three.PMREMGenerator(renderer);
  const room = studioRoom();
  const target = prepared.fromScene(room, 0.03);
  scene.environment = target.texture;
  scene.environmentIntensity = ROOM_STRENGTH;
  return () => {
    scene.environment = null;
    target.dispose();
    prepared.dispose();
    room.traverse((node) => {
      if (!(node instanceof three.Mesh)) return;
      node.geometry.dispose();
      node.material.dispose();
    });
  };
}

const KEY_STRENGTH = 2.3;
const ROOM_STRENGTH = 1;
const SHADOW_PIXELS = 1024;
/** The position of the soft box: radians to the left of the viewer; radii up and out. */
const KEY = { aside: 0.46, up: 2.5, out: 3.3 };

/**
 * The distances at which a shadow begins to fade and ends, as shares of the scene's reach. It ends before the edge of the picture would cut
 * it.
 */
const SHADOW_FADE = { from: 0.2, to: 0.72 };

/** The shadow on the ground grows fainter with its distance from the middle of the scene. */
function fadeOut(shader: three.WebGLProgramParametersWithUniforms, radius: number): void {
  shader.vertexShader = shader.vertexShader
    .replace('void main() {', 'varying vec2 vGround;\nvoid main() {')
    .replace('#include <project_vertex>', '#include <project_vertex>\nvGround = (modelMatrix * vec4(transformed, 1.0)).xz;');
  shader.uniforms['fade'] = { value: new three.Vector2(SHADOW_FADE.from * radius, SHADOW_FADE.to * radius) };
  shader.fragmentShader = shader.fragmentShader
    .replace('void main() {', 'uniform vec2 fade;\nvarying vec2 vGround;\nvoid main() {')
    .replace(
      '#include <tonemapping_fragment>',
      'gl_FragColor.a *= 1.0 - smoothstep(fade.x, fade.y, length(vGround));\n#include <tonemapping_fragment>',
    );
}

interface StudioLightProps {
  /** The distance from the scene's middle to its edge. Inches. */
  readonly radius: number;
}

export function StudioLight({ radius }: StudioLightProps) {
  const renderer = useThree(({ gl }) => gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const key = useRef<three.DirectionalLight>(null);
  // The soft box moves with the viewer, so that the visible side is always lit.
  useFrame(({ camera }) => {
    const round = Math.atan2(camera.position.x, camera.position.z) - KEY.aside;
    key.current?.position.set(Math.sin(round) * KEY.out * radius, KEY.up * radius, Math.cos(round) * KEY.out * radius);
  });
  useEffect(() => {
    const putOut = lightRoom(renderer, scene);
    invalidate();
    return putOut;
  }, [renderer, scene, invalidate]);
  return (
    <>
      <directionalLight
        ref={key}
        intensity={KEY_STRENGTH}
        castShadow
        shadow-mapSize={[SHADOW_PIXELS, SHADOW_PIXELS]}
        shadow-radius={6}
        shadow-bias={-0.0004}
        shadow-normalBias={0.02}
      >
        <orthographicCamera attach="shadow-camera" args={[-3 * radius, 3 * radius, 3 * radius, -3 * radius, 0.1, radius * 12]} />
      </directionalLight>
      <mesh rotation={[-Math.PI / 2, 0, 0]} receiveShadow>
        <planeGeometry args={[radius * 40, radius * 40]} />
        <shadowMaterial opacity={0.3} onBeforeCompile={(shader) => fadeOut(shader, radius)} />
      </mesh>
    </>
  );
}
