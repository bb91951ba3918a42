import { hang, shadowColor, type Backdrop, type Wall } from './backdrop.ts';
import { Camera } from './camera.ts';
import { Canvas, fine, n, path, type Stop } from './canvas.ts';
import { add, dot, hull, minus, times, unit, type Point, type Vec } from './geometry.ts';
import { mix, type Material } from './materials.ts';

/** How a still life is set and photographed. */
export interface Shot {
  backdrop: Backdrop;
  /** What stands on the wall behind the object. @default 'disc' */
  wall?: Wall;
  /** Degrees that the camera has walked around the object, to the right. */
  yaw?: number;
  /** Degrees that the camera looks down. */
  pitch?: number;
  zoom?: number;
  /** Where the studio's origin lands on the picture. */
  at?: Point;
}

/** A turned body's outline from foot to top: `[radius, height]`; `'c'` marks the control point of a curve. */
export type Turning = readonly (readonly [radius: number, height: number, control?: 'c'])[];

/** Samples across a round surface, from its left edge (-1) to its right edge (1). */
const across = [-1, -0.82, -0.55, -0.28, 0, 0.3, 0.6, 0.85, 1];

/**
 * A paper studio: solids go in, an SVG picture comes out. Draw the far things first. Its solids stand in one
 * class, however long, because all of them are made of the same camera and canvas.
 */
export class Studio extends Canvas {
  readonly camera: Camera;
  readonly #backdrop: Backdrop;

  constructor({ backdrop, wall = 'disc', yaw = 30, pitch = 22, zoom = 1, at = [400, 455] }: Shot) {
    super(800, 600);
    this.camera = new Camera(yaw, pitch, zoom, at);
    this.#backdrop = backdrop;
    hang(this, backdrop, wall);
  }

  project(v: Vec): Point {
    return this.camera.project(v);
  }

  /** Draws something once and sets copies of it at `offsets`. */
  stamp(offsets: readonly Vec[], drawing: () => void): void {
    const inner = this.capture(drawing);
    const id = this.define((name) => `<g id="${name}">${inner}</g>`);
    const origin = this.project([0, 0, 0]);
    for (const offset of offsets) {
      const to = this.project(offset);
      this.draw(`<use href="#${id}" x="${n(to[0] - origin[0])}" y="${n(to[1] - origin[1])}"/>`);
    }
  }

  /** What the window leaves dark on the floor: a soft cast shadow, and a close one under the lowest points. */
  shadow(points: readonly Vec[], strength = 1, floor = 0): void {
    const { light } = this.camera;
    const cast = (some: readonly Vec[], reach: number) =>
      path(
        hull(
          some.map((p) => {
            const fall = ((p[2] - floor) / light[2]) * reach;
            const [x, y] = this.project([p[0] - light[0] * fall, p[1] - light[1] * fall, floor]);
            return [Math.round(x), Math.round(y)] as const;
          }),
        ),
      );
    const fill = shadowColor(this.#backdrop);
    const soft = `filter="${this.blur(18)}" opacity="${fine(0.34 * strength)}"`;
    this.draw(`<path ${soft} fill="${fill}" d="${cast(points, 0.6)}"/>`);
    const low = points.filter((p) => p[2] - floor < 16);
    const close = `filter="${this.blur(6)}" opacity="${fine(0.5 * strength)}"`;
    if (low.length > 2) this.draw(`<path ${close} fill="${fill}" d="${cast(low, 0.5)}"/>`);
  }

  /** A flat face; `normal` sets its tone. A face that looks away is left out. */
  face(corners: readonly Vec[], normal: Vec, material: Material): void {
    if (dot(normal, this.camera.forward) >= -0.001) return;
    const tone = this.camera.tone(material, normal);
    const stops: Stop[] = [
      [0, mix(tone, material.light, 0.22)],
      [1, mix(tone, material.shade, 0.14)],
    ];
    const fill = this.gradient([0, 0], [0.6, 1], stops, true);
    const rim = mix(tone, material.light, 0.5);
    this.draw(`<path fill="${fill}" stroke="${rim}" d="${path(corners.map((c) => this.project(c)))}"/>`);
  }

  /** A block that stands on the middle of its base; `size` is width, depth and height. */
  box(base: Vec, size: Vec, material: Material, lid: Material = material): void {
    const at = (x: number, y: number, z: number): Vec =>
      add(base, [(x * size[0]) / 2, (y * size[1]) / 2, z * size[2]]);
    this.face([at(-1, -1, 0), at(-1, 1, 0), at(-1, 1, 1), at(-1, -1, 1)], [-1, 0, 0], material);
    this.face([at(-1, -1, 0), at(1, -1, 0), at(1, -1, 1), at(-1, -1, 1)], [0, -1, 0], material);
    this.face([at(1, -1, 0), at(1, 1, 0), at(1, 1, 1), at(1, -1, 1)], [1, 0, 0], material);
    this.face([at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)], [0, 0, 1], lid);
  }

  /** A profile in the plane of `u` and `v`, drawn out along `length`. */
  extrude(
    profile: readonly Point[],
    origin: Vec,
    u: Vec,
    v: Vec,
    length: Vec,
    material: Material,
    end = material,
  ): void {
    const place = ([a, b]: Point): Vec => add(origin, times(u, a), times(v, b));
    const edges = profile.map((p, i) => [p, profile[(i + 1) % profile.length] ?? p] as const);
    const area = edges.reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0);
    const sides = edges.map(([p, q]) => {
      const corners = [place(p), place(q), add(place(q), length), add(place(p), length)];
      const normal = unit(times(add(times(u, q[1] - p[1]), times(v, p[0] - q[0])), Math.sign(area)));
      return { corners, normal, depth: dot(add(...corners), this.camera.forward) };
    });
    for (const side of sides.sort((a, b) => b.depth - a.depth))
      this.face(side.corners, side.normal, material);
    const outline = profile.map(place);
    const axis = unit(length);
    this.face(outline, times(axis, -1), end);
    this.face(
      outline.map((p) => add(p, length)),
      axis,
      end,
    );
  }

  /** A round bar from `a` to `b`; `bore` is the share of the radius that is hollow, `end` null leaves it without a face. */
  cylinder(
    a: Vec,
    b: Vec,
    radius: number,
    material: Material,
    bore = 0,
    end: Material | null = material,
  ): void {
    const { right, up, forward, zoom } = this.camera;
    const axis = unit(minus(b, a));
    const lean = dot(axis, forward);
    const r = radius * zoom;
    const [pa, pb] = [this.project(a), this.project(b)];
    const run = Math.hypot(pb[0] - pa[0], pb[1] - pa[1]);
    const side: Point = run < 0.01 ? [0, -1] : [(pb[1] - pa[1]) / run, (pa[0] - pb[0]) / run];
    const toward = unit(minus(times(forward, -1), times(axis, -lean)));
    const outward = add(times(right, side[0]), times(up, -side[1]));
    const stops = across.map((t): Stop => {
      const normal = add(times(outward, t), times(toward, Math.sqrt(1 - t * t)));
      return [(t + 1) / 2, this.camera.sheen(material, normal)];
    });
    const offset = pa[0] * side[0] + pa[1] * side[1];
    const edge = (k: number): Point => [side[0] * (offset + r * k), side[1] * (offset + r * k)];
    const fill = this.gradient(edge(-1), edge(1), stops);
    const at = (p: Point, k: number) => `${n(p[0] + side[0] * r * k)} ${n(p[1] + side[1] * r * k)}`;
    const turn = (Math.atan2(side[1], side[0]) * 180) / Math.PI;
    const arc = `A${n(r)} ${n(r * Math.abs(lean))} ${n(turn)} 0 1 `;
    this.draw(
      `<path fill="${fill}" d="M${at(pa, 1)}L${at(pb, 1)}${arc}${at(pb, -1)}L${at(pa, -1)}${arc}${at(pa, 1)}Z"/>`,
    );
    const [mouth, facing] = lean > 0 ? [a, times(axis, -1)] : [b, axis];
    if (end) this.disc(mouth, facing, radius, end);
    if (bore > 0) this.hole(mouth, facing, radius * bore, material);
  }

  /** A round face. */
  disc(center: Vec, normal: Vec, radius: number, material: Material): void {
    const tone = this.camera.tone(material, normal);
    const stops: Stop[] = [
      [0, mix(tone, material.light, 0.4)],
      [1, mix(tone, material.shade, 0.18)],
    ];
    const fill = this.gradient([0, 0], [0.7, 1], stops, true);
    const rim = mix(tone, material.light, 0.6);
    this.draw(`<ellipse fill="${fill}" stroke="${rim}" ${this.#ellipse(center, normal, radius)}/>`);
  }

  /** The mouth of a bore in a round face: dark at the light's side, lit at the other. */
  hole(center: Vec, normal: Vec, radius: number, material: Material): void {
    const stops: Stop[] = [
      [0, mix(material.shade, '#07090b', 0.6)],
      [1, mix(material.shade, material.base, 0.75)],
    ];
    const fill = this.gradient([0.1, 0], [0.8, 1], stops, true);
    this.draw(`<ellipse fill="${fill}" ${this.#ellipse(center, normal, radius)}/>`);
  }

  /** A ring drawn on a round face or around a bar: an edge, a groove, a wire. */
  circle(center: Vec, normal: Vec, radius: number, stroke: string, width: number, opacity = 1): void {
    const line = `fill="none" stroke="${stroke}" stroke-width="${n(width)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
    this.draw(`<ellipse ${line} ${this.#ellipse(center, normal, radius)}/>`);
  }

  /** The near half of a level ring around an upright body. */
  girth(center: Vec, radius: number, stroke: string, width: number, opacity = 1): void {
    const [x, y] = this.project(center);
    const r = radius * this.camera.zoom;
    const arc = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * this.camera.foreshortening.level)} 0 0 0 ${n(2 * r)} 0`;
    this.draw(
      `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}" opacity="${opacity}" d="${arc}"/>`,
    );
  }

  #ellipse(center: Vec, normal: Vec, radius: number): string {
    const { right, up, forward, zoom } = this.camera;
    const [x, y] = this.project(center);
    const [rx, ry] = [radius * zoom, radius * zoom * Math.abs(dot(normal, forward))];
    const tilt = (Math.atan2(-dot(normal, up), dot(normal, right)) * 180) / Math.PI + 90;
    const flat = `cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"`;
    return Math.abs(Math.round(tilt) % 180) === 0
      ? flat
      : `${flat} transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"`;
  }

  /** A bent round bar through some points. `caps` is how its ends are cut. */
  tube(points: readonly Vec[], radius: number, material: Material, caps: 'butt' | 'round' = 'round'): void {
    const r = radius * this.camera.zoom;
    const line = path(
      points.map((p) => this.project(p)),
      false,
    );
    const id = this.define((name) => `<path id="${name}" d="${line}"/>`);
    const layers = Math.round(r > 60 ? r / 4 : Math.min(8, Math.max(4, r / 4)));
    const strokes = Array.from({ length: layers }, (_, i) => {
      const t = i / (layers - 1);
      const color =
        t < 0.5
          ? mix(material.shade, material.base, t * 2)
          : mix(material.base, mix(material.light, '#ffffff', material.gloss * 0.5), (t - 0.5) * 2);
      const shift = 0.36 * t * r;
      return `<use href="#${id}" x="${n(-shift * 0.8)}" y="${n(-shift)}" stroke="${color}" stroke-width="${n(r * 2 * (1 - 0.88 * t))}"/>`;
    });
    this.draw(`<g fill="none" stroke-linecap="${caps}">${strokes.join('')}</g>`);
  }

  /** Flat artwork on a plane in the studio: `u` and `v` are the artwork's right and down. */
  plane(origin: Vec, u: Vec, v: Vec, artwork: string): void {
    this.draw(`<g transform="${this.matrix(origin, u, v)}">${artwork}</g>`);
  }

  matrix(origin: Vec, u: Vec, v: Vec): string {
    const [o, a, b] = [this.project(origin), this.project(add(origin, u)), this.project(add(origin, v))];
    return `matrix(${[a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1]].map(fine).join(' ')} ${n(o[0])} ${n(o[1])})`;
  }

  /** An outline on a plane, drawn out by `depth` toward the camera; `fill` is its front. */
  cutout(outline: string, origin: Vec, u: Vec, v: Vec, depth: Vec, edge: Material, fill: string): void {
    const [from, to] = [this.project(origin), this.project(add(origin, depth))];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(2, Math.ceil(Math.hypot(dx, dy) / 1.6));
    const id = this.define(
      (name) =>
        `<path id="${name}" transform="${this.matrix(origin, u, v)}" fill-rule="evenodd" d="${outline}"/>`,
    );
    const layer = (t: number, color: string) =>
      `<use href="#${id}" x="${n(dx * t)}" y="${n(dy * t)}" fill="${color}"/>`;
    const sides = Array.from({ length: steps }, (_, i) =>
      layer(i / steps, mix(edge.shade, edge.base, 0.2 + 0.7 * (i / steps))),
    );
    this.draw(`${sides.join('')}${layer(1, fill)}`);
  }

  /**
   * A turned body that stands at `base`; with stops for a material it is glass. `top` is how it ends: under a
   * lid, open, or as a wrapper around another body.
   */
  lathe(
    base: Vec,
    profile: Turning,
    material: Material | readonly Stop[],
    top: 'lid' | 'open' | 'wrap' = 'lid',
  ): void {
    const { zoom, foreshortening, right, forward } = this.camera;
    const [x, y] = this.project(base);
    const flat = foreshortening.level;
    const at = ([r, z]: Turning[number], k: number) =>
      `${n(x + r * zoom * k)} ${n(y - z * zoom * foreshortening.upright)}`;
    const edge = (outline: Turning, k: number) =>
      outline
        .map((p, i) => (p[2] ? `Q${at(p, k)} ` : `${i > 0 && !outline[i - 1]?.[2] ? 'L' : ''}${at(p, k)}`))
        .join('');
    const none: Turning[number] = [0, 0];
    const [foot, crown] = [profile[0] ?? none, profile.at(-1) ?? none];
    const cap = (r: number, to: string, sweep = 0) =>
      `A${n(r * zoom)} ${n(r * zoom * flat)} 0 0 ${sweep} ${to}`;
    const ahead = unit([forward[0], forward[1], 0]);
    const stops =
      'base' in material
        ? across.map((t): Stop => {
            const normal = add(times(right, t), times(ahead, -Math.sqrt(1 - t * t)));
            return [(t + 1) / 2, this.camera.sheen(material, normal)];
          })
        : material;
    const widest = Math.max(...profile.map(([r]) => r)) * zoom;
    const fill = this.gradient([x - widest, 0], [x + widest, 0], stops);
    const [up, down] = [edge(profile, 1), edge(profile.toReversed(), -1)];
    const outline = `M${up}${cap(crown[0], at(crown, -1), top === 'wrap' ? 1 : 0)}L${down}${cap(foot[0], at(foot, 1))}Z`;
    const rim = 'base' in material ? '' : ' stroke="#6f858c" stroke-opacity=".4" stroke-width="1.4"';
    this.draw(`<path fill="${fill}"${rim} d="${outline}"/>`);
    if ('base' in material && top === 'lid' && crown[0] > 0)
      this.disc(add(base, [0, 0, crown[1]]), [0, 0, 1], crown[0], material);
  }
}
