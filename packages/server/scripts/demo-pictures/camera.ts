import { add, dot, minus, times, unit, type Point, type Vec } from './geometry.ts';
import { mix, type Material } from './materials.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** An orthographic camera with one soft window light at its upper left. */
export class Camera {
  readonly right: Vec;
  readonly up: Vec;
  readonly forward: Vec;
  readonly light: Vec;

  /** `yaw` and `pitch` in degrees; `at` is where the studio's origin lands on the picture. */
  constructor(
    yaw: number,
    readonly pitch: number,
    readonly zoom: number,
    readonly at: Point,
  ) {
    const [turn, tilt] = [radians(yaw), radians(pitch)];
    const ahead: Vec = [-Math.sin(turn), Math.cos(turn), 0];
    this.right = [Math.cos(turn), Math.sin(turn), 0];
    this.up = add(times(ahead, Math.sin(tilt)), [0, 0, Math.cos(tilt)]);
    this.forward = add(times(ahead, Math.cos(tilt)), [0, 0, -Math.sin(tilt)]);
    this.light = unit(add(times(this.right, -0.6), times(ahead, -0.5), [0, 0, 0.95]));
  }

  /** How much of a level circle's depth the picture shows, and of an upright's height. */
  get foreshortening(): { level: number; upright: number } {
    return { level: Math.sin(radians(this.pitch)), upright: Math.cos(radians(this.pitch)) };
  }

  /** Where a place in the studio lands on the picture. */
  project(v: Vec): Point {
    return [this.at[0] + this.zoom * dot(v, this.right), this.at[1] - this.zoom * dot(v, this.up)];
  }

  /** The colour of a surface that faces `normal`. */
  tone(material: Material, normal: Vec): string {
    const lit = 0.5 + 0.5 * dot(normal, this.light);
    const own =
      lit < 0.6
        ? mix(material.shade, material.base, lit / 0.6)
        : mix(material.base, material.light, (lit - 0.6) / 0.4);
    const half = unit(minus(this.light, this.forward));
    return mix(own, '#ffffff', 0.85 * material.gloss * Math.max(0, dot(normal, half)) ** 40);
  }

  /** The colour of a curved surface: bare metal mirrors the studio's window, wall and floor. */
  sheen(material: Material, normal: Vec): string {
    const own = this.tone(material, normal);
    if (!material.metal) return own;
    const toCamera = times(this.forward, -1);
    const mirrored = minus(times(normal, 2 * dot(normal, toCamera)), toCamera);
    const [side, height] = [dot(mirrored, this.right), mirrored[2]];
    const bell = (value: number, middle: number, width: number) =>
      Math.exp(-(((value - middle) / width) ** 2));
    const window = bell(side, -0.75, 0.28) + 0.6 * bell(height, 0.75, 0.25);
    const horizon = 0.45 * bell(height, -0.12, 0.2);
    return mix(mix(own, material.shade, horizon), material.light, Math.min(0.85, window * 0.8));
  }
}
