/** The content of every page, in screen pixels of a stage of 1000 × 720. */
export interface BenchContent {
  readonly photo: { readonly url: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly texts: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly size: number;
  }[];
  readonly objects: readonly { readonly url: string; readonly x: number; readonly y: number; readonly side: number }[];
  readonly shapes: readonly {
    readonly kind: 'rectangle' | 'ellipse';
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: string;
  }[];
}

/** The interface of a page for the benchmark; points are in window coordinates. */
export interface BenchPage {
  /** Center of the first shape, to drag it, and its corner, to resize it once it is selected. */
  readonly drag: { readonly x: number; readonly y: number };
  readonly corner: () => { readonly x: number; readonly y: number };
  /** Point where a double click starts text editing; null if the editor has none. */
  readonly type: { readonly x: number; readonly y: number } | null;
  /** Returns sizes and positions, to verify that a gesture had an effect. */
  readonly state: () => string;
}

declare global {
  interface Window {
    benchPage?: BenchPage;
  }
}

export async function readContent(): Promise<BenchContent> {
  return (await fetch('/content.json')).json();
}

export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Adds a slider for the filter, as an editor's own panel would have it. */
export function addFilterSlider(onChange: (value: number) => void): void {
  const slider = document.createElement('input');
  Object.assign(slider, { type: 'range', min: '-1', max: '1', step: '0.01', value: '0', id: 'filter' });
  slider.style.cssText = 'position:fixed;left:1040px;top:100px;width:200px;height:20px;margin:0';
  slider.addEventListener('input', () => onChange(Number(slider.value)));
  document.body.append(slider);
}
