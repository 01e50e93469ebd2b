/** The graphics of this browser: a graphics card, a software renderer, or no WebGL. */
export type Graphics = 'card' | 'program' | 'none';

/** The names of software renderers. */
const PROGRAMS = /swiftshader|llvmpipe|softpipe|basic render/i;

export function findGraphics(): Graphics {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (!context) return 'none';
    const told = context.getExtension('WEBGL_debug_renderer_info');
    const name = String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return PROGRAMS.test(name) ? 'program' : 'card';
  } catch {
    return 'none';
  }
}
