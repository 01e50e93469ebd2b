/** Describes what every page shows, in screen pixels of a stage of 1000 × 720; handed over by the measuring program. */
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

/** Describes what the measuring program asks of a page; points are of the window. */
export interface BenchPage {
  /** Middle of the first shape, which is dragged, and the corner by which it is resized once it is selected. */
  readonly drag: { readonly x: number; readonly y: number };
  readonly corner: () => { readonly x: number; readonly y: number };
  /** The place where a double click starts typing; null: the editor has no typing. */
  readonly type: { readonly x: number; readonly y: number } | null;
  /** Sizes and places, to prove that a gesture did something. */
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

/** The slider that the filter hangs on, as each editor's own panel would have it. */
export function addFilterSlider(onChange: (value: number) => void): void {
  const slider = document.createElement('input');
  Object.assign(slider, { type: 'range', min: '-1', max: '1', step: '0.01', value: '0', id: 'filter' });
  slider.style.cssText = 'position:fixed;left:1040px;top:100px;width:200px;height:20px;margin:0';
  slider.addEventListener('input', () => onChange(Number(slider.value)));
  document.body.append(slider);
}
