/** An sRGB colour: channels and alpha between 0 and 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

const encodeGamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const decodeGamma = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/**
 * Converts OKLCH (lightness 0-1, chroma, hue in degrees) to sRGB by the matrices of CSS Color 4.
 * A colour outside sRGB loses chroma, and nothing else, until it fits.
 */
export function oklchToRgb([lightness, chroma, hue]: [number, number, number], alpha = 1): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const fits = linear.every((value) => value > -0.0005 && value < 1.0005);
  if (!fits && chroma > 0.001) return oklchToRgb([lightness, chroma - 0.001, hue], alpha);
  const [red, green, blue] = linear.map((value) => encodeGamma(Math.min(1, Math.max(0, value))));
  return { r: red!, g: green!, b: blue!, alpha };
}

/** Writes a colour as #rrggbb, or #rrggbbaa when it is translucent. */
export function toHex({ r, g, b, alpha }: Rgb): string {
  const channels = alpha === 1 ? [r, g, b] : [r, g, b, alpha];
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The contrast ratio of WCAG 2 between two opaque colours written #rrggbb, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => decodeGamma(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
