import type { FaceMetrics } from '@coverwright/core/text/text-engine.ts';
import { type Font, MetricsTag } from 'harfbuzzjs';

/** Returns a font's metrics in em, as positive numbers. Missing metrics are estimated by HarfBuzz. */
export function readFaceMetrics(font: Font, unitsPerEm: number): FaceMetrics {
  const { ascender, descender } = font.hExtents();
  const em = (tag: MetricsTag) => font.getMetricPositionWithFallback(tag) / unitsPerEm;
  return {
    ascent: ascender / unitsPerEm,
    descent: (0 - descender) / unitsPerEm,
    capHeight: em(MetricsTag.CAP_HEIGHT),
    xHeight: em(MetricsTag.X_HEIGHT),
    underlineOffset: 0 - em(MetricsTag.UNDERLINE_OFFSET),
    underlineThickness: em(MetricsTag.UNDERLINE_SIZE),
  };
}
