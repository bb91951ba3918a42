import { pictures } from './details.ts';
import type { DemoRequest } from './types.ts';

const [steel, it, automotive, pharma, retail] = [
  'Steel Manufacturing',
  'IT Services',
  'Automotive',
  'Pharmaceuticals',
  'Retail',
];

/** The requests of the companies, newest first. */
export const requests: DemoRequest[] = [
  {
    client: 'chakravan',
    request:
      'We need 40 tonnes of cold rolled coil a month, CR2, 1.2 mm, slit to 310 mm, for brake backing plates. First lot in three weeks. Please quote delivered to Sriperumbudur, with your terms for a yearly schedule.',
    budget: 'Rs. 28 lakh a month',
    supply_industry: steel,
    images: pictures('cold-rolled-coil'),
  },
  {
    client: 'baithak',
    request:
      'Looking for 600 lengths of 25 × 25 mm square section for chair frames, clean inside so powder coat takes. We are in Jodhpur and can unload any weekday before four.',
    budget: 'Rs. 3,80,000',
    supply_industry: steel,
    images: pictures('square-section'),
  },
  {
    client: 'amritava',
    request:
      'Our new packing hall wants a Wi-Fi and camera network that survives an audit: about 60 drops, two racks, PoE everywhere, drawings for the qualification file. Site visit possible next week in Shamirpet.',
    budget: 'Rs. 22 to 25 lakh',
    supply_industry: it,
    images: pictures('server-rack', 'poe-switch'),
  },
  {
    client: 'ujvaar',
    request:
      'Aluminium heat-sink housings for a 7 inch lamp, die cast, 2,000 a month. We own the tool. Looking for a caster with vacuum assist near NCR, but good parts from Pune will also do.',
    budget: 'Rs. 310 a piece',
    supply_industry: automotive,
    images: pictures('headlamp'),
  },
  {
    client: 'haatbeat',
    request:
      'Eight hundred printed jute bags for a festival order. Two colours, long handles, delivery to Bhiwandi before the 20th. A sample by courier first, please.',
    budget: 'Rs. 90,000',
    supply_industry: retail,
    images: pictures('jute-tote'),
  },
  {
    client: 'vegakshi',
    request:
      'Someone to move our tool-room drawings and job cards off paper. Thirty users, half of them on the shop floor, Marathi screens a must. We would rather start small and grow.',
    budget: 'Rs. 5 lakh to begin with',
    supply_industry: it,
    images: [],
  },
  {
    client: 'shwetika',
    request:
      'Moulded pulp trays for flasks, three sizes, 5,000 each. They must hold through a one-metre drop. Happy to share our flasks for trials.',
    budget: 'Rs. 14 a tray',
    supply_industry: retail,
    images: pictures('conical-flasks'),
  },
  {
    client: 'lohvira',
    request:
      'Nitrile gloves and ORS sachets for the rolling mill, a rate contract for twelve months: about 900 boxes of gloves and 400 boxes of ORS. Deliver monthly to the Adityapur store.',
    budget: 'Rs. 5,50,000 a year',
    supply_industry: pharma,
    images: pictures('nitrile-gloves', 'rehydration-packs'),
  },
  {
    client: 'chakravan',
    request:
      'Handheld scanners for our dispatch bay, 24 pieces, tough enough for foundry dust. They should talk to the ERP that we already have. We would like to try two for a week.',
    budget: 'Rs. 1,75,000',
    supply_industry: it,
    images: pictures('barcode-scanner'),
  },
  {
    client: 'rangoori',
    request:
      'Gondola shelving for our new outlet in Udaipur, 38 running metres, white with brass price rails, put up by your people over a Sunday. Drawings ready.',
    budget: 'Rs. 2,60,000',
    supply_industry: retail,
    images: pictures('gondola-shelving'),
  },
  {
    client: 'tarangini',
    request:
      'Hot rolled coil, 3.2 mm, 1,250 wide, for pipe. Three hundred tonnes over the quarter. Edge camber under 15 mm in six metres or we cannot run it.',
    budget: 'Rs. 57,000 a tonne',
    supply_industry: steel,
    images: pictures('hot-rolled-coil-2'),
  },
  {
    client: 'kanchanar',
    request:
      'Amber glass jars, 250 g, with induction-seal caps. Twelve thousand a quarter. We need a food-grade certificate and steady colour from lot to lot.',
    budget: 'Rs. 21 a jar',
    supply_industry: retail,
    images: pictures('herbal-jar'),
  },
  {
    client: 'bluepeepal',
    request:
      'Cold rolled sheet for rack doors, laser perforated to 80 percent, 400 sets. Burr-free, please: our installers work without gloves.',
    budget: 'Rs. 1,850 a set',
    supply_industry: steel,
    images: pictures('server-rack'),
  },
  {
    client: 'kumbhari',
    request:
      'Fleet of nine trailers needs new wheels and tyres, light trailer size, matched sets. We run Raipur to Nagpur loaded, so no seconds. Fitting at our yard would be welcome.',
    budget: 'Rs. 3,40,000',
    supply_industry: automotive,
    images: pictures('wheel-and-tyre'),
  },
  {
    client: 'daftarly',
    request:
      'Printed five-ply cartons for laptops with inserts, 1,200 pieces, our mark in one colour. Must pass a courier drop test. Pune delivery in batches of 300.',
    budget: 'Rs. 78 a piece',
    supply_industry: retail,
    images: pictures('cartons'),
  },
  {
    client: 'amritava',
    request:
      'Empty capsules size 0, white and teal, 60 lakh over six months. HPMC quoted beside gelatin. We audit before the first lot.',
    budget: 'Rs. 8,900 a lakh',
    supply_industry: pharma,
    images: pictures('empty-capsules'),
  },
  {
    client: 'sutravan',
    request:
      'UPS for the wire-drawing control room, 6 kVA with an hour on batteries. The line from the board is rough here; please size the surge side with care.',
    budget: 'Rs. 1,40,000',
    supply_industry: it,
    images: pictures('online-ups'),
  },
  {
    client: 'ujvaar',
    request:
      'Bearings 6210 with brass cages, 4,000 a month, for our starter-motor line. C3 clearance. Send the noise report with your quotation.',
    budget: 'Rs. 560 a piece',
    supply_industry: automotive,
    images: pictures('ball-bearing'),
  },
  {
    client: 'nakshatrix',
    request:
      'Forty chairs and ten round tables for our canteen terrace. They will see sun and rain, so tell us honestly what lasts. Delivery to Bengaluru, ground floor.',
    budget: 'Rs. 3,00,000',
    supply_industry: retail,
    images: pictures('cafe-chair', 'pedestal-table'),
  },
  {
    client: 'haatbeat',
    request:
      'A till system for a chain of eleven stationery shops: screens, drawers, readers and one view of stock. We want a pilot in two shops before the school season.',
    budget: 'Rs. 40,000 a counter',
    supply_industry: it,
    images: pictures('touch-till'),
  },
  {
    client: 'vegakshi',
    request:
      'Forged blanks for 86 mm pistons, 2618 alloy, 3,000 a month. Grain flow report and a sample of twenty before we talk price.',
    budget: 'Rs. 640 a blank',
    supply_industry: automotive,
    images: pictures('pistons'),
  },
  {
    client: 'shwetika',
    request:
      'Off-site backup for a small office: four servers, 3 TB in all, and someone who picks up the phone. We lost a week last monsoon and shall not lose another.',
    budget: 'Rs. 12,000 a month',
    supply_industry: it,
    images: [],
  },
  {
    client: 'chakravan',
    request:
      'Five-ply cartons for brake discs, two sizes, 6,000 a month, with a corner pad. Our drop height is 80 cm at 16 kg. Kanban delivery twice a week if you are near Chennai.',
    budget: 'Rs. 54 a piece',
    supply_industry: retail,
    images: pictures('cartons'),
  },
  {
    client: 'kanchanar',
    request:
      'Stainless sheet 304, 1.5 mm, 2B, sixty sheets for a new mixing room. Film on both sides and square corners, as the panels are folded on site.',
    budget: 'Rs. 5,70,000',
    supply_industry: steel,
    images: pictures('stainless-sheet'),
  },
];
