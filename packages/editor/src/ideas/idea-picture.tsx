import { useEffect, useRef } from 'react';

interface IdeaPictureProps {
  readonly front: ImageBitmap;
  readonly className: string | undefined;
  /** Accessible name; absent if the surrounding element has one. */
  readonly label?: string;
}

/** A painted front cover, copied to a canvas. */
export function IdeaPicture({ front, className, label }: IdeaPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(front, 0, 0);
  }, [front]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={front.width}
      height={front.height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
