import { materials as m } from './materials.ts';
import { bottles } from './scenes/bottles.ts';
import { brakeDisc, brakePads, spring, wheel } from './scenes/chassis.ts';
import { coils, sheets } from './scenes/coils.ts';
import { laptop, monitor, panels, scanner, screens } from './scenes/computers.ts';
import { battery, headlamp, module, sparkPlugs } from './scenes/electrics.ts';
import { bearing, filters, gears, pistons } from './scenes/engine.ts';
import { elbow, flange, flangesOnEdge } from './scenes/fittings.ts';
import { chair, stools, table } from './scenes/furniture.ts';
import { bolts, folded, jars, mugs } from './scenes/home.ts';
import { beakers, flasks, gloves, syringes, testTubes } from './scenes/labware.ts';
import { blisters, capsules, packs } from './scenes/medicines.ts';
import { cableBox, cloud, router, ups } from './scenes/network.ts';
import { infusion, vials } from './scenes/injectables.ts';
import { rack, rackUnit } from './scenes/racks.ts';
import { bags, cartons, marks, rolls } from './scenes/packaging.ts';
import { pipes, rebar, sections } from './scenes/sections.ts';
import { shelving, till } from './scenes/store.ts';
import { mesh, spool, wireCoil } from './scenes/wire.ts';
import type { Studio } from './studio.ts';

const [cream, ink, brass] = ['#f3eee3', '#25303c', '#b3904b'];
const [oxblood, teal, slate] = ['#7f2c2c', '#3a7472', '#506981'];

/** Every product picture by its file name, without the extension. */
export const pictures: Record<string, () => Studio> = {
  'hot-rolled-coil': () =>
    coils({ backdrop: 'paper', zoom: 0.86, at: [400, 480] }, m.millSteel, m.brass, [
      [-130, 150, 0],
      [120, -80, 0],
    ]),
  'hot-rolled-coil-2': () => coils({ backdrop: 'clay', wall: 'arch', yaw: 50 }, m.millSteel, m.brass),
  'cold-rolled-coil': () => coils({ backdrop: 'mist' }, m.brightSteel, m.brass),
  'cold-rolled-coil-2': () =>
    coils({ backdrop: 'sand', wall: 'arch', zoom: 0.86, at: [400, 480] }, m.brightSteel, m.slate, [
      [-130, 150, 0],
      [120, -80, 0],
    ]),
  'galvanised-coil': () => coils({ backdrop: 'sage', yaw: 30 }, m.zinc, m.slate),
  'chequered-plate': () => sheets({ backdrop: 'clay', wall: 'arch' }, m.millSteel, 4, 18, true),
  'stainless-sheet': () => sheets({ backdrop: 'dusk' }, m.brightSteel, 8, 13),
  'i-beam': () =>
    sections({ backdrop: 'sand' }, 'beam', m.oxblood, [
      [-66, 0, 0],
      [66, 0, 0],
      [0, 0, 141],
    ]),
  'i-beam-2': () =>
    sections({ backdrop: 'mist', wall: 'arch', zoom: 1.25, at: [400, 400] }, 'beam', m.iron, [[0, 0, 0]]),
  'rebar-bundle': () => rebar({ backdrop: 'clay' }),
  'rebar-bundle-2': () =>
    rebar({ backdrop: 'paper', wall: 'arch', yaw: 28, zoom: 1.35, at: [440, 420] }, [4, 3, 4, 3], 24),
  'equal-angle': () =>
    sections({ backdrop: 'dusk', wall: 'arch' }, 'angle', m.steel, [
      [-30, 0, 0],
      [0, 0, 26],
      [30, 0, 52],
    ]),
  channel: () =>
    sections({ backdrop: 'rose', wall: 'panel', zoom: 1.1 }, 'channel', m.iron, [
      [-50, 0, 0],
      [50, 0, 0],
      [0, 0, 121],
    ]),
  'square-section': () =>
    sections(
      { backdrop: 'sage', wall: 'panel' },
      'square',
      m.zinc,
      [
        [-86, 0, 0],
        [0, 0, 0],
        [86, 0, 0],
        [-43, 0, 85],
        [43, 0, 85],
      ],
      7,
    ),
  'black-pipe': () => pipes({ backdrop: 'rose' }, m.millSteel, [4, 3, 2], 46),
  'galvanised-pipe': () => pipes({ backdrop: 'sage', wall: 'arch' }, m.zinc, [3, 2, 1], 58, 0.86),
  'weld-neck-flange': () => flange({ backdrop: 'dusk' }, m.steel, true),
  'blind-flange': () => flange({ backdrop: 'sand', wall: 'arch' }, m.iron, false),
  'flange-set': () => flangesOnEdge({ backdrop: 'clay', wall: 'arch' }, m.steel),
  'pipe-elbow': () => elbow({ backdrop: 'mist', wall: 'arch' }, m.millSteel),
  'binding-wire': () => wireCoil({ backdrop: 'paper', wall: 'arch' }, m.iron, m.brass),
  'welding-wire': () => spool({ backdrop: 'dusk' }, m.ink, m.copper, 30),
  'wire-rope': () => spool({ backdrop: 'sand' }, m.oak, m.zinc, 11, true),
  'welded-mesh': () => mesh({ backdrop: 'clay', wall: 'panel' }, m.zinc),

  'private-cloud': () => cloud({ backdrop: 'dusk' }, m.porcelain, m.ink),
  'private-cloud-2': () => cloud({ backdrop: 'ink', wall: 'arch', yaw: 36 }, m.brass, m.slate),
  'offsite-backup': () =>
    panels({ backdrop: 'sage', wall: 'arch' }, [
      screens.rings(cream, ink, teal),
      screens.table(cream, teal, brass),
    ]),
  'plant-monitoring': () =>
    panels({ backdrop: 'ink' }, [screens.chart(cream, ink, brass), screens.bars(cream, ink, oxblood)]),
  'erp-suite': () => monitor({ backdrop: 'sand', wall: 'arch' }, screens.bars(cream, slate, brass), false),
  'server-rack': () => rack({ backdrop: 'paper', wall: 'arch' }),
  'poe-switch': () => rackUnit({ backdrop: 'sand' }, m.slate, 'switch'),
  'poe-switch-2': () => rackUnit({ backdrop: 'dusk', wall: 'panel', yaw: 36 }, m.slate, 'switch', 3),
  'branch-router': () => router({ backdrop: 'mist' }, m.ink),
  'online-ups': () => ups({ backdrop: 'clay', wall: 'arch' }, m.graphite),
  'network-cable': () => cableBox({ backdrop: 'sage' }, m.slate),
  'business-laptop': () => laptop({ backdrop: 'dusk' }, m.steel, screens.chart(cream, ink, brass)),
  'business-laptop-2': () =>
    laptop(
      { backdrop: 'rose', wall: 'arch', yaw: -24, at: [410, 455] },
      m.graphite,
      screens.table(cream, oxblood, brass),
    ),
  'rack-server': () => rackUnit({ backdrop: 'sage', wall: 'panel' }, m.ink, 'server', 2),
  'desktop-set': () => monitor({ backdrop: 'rose', wall: 'arch' }, screens.table(cream, ink, brass), true),
  'barcode-scanner': () => scanner({ backdrop: 'sand' }, m.ochre),

  'brake-disc': () => brakeDisc({ backdrop: 'clay' }, m.brass, true),
  'brake-disc-2': () => brakeDisc({ backdrop: 'mist', wall: 'arch', yaw: 46 }, m.iron, false),
  'brake-pads': () => brakePads({ backdrop: 'sand', wall: 'panel' }, m.graphite),
  'alloy-wheel': () => wheel({ backdrop: 'dusk' }, m.brightSteel, false),
  'alloy-wheel-2': () =>
    wheel({ backdrop: 'rose', zoom: 1.1, at: [415, 490] }, m.graphite, false, [
      [-130, 170, 0],
      [40, -60, 0],
    ]),
  'wheel-and-tyre': () => wheel({ backdrop: 'paper' }, m.steel, true),
  'coil-spring': () => spring({ backdrop: 'sage', wall: 'arch' }, m.oxblood),
  'coil-spring-2': () => spring({ backdrop: 'paper', wall: 'panel', zoom: 0.98 }, m.ink, 2),
  pistons: () => pistons({ backdrop: 'mist' }),
  'timing-gears': () => gears({ backdrop: 'clay', wall: 'arch' }, m.steel, m.brass),
  'timing-gears-2': () => gears({ backdrop: 'dusk', yaw: 44 }, m.iron, m.steel),
  'ball-bearing': () => bearing({ backdrop: 'sand' }),
  'oil-filter': () => filters({ backdrop: 'sage', wall: 'panel' }, m.ochre),
  headlamp: () => headlamp({ backdrop: 'ink' }, m.brightSteel),
  'headlamp-2': () => headlamp({ backdrop: 'sand', wall: 'arch', yaw: -28 }, m.graphite),
  'starter-battery': () => battery({ backdrop: 'rose', wall: 'arch' }, m.ink, m.teal),
  'traction-battery': () => module({ backdrop: 'paper', wall: 'panel' }),
  'spark-plugs': () => sparkPlugs({ backdrop: 'dusk', wall: 'arch' }),

  'tablet-strips': () => blisters({ backdrop: 'mist' }, m.white, 'round'),
  'tablet-strips-2': () => blisters({ backdrop: 'clay' }, m.ochre, 'round'),
  'multivitamin-bottle': () => bottles({ backdrop: 'sage' }, m.porcelain, m.sage, m.teal, 'tablet'),
  'injection-vials': () => vials({ backdrop: 'dusk' }, m.oxblood, '#f2efe6', m.slate),
  'infusion-bottle': () => infusion({ backdrop: 'paper', wall: 'arch' }, m.slate),
  'rehydration-packs': () => packs({ backdrop: 'clay', wall: 'arch' }, m.teal, 'drop'),
  'empty-capsules': () => capsules({ backdrop: 'sand' }, m.porcelain, m.teal),
  'empty-capsules-2': () => capsules({ backdrop: 'mist', yaw: -30 }, m.ochre, m.oxblood),
  'herbal-jar': () => bottles({ backdrop: 'sand', wall: 'arch' }, m.amber, m.ink, m.sage, 'jar'),
  'cough-syrup': () =>
    bottles({ backdrop: 'rose', wall: 'arch' }, m.amber, m.white, m.oxblood, 'syrup', [
      [-80, 60, 0],
      [70, -40, 0],
    ]),
  'probiotic-strips': () => blisters({ backdrop: 'sage' }, m.oxblood, 'capsule', m.paper),
  'conical-flasks': () => flasks({ backdrop: 'paper', wall: 'arch' }, [teal, '#c98a2c']),
  'conical-flasks-2': () => flasks({ backdrop: 'dusk' }, [oxblood, slate]),
  beakers: () => beakers({ backdrop: 'sage' }, '#b96f4d'),
  'test-tubes': () =>
    testTubes({ backdrop: 'rose' }, [oxblood, '#c98a2c', teal, slate, '#8b9b84', '#b96f4d']),
  syringes: () => syringes({ backdrop: 'mist' }, m.teal),
  'nitrile-gloves': () => gloves({ backdrop: 'dusk', wall: 'panel' }, m.slate),

  cartons: () => cartons({ backdrop: 'paper' }, m.paper, m.walnut),
  'carrier-bags': () =>
    bags({ backdrop: 'rose' }, [
      {
        at: [-80, 90, 0],
        size: [210, 100, 280],
        body: m.kraft,
        handle: m.walnut,
        mark: marks.diamond(oxblood),
      },
      { at: [90, -60, 0], size: [160, 84, 200], body: m.sage, handle: m.paper, mark: marks.sun('#f6efe0') },
    ]),
  'touch-till': () => till({ backdrop: 'clay', wall: 'arch' }, m.ink, screens.table(cream, ink, brass)),
  'gondola-shelving': () => shelving({ backdrop: 'mist', wall: 'none' }, m.steel, m.white, m.white),
  'receipt-rolls': () => rolls({ backdrop: 'dusk' }, m.kraft),
  'bed-linen': () => folded({ backdrop: 'rose', wall: 'arch' }, [m.slate, m.linen, m.clay, m.paper, m.sage]),
  'bed-linen-2': () =>
    folded({ backdrop: 'mist', wall: 'panel', yaw: 42 }, [m.ink, m.ochre, m.linen, m.oxblood]),
  'fabric-bolts': () =>
    bolts({ backdrop: 'paper', wall: 'panel' }, [m.oxblood, m.ochre, m.teal, m.linen, m.clay, m.slate]),
  'storage-jars': () => jars({ backdrop: 'sage', wall: 'arch' }, m.oak, [m.clay, m.ochre, m.linen]),
  'stoneware-mugs': () => mugs({ backdrop: 'clay' }, [m.slate, m.paper]),
  'stoneware-mugs-2': () => mugs({ backdrop: 'sage', wall: 'arch' }, [m.oxblood, m.ink]),
  'jute-tote': () =>
    bags({ backdrop: 'sage', wall: 'arch' }, [
      { at: [0, 0, 0], size: [270, 90, 300], body: m.linen, handle: m.oak, mark: marks.leaf(ink) },
    ]),
  'cafe-chair': () => chair({ backdrop: 'sand', wall: 'arch' }, m.oak, m.walnut),
  'cafe-chair-2': () => chair({ backdrop: 'mist', yaw: 46 }, m.ink, m.oxblood),
  'bar-stools': () => stools({ backdrop: 'mist' }, m.walnut, m.oak, 2),
  'pedestal-table': () => table({ backdrop: 'dusk', wall: 'arch' }, m.oak, m.ink),
  'display-shelf': () => shelving({ backdrop: 'sand', wall: 'arch' }, m.oak, m.oak, undefined),
};
