import { ring, type Point, type Vec } from './geometry.ts';
import { materials as m, type Material } from './materials.ts';
import { around, bar, block, circlePath, down, drum, front, rect, rounded, X, Y, Z } from './shapes.ts';
import { Studio, type Shot } from './studio.ts';

/** A ventilated brake disc on edge. */
export function brakeDisc(shot: Shot, hat: Material, drilled: boolean): Studio {
  const studio = new Studio({ yaw: 34, pitch: 12, at: [400, 515], zoom: 1.12, ...shot });
  const radius = 190;
  const at = (y: number): Vec => [0, y, radius];
  studio.shadow(bar(at(0), radius, -24, 24));
  studio.cylinder(at(24), at(8), radius, m.steel);
  studio.cylinder(at(8), at(-8), radius - 10, m.iron);
  const vanes = ring([0, radius], radius - 6, 32).map(([x, z]): Vec => [x, 0, z]);
  studio.stamp(vanes.filter(([x]) => x > 20), () => studio.tube([[0, 8, 0], [0, -8, 0]], 3.4, m.steel, 'butt'));
  studio.cylinder(at(-8), at(-24), radius, m.brightSteel);
  for (const r of [182, 172, 160, 148, 136, 124]) studio.circle(at(-24), front, r, m.steel.shade, 0.8, 0.28);
  if (drilled) {
    const holes = [170, 150, 130].flatMap((r, row) => ring([0, radius], r, 12, row * 10).map(([x, z]): Vec => [x, -24, z]));
    studio.stamp(holes, () => studio.hole([0, 0, 0], front, 5.5, m.iron));
  }
  studio.circle(at(-24), front, 112, m.steel.shade, 3, 0.7);
  studio.cylinder(at(-24), at(-62), 100, hat);
  studio.circle(at(-62), front, 94, hat.light, 1.4, 0.6);
  const studs = ring([0, radius], 68, 5, 18).map(([x, z]): Vec => [x, -62, z]);
  studio.stamp(studs, () => studio.hole([0, 0, 0], front, 10, hat));
  studio.hole(at(-62), front, 40, hat);
  return studio;
}

/** A pair of brake pads: friction block on a steel plate. */
export function brakePads(shot: Shot, lining: Material): Studio {
  const studio = new Studio({ yaw: 30, pitch: 24, at: [390, 440], zoom: 1.15, ...shot });
  const plate = 'M-150 -60Q0 -128 150 -60L182 -58L182 -26L158 -20L140 52Q0 -2 -140 52L-158 -20L-182 -26L-182 -58Z';
  const block_ = 'M-128 -52Q0 -106 128 -52L116 30Q0 -18 -116 30Z';
  for (const [x, y] of [[-40, 110], [40, -70]] as const) {
    studio.shadow(block([x, y + 14, 0], [290, 60, 130]), 0.8);
    const steel = studio.gradient([0, 0], [0.4, 1], [[0, m.steel.light], [1, m.steel.base]], true);
    const face = studio.gradient([0, 0], [0.5, 1], [[0, lining.light], [1, lining.base]], true);
    const lean: Vec = [0, -0.42, -0.91];
    const top: Vec = [x, y + 22, 52];
    studio.cutout(plate, top, X, lean, [0, -10, 4], m.steel, steel);
    studio.cutout(block_, [x, y + 12, 56], X, lean, [0, -26, 11], lining, face);
    studio.plane([x, y - 14, 67], X, lean, `<path stroke="${lining.shade}" stroke-width="6" d="M0-78v88"/><path stroke="${lining.shade}" stroke-opacity=".3" stroke-width="2" d="M-60-66l-6 80M60-66l6 80"/>`);
  }
  return studio;
}

/** The face of a five-spoke wheel, radius 130, as artwork. */
function wheelFace(studio: Studio, rim: Material): string {
  const metal = studio.gradient([-130, -130], [130, 130], [[0, rim.light], [0.45, rim.base], [0.6, rim.light], [1, rim.shade]]);
  const spoke = `<path fill="${metal}" stroke="${rim.shade}" stroke-width="1" d="M-19-26L-27-120Q0-132 27-120L19-26Z"/><path fill="${rim.shade}" opacity=".5" d="M-5-44l-5-66h20l-5 66z"/>`;
  const nuts = around(5, '<circle cy="-27" r="5" fill="#2a3138"/>', 36);
  return `<circle r="128" fill="#14191e"/><circle r="92" fill="none" stroke="#39434b" stroke-width="20"/><g>${around(5, spoke)}</g><circle r="124" fill="none" stroke="${metal}" stroke-width="13"/><circle r="131" fill="none" stroke="${rim.light}" stroke-width="2"/><circle r="40" fill="${metal}" stroke="${rim.shade}"/>${nuts}<circle r="16" fill="${m.ink.base}"/><circle r="12" fill="none" stroke="${m.brass.base}" stroke-width="2.5"/>`;
}

/** A wheel on edge, with its tyre or bare; more wheels stand behind it. */
export function wheel(shot: Shot, rim: Material, tyre: boolean, places: readonly Vec[] = [[0, 0, 0]]): Studio {
  const studio = new Studio({ yaw: 36, pitch: 12, at: [400, 520], zoom: tyre ? 1.06 : 1.3, ...shot });
  const radius = tyre ? 195 : 138;
  const half = tyre ? 66 : 78;
  for (const [x, y] of places) studio.shadow(bar([x, y, radius], radius, -half, half));
  studio.stamp(places, () => {
    const at = (y: number): Vec => [0, y, radius];
    if (tyre) {
      studio.cylinder(at(half), at(-half + 14), radius - 4, m.rubber);
      const grooves = [-34, -12, 12, 34].map((y): Vec => at(y));
      studio.stamp(grooves, () => studio.circle([0, 0, 0], front, radius - 2, '#0b0c0d', 4, 0.7));
      studio.cylinder(at(-half + 26), at(-half + 8), radius, m.rubber);
      studio.cylinder(at(-half + 8), at(-half), radius - 10, m.rubber);
      const wall = studio.gradient([0, 0], [1, 1], [[0, '#4d5155'], [0.5, '#26292c'], [1, '#17191b']], true);
      studio.plane(at(-half), X, down, `<circle r="182" fill="${wall}"/><circle r="172" fill="none" stroke="#5c6165" stroke-width="1.5"/><circle r="148" fill="none" stroke="#0d0e0f" stroke-width="2"/>`);
    } else {
      studio.cylinder(at(half), at(-half + 20), radius - 10, rim);
      studio.cylinder(at(-half + 20), at(-half), radius, rim);
    }
    studio.plane(at(-half), X, down, wheelFace(studio, rim));
  });
  return studio;
}

/** A suspension spring between its seats. */
export function spring(shot: Shot, wire: Material, count: 1 | 2 = 1): Studio {
  const studio = new Studio({ yaw: 30, pitch: 24, at: [400, 505], zoom: 1.1, ...shot });
  const [turns, rise, radius] = [5.5, 70, 92];
  const places: Vec[] = count === 1 ? [[0, 0, 0]] : [[110, 40, 0], [-110, -20, 0]];
  for (const p of places) studio.shadow(drum(p, radius + 12, turns * rise));
  studio.stamp(places, () => {
    const half = (index: number): Vec[] =>
      Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI * (index + i / 12) + (30 * Math.PI) / 180;
        const level = Math.min(Math.max((index + i / 12) / 2, 0), turns);
        return [radius * Math.cos(angle), radius * Math.sin(angle), 14 + level * rise];
      });
    for (const back of [0, 1]) for (let i = back; i < turns * 2 - 1; i += 2) studio.tube(half(i), 14, wire);
  });
  return studio;
}

/** Forged pistons, crown up. */
export function pistons(shot: Shot, places: readonly Vec[] = [[-95, 60, 0], [85, -40, 0]]): Studio {
  const studio = new Studio({ yaw: 28, pitch: 22, at: [400, 480], zoom: 1.12, ...shot });
  const [radius, height] = [98, 205];
  for (const p of places) studio.shadow(drum(p, radius, height));
  studio.stamp(places, () => {
    studio.lathe([0, 0, 0], [[86, 0], [96, 6, 'c'], [radius, 30], [radius, height]], m.brightSteel);
    for (const z of [150, 168, 186]) {
      studio.cylinder([0, 0, z - 4], [0, 0, z + 4], radius - 0.5, m.iron);
      studio.cylinder([0, 0, z + 4], [0, 0, z + 14], radius, m.brightSteel);
    }
    studio.cylinder([0, 0, 198], [0, 0, height], radius, m.brightSteel);
    studio.circle([0, 0, height], Z, 76, m.steel.base, 1.5, 0.6);
    studio.hole([-26, 20, height], Z, 26, m.steel);
    studio.hole([30, -22, height], Z, 22, m.steel);
    const face: Vec = [30, -90, 74];
    studio.disc(face, [0.3, -0.95, 0], 38, m.steel);
    studio.hole(face, [0.3, -0.95, 0], 29, m.iron);
  });
  return studio;
}

/** A gear's outline around the origin. */
function gearOutline(teeth: number, radius: number, bore: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (r: number, a: number) => `${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a))}`;
  const tooth = (i: number) => [[-0.3, radius - 18], [-0.16, radius], [0.16, radius], [0.3, radius - 18]].map(([share, r]) => at(r ?? radius, (i + (share ?? 0)) * step)).join('L');
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z${circlePath(bore)}`;
}

/** Gears on edge, the larger behind the smaller. */
export function gears(shot: Shot, large: Material, small: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 14, at: [400, 510], zoom: 1.1, ...shot });
  const set = [
    { x: -60, y: 60, teeth: 30, radius: 180, bore: 34, width: 60, material: large },
    { x: 120, y: -90, teeth: 18, radius: 102, bore: 26, width: 70, material: small },
  ];
  for (const { x, y, teeth, radius, bore, width, material } of set) {
    studio.shadow(bar([x, y, radius], radius, -width / 2, width / 2));
    const fill = studio.gradient([0, 0], [0.7, 1], [[0, material.light], [0.5, material.base], [1, material.shade]], true);
    studio.cutout(gearOutline(teeth, radius, bore), [x, y + width / 2, radius], X, down, [0, -width, 0], material, fill);
    const front_: Vec = [x, y - width / 2, radius];
    studio.circle(front_, front, radius * 0.78, material.shade, 5, 0.35);
    studio.circle(front_, front, radius * 0.42, material.light, 1.6, 0.6);
    const holes = ring([x, radius], radius * 0.6, 6).map(([hx, hz]): Vec => [hx, y - width / 2, hz]);
    if (radius > 150) studio.stamp(holes, () => studio.hole([0, 0, 0], front, 22, material));
    studio.circle(front_, front, bore + 2, material.light, 2, 0.8);
  }
  return studio;
}

/** A ball bearing on edge. */
export function bearing(shot: Shot, count: 1 | 2 = 2): Studio {
  const studio = new Studio({ yaw: 34, pitch: 16, at: [400, 505], zoom: 1.1, ...shot });
  const radius = 165;
  const places: Vec[] = count === 1 ? [[0, 0, 0]] : [[-110, 110, 0], [90, -70, 0]];
  for (const [x, y] of places) studio.shadow(bar([x, y, radius], radius, -38, 38));
  studio.stamp(places, () => {
    const at = (y: number): Vec => [0, y, radius];
    studio.cylinder(at(38), at(-38), radius, m.brightSteel);
    studio.circle(at(-38), front, radius - 8, m.steel.shade, 1, 0.5);
    studio.disc(at(-38), front, 132, m.graphite);
    const balls = ring([0, radius], 108, 11).map(([x, z]): Vec => [x, -38, z]);
    studio.stamp(balls, () => {
      const [x, y] = studio.project([0, 0, 0]);
      const shine = studio.radial([[0, '#ffffff'], [0.35, m.brightSteel.light], [0.75, m.steel.base], [1, m.steel.shade]], 'cx=".35" cy=".3" r=".75"');
      studio.draw(`<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="20" ry="22" fill="${shine}"/>`);
    });
    for (const r of [112, 104]) studio.circle(at(-38), front, r, m.brass.base, 3, 0.9);
    studio.disc(at(-38), front, 84, m.brightSteel);
    studio.circle(at(-38), front, 78, m.steel.shade, 1, 0.5);
    studio.hole(at(-38), front, 60, m.steel);
  });
  return studio;
}

/** Spin-on oil filters. */
export function filters(shot: Shot, body: Material, places: readonly Vec[] = [[-100, 70, 0], [70, -40, 0]]): Studio {
  const studio = new Studio({ yaw: 26, pitch: 18, at: [405, 510], zoom: 1.14, ...shot });
  for (const p of places) studio.shadow(drum(p, 88, 250));
  studio.stamp(places, () => {
    studio.cylinder([0, 0, 0], [0, 0, 20], 92, m.steel);
    studio.lathe([0, 0, 20], [[88, 0], [88, 190], [86, 208, 'c'], [66, 226], [60, 230]], body);
    const flutes = Array.from({ length: 9 }, (_, i): Vec => {
      const angle = ((-150 + i * 17) * Math.PI) / 180;
      return [88 * Math.cos(angle), 88 * Math.sin(angle), 0];
    });
    studio.stamp(flutes, () => studio.tube([[0, 0, 178], [0, 0, 206]], 2.4, body));
    studio.cylinder([0, 0, 78], [0, 0, 146], 88.6, m.paper);
    studio.lathe([0, 0, 146], [[88, 0], [88, 26]], body);
    studio.cylinder([0, 0, 92], [0, 0, 100], 89, m.brass);
    studio.lathe([0, 0, 100], [[88.6, 0], [88.6, 46]], m.paper);
    studio.lathe([0, 0, 146], [[88, 0], [88, 64], [86, 82, 'c'], [66, 100], [60, 104]], body);
    studio.stamp(flutes, () => studio.tube([[0, 0, 186], [0, 0, 214]], 2.6, body));
    studio.disc([0, 0, 250], Z, 52, body);
  });
  return studio;
}

/** A round LED head lamp in its ring. */
export function headlamp(shot: Shot, shell: Material): Studio {
  const studio = new Studio({ yaw: 30, pitch: 10, at: [400, 510], zoom: 1.14, ...shot });
  const radius = 172;
  const at = (y: number): Vec => [0, y, radius];
  studio.shadow(bar(at(0), radius, -40, 90));
  studio.cylinder(at(150), at(60), 92, m.graphite);
  studio.cylinder(at(70), at(-20), radius - 22, m.graphite);
  studio.cylinder(at(-20), at(-44), radius, shell);
  const lens = studio.radial([[0, '#fffdf4'], [0.35, '#e9eef0'], [0.8, '#8797a3'], [1, '#55636e']], 'cx=".4" cy=".35" r=".75"');
  const cell = studio.radial([[0, '#ffffff'], [0.4, '#fff3cf'], [1, '#b98f3c']], 'cx=".4" cy=".35" r=".7"');
  const cells = around(6, `<circle cy="-92" r="27" fill="${cell}" stroke="#4c5964" stroke-width="3"/>`, 30);
  const ringLight = '<circle r="140" fill="none" stroke="#fff8e2" stroke-width="9"/><circle r="140" fill="none" stroke="#d8b35f" stroke-width="1.5"/>';
  const main = `<circle r="46" fill="${cell}" stroke="#4c5964" stroke-width="4"/><path stroke="#4c5964" stroke-width="6" d="M-128 0h80M48 0h80"/>`;
  const glare = '<path fill="#ffffff" opacity=".28" d="M-134-40A140 140 0 0 1 60-126Q-40-96-134-40z"/>';
  studio.plane(at(-44), X, down, `<circle r="154" fill="#1d252c"/><circle r="150" fill="${lens}"/>${ringLight}${cells}${main}${glare}`);
  return studio;
}

/** A starter battery with its terminals and handle. */
export function battery(shot: Shot, body: Material, label: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 22, at: [395, 475], zoom: 1.16, ...shot });
  const size: Vec = [330, 190, 190];
  studio.shadow(block([0, 0, 0], [330, 190, 220]));
  studio.box([0, 0, 0], size, body);
  studio.box([0, 0, 190], [340, 200, 26], body);
  for (const x of [-118, 118]) {
    studio.cylinder([x, 48, 216], [x, 48, 222], 30, x < 0 ? m.ink : m.oxblood);
    studio.cylinder([x, 48, 222], [x, 48, 250], 15, m.brightSteel);
  }
  const caps = [-75, -45, -15, 15, 45, 75].map((x): Vec => [x, -30, 216]);
  studio.stamp(caps, () => studio.cylinder([0, 0, 0], [0, 0, 5], 12, m.graphite));
  studio.tube([[-150, -70, 220], [-140, -92, 244], [140, -92, 244], [150, -70, 220]], 7, m.graphite);
  const plate = `<path fill="${label.base}" d="${rounded(26, 44, 278, 118, 8)}"/>${rect(44, 64, 120, 22, '#fbf6ec', 5)}${rect(44, 100, 84, 9, label.light, 4)}${rect(44, 118, 60, 9, label.light, 4)}<path fill="${m.brass.light}" d="M252 60l-38 50h26l-10 38 40-54h-27z"/>`;
  studio.plane([-165, -95, 190], X, down, plate);
  return studio;
}

/** A traction battery module with its bus bars. */
export function module(shot: Shot): Studio {
  const studio = new Studio({ yaw: 36, pitch: 28, at: [400, 425], zoom: 1.08, ...shot });
  const size: Vec = [420, 220, 120];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.steel, m.ink);
  const ribs = studio.pattern(26, 120, '<path stroke="#2b343c" stroke-opacity=".5" stroke-width="7" d="M13 16v88"/>');
  studio.plane([-210, -110, 120], X, down, `<path fill="${ribs}" d="M4 0h412v120H4z"/>`);
  const bars = Array.from({ length: 7 }, (_, i): Vec => [-168 + i * 56, 0, 120]);
  studio.stamp(bars.flatMap(([x, , z]): Vec[] => [[x, 58, z], [x, -58, z]]), () => studio.box([0, 0, 0], [40, 62, 9], m.copper));
  studio.stamp(bars.flatMap(([x, , z]): Vec[] => [[x, 70, z + 9], [x, -46, z + 9]]), () => studio.cylinder([0, 0, 0], [0, 0, 8], 9, m.brightSteel));
  studio.tube([[190, 58, 134], [232, 40, 150], [262, 0, 90], [266, -60, 30], [262, -130, 12]], 11, m.ochre);
  studio.tube([[-168, -58, 134], [-190, -110, 150], [-196, -150, 70], [-176, -200, 12]], 11, m.ochre);
  return studio;
}

/** Spark plugs that stand on their terminals' far end. */
export function sparkPlugs(shot: Shot): Studio {
  const studio = new Studio({ yaw: 20, pitch: 14, at: [400, 545], zoom: 1.1, ...shot });
  const places: Vec[] = [[-150, 60, 0], [0, 0, 0], [150, -60, 0]];
  for (const p of places) studio.shadow(drum(p, 34, 400), 0.8);
  const hexagon: Point[] = ring([0, 0], 50, 6, 10);
  studio.stamp(places, () => {
    studio.tube([[0, 0, 4], [26, -6, 4], [28, -6, 34]], 6, m.steel);
    studio.cylinder([0, 0, 14], [0, 0, 34], 10, m.brass);
    studio.lathe([0, 0, 34], [[32, 0], [34, 6], [34, 110]], m.zinc);
    const threads = Array.from({ length: 8 }, (_, i): Vec => [0, 0, 46 + i * 12]);
    studio.stamp(threads, () => studio.girth([0, 0, 0], 34, m.zinc.shade, 2.4, 0.55));
    studio.cylinder([0, 0, 144], [0, 0, 156], 46, m.brass);
    studio.extrude(hexagon, [0, 0, 156], X, Y, [0, 0, 52], m.brightSteel);
    studio.lathe([0, 0, 208], [[40, 0], [36, 16], [34, 26], [31, 120], [26, 140]], m.porcelain);
    for (const z of [270, 288, 306]) studio.girth([0, 0, z], 36 - (z - 208) / 18, m.slate.base, 2, 0.55);
    studio.lathe([0, 0, 348], [[14, 0], [14, 12], [19, 18], [19, 38], [13, 46]], m.steel);
  });
  return studio;
}

