import type { Point } from './geometry.ts';
import { distance, mix } from './materials.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A number as short as the picture's sharpness allows. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
/** A number for ratios and matrices. */
export const fine = (value: number): string => String(Math.round(value * 1000) / 1000);

/** An SVG picture that grows by elements; equal definitions are kept once. */
export class Canvas {
  readonly #defs = new Map<string, string>();
  #body: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Adds a finished SVG element. */
  draw(element: string): void {
    this.#body.push(element);
  }

  /** Runs `drawing` and answers what it drew instead of adding it. */
  capture(drawing: () => void): string {
    const outer = this.#body;
    this.#body = [];
    drawing();
    const inner = this.#body.join('');
    this.#body = outer;
    return inner;
  }

  /** Defines an element and answers its id. */
  define(element: (id: string) => string): string {
    const key = element('?');
    const known = this.#defs.get(key);
    if (known) return known;
    const id = `d${this.#defs.size.toString(36)}`;
    this.#defs.set(key, id);
    return id;
  }

  /** A linear gradient, in the picture's units or, with `box`, in shares of what it fills. */
  gradient(from: Point, to: Point, stops: readonly Stop[], box = false): string {
    const unit = box ? fine : n;
    const start = box && from[0] === 0 && from[1] === 0 ? '' : `x1="${unit(from[0])}" y1="${unit(from[1])}" `;
    const at = `${start}x2="${unit(to[0])}" y2="${unit(to[1])}"`;
    return this.#paint('linearGradient', box ? at : `${at} gradientUnits="userSpaceOnUse"`, stops);
  }

  radial(stops: readonly Stop[], attributes = ''): string {
    return this.#paint('radialGradient', attributes, stops);
  }

  pattern(width: number, height: number, artwork: string): string {
    const id = this.define(
      (name) =>
        `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${artwork}</pattern>`,
    );
    return `url(#${id})`;
  }

  blur(deviation: number): string {
    const id = this.define(
      (name) =>
        `<filter id="${name}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `url(#${id})`;
  }

  #paint(tag: string, attributes: string, stops: readonly Stop[]): string {
    const inner = thin(stops)
      .map(([offset, color, opacity]) => {
        const veil = opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`;
        return `<stop${offset > 0 ? ` offset="${fine(offset)}"` : ''} stop-color="${color}"${veil}/>`;
      })
      .join('');
    return `url(#${this.define((id) => `<${tag} id="${id}" ${attributes}>${inner}</${tag}>`)})`;
  }

  /** The finished picture. */
  svg(): string {
    const defs = [...this.#defs].map(([element, id]) => element.replace('id="?"', `id="${id}"`)).join('');
    const size = `viewBox="0 0 ${this.width} ${this.height}"`;
    const pen = 'stroke-width=".8" stroke-linejoin="round"';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}><defs>${defs}</defs>${this.#body.join('')}</svg>\n`;
  }
}

/** The stops that a gradient needs: those that its neighbours do not imply are kept. */
function thin(stops: readonly Stop[]): Stop[] {
  const kept: Stop[] = [];
  stops.forEach((stop, i) => {
    const [before, after] = [kept.at(-1), stops[i + 1]];
    const share = before && after ? (stop[0] - before[0]) / (after[0] - before[0]) : 0;
    const implied =
      before && after && stop[2] === undefined && distance(stop[1], mix(before[1], after[1], share)) < 5;
    if (!implied) kept.push(stop);
  });
  return kept;
}

/** The data of an SVG path through some points. */
export const path = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;
