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

/** A colour in OKLCH: lightness 0-1, chroma, hue in degrees. */
export type Oklch = [lightness: number, chroma: number, hue: number];

/**
 * Converts OKLCH to sRGB by the matrices of CSS Color 4. A colour outside sRGB loses chroma, and nothing else, until it
 * fits.
 */
export function oklchToRgb([lightness, chroma, hue]: Oklch, alpha = 1): Rgb {
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

/** Converts sRGB to OKLCH. */
export function rgbToOklch(rgb: Omit<Rgb, 'alpha'>): Oklch {
  const [r, g, b] = [rgb.r, rgb.g, rgb.b].map((value) => decodeGamma(value)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const one = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const other = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(one, other),
    ((Math.atan2(other, one) * 180) / Math.PI + 360) % 360,
  ];
}

/** Reads a colour written #rgb or #rrggbb; `undefined` for anything else. */
export function readHex(hex: string): Omit<Rgb, 'alpha'> | undefined {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex);
  if (!digits) return undefined;
  const long = digits[2] ?? digits[1]!.replaceAll(/./g, '$&$&');
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return { r: r!, g: g!, b: b! };
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
