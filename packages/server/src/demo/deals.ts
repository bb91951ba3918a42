import { dayInHours as day } from './times.ts';
import type { DemoQuote } from './types.ts';

const scanner = {
  description: 'Rugged 2D hand scanner, IP54, with charging cradle',
  hsn: '8471',
  quantity: 24,
  unit: 'piece',
};
const scannerTerms = 'Half with the order, half against the invoice. Two years, swap within 48 hours.';

const carton = { hsn: '4819', quantity: 3000, unit: 'piece' };
const cartonA = { ...carton, description: 'Five-ply carton A, 30 × 30 × 16 cm, with die-cut ring' };
const cartonB = { ...carton, description: 'Five-ply carton B, 34 × 34 × 18 cm, with die-cut ring' };

const wheels = { sku: 'CHK-WT-LT', quantity: 36 };

/** The quotes on requests that are open, by request. */
export const quotesOn = {
  coil: [
    {
      vendor: 'lohvira',
      steps: [
        [
          'vendor',
          0.5,
          {
            note: 'The yearly schedule is drawn up. Before we put a price under it: is a slit width of 310 ± 0.2 mm enough, or do you need ± 0.15? The tighter one runs on our second line.',
          },
        ],
      ],
    },
  ],
  scanners: [
    {
      vendor: 'daftarly',
      steps: [
        [
          'vendor',
          25,
          {
            offer: {
              lines: [
                {
                  sku: 'DAF-SCAN-2D',
                  quantity: 24,
                  unitPrice: 6990,
                  priceBreaks: [{ from: 48, price: 6740 }],
                },
              ],
              leadDays: 3,
              validFor: 14,
              terms: 'Payment 30 days from delivery. Three years on site, drops included.',
              note: 'One spare cradle comes with it. We engrave your asset numbers if the list is here by Friday.',
            },
          },
        ],
      ],
    },
    {
      vendor: 'haatbeat',
      steps: [
        [
          'vendor',
          5 * day,
          {
            offer: {
              lines: [{ ...scanner, unitPrice: 7450, priceBreaks: [{ from: 30, price: 7300 }] }],
              shipping: 1800,
              leadDays: 6,
              validFor: 21,
              terms: scannerTerms,
            },
          },
        ],
        [
          'client',
          4 * day,
          {
            offer: {
              lines: [{ ...scanner, unitPrice: 7000 }],
              leadDays: 6,
              note: 'Freight included, please: your truck comes to us twice a week with the cartons.',
            },
          },
        ],
        [
          'vendor',
          3 * day,
          {
            offer: {
              lines: [{ ...scanner, unitPrice: 7180, priceBreaks: [{ from: 30, price: 7050 }] }],
              leadDays: 6,
              validFor: 21,
              terms: scannerTerms,
              note: 'The truck is a fair point. We meet you near the middle.',
            },
          },
        ],
      ],
    },
    {
      vendor: 'bluepeepal',
      steps: [
        [
          'vendor',
          4 * day,
          {
            offer: {
              lines: [
                {
                  description: 'Industrial 1D/2D scanner, corded, 2 m drop rated',
                  hsn: '8471',
                  quantity: 24,
                  unit: 'piece',
                  unitPrice: 6460,
                  priceBreaks: [
                    { from: 30, price: 6380 },
                    { from: 60, price: 6200 },
                  ],
                },
              ],
              shipping: 2400,
              leadDays: 14,
              validFor: 7,
              terms: 'Full advance. One year, returned to our bench in Hyderabad.',
              note: 'Corded, so there is no battery to change; the price shows it.',
            },
          },
        ],
      ],
    },
    {
      vendor: 'nakshatrix',
      steps: [
        [
          'vendor',
          3.5 * day,
          {
            note: 'Which database does your ERP run on? If we may read it, the scanners can check each box against the dispatch order.',
          },
        ],
        ['client', 3 * day, { note: 'PostgreSQL. Reading is fine, writing only over its own import.' }],
        [
          'vendor',
          2 * day,
          {
            offer: {
              lines: [
                {
                  description: 'Handheld 2D scanner with cradle, dust-proof',
                  hsn: '8471',
                  quantity: 24,
                  unit: 'piece',
                  unitPrice: 6890,
                },
                {
                  description: 'Connector to your ERP, set up and handed over',
                  hsn: '998313',
                  quantity: 1,
                  unit: 'job',
                  unitPrice: 18500,
                },
              ],
              leadDays: 20,
              validFor: 30,
              terms: 'Scanners on delivery, the connector when your dispatch lead has signed it off.',
              note: 'Two units for a week of trial whenever you like.',
            },
          },
        ],
      ],
    },
  ],
  cartons: [
    {
      vendor: 'rangoori',
      steps: [
        [
          'vendor',
          15 * day,
          {
            offer: {
              lines: [
                {
                  description: 'Five-ply carton for brake discs, two sizes, printed in one colour',
                  hsn: '4819',
                  quantity: 6000,
                  unit: 'piece',
                  unitPrice: 53.5,
                },
              ],
              shipping: 21000,
              leadDays: 12,
              validFor: 30,
              terms: 'Payment 15 days from the invoice.',
            },
          },
        ],
        [
          'vendor',
          12 * day,
          {
            withdraw:
              'Our board mill has put us on allotment until after the season. We would rather step back than deliver late.',
          },
        ],
      ],
    },
    {
      vendor: 'haatbeat',
      steps: [
        [
          'vendor',
          6,
          {
            offer: {
              lines: [
                { ...cartonA, unitPrice: 52.4 },
                { ...cartonB, unitPrice: 57.1 },
              ],
              leadDays: 5,
              validFor: 15,
              terms: 'Kanban twice a week to Sriperumbudur, freight included. Monthly invoice, 30 days.',
            },
          },
        ],
        [
          'client',
          1,
          {
            offer: {
              lines: [
                { ...cartonA, unitPrice: 52.4 },
                { ...cartonB, unitPrice: 56 },
              ],
              leadDays: 5,
              note: 'A is agreed. B at 56 if we take both for a year.',
            },
          },
        ],
      ],
    },
  ],
  twill: [
    {
      vendor: 'rangoori',
      steps: [
        [
          'vendor',
          10 * day,
          {
            offer: {
              lines: [{ sku: 'RAN-FAB-50', quantity: 30, unitPrice: 8170, taxPercent: 5 }],
              shipping: 6400,
              shippingTaxPercent: 5,
              leadDays: 9,
              validFor: 6,
              terms: 'Half with the order. Shade kept for your repeats for two years.',
              note: 'Lab dip 7 is the slate you liked; two bolts of it are on the shelf.',
            },
          },
        ],
      ],
    },
    {
      vendor: 'haatbeat',
      steps: [
        [
          'vendor',
          9 * day,
          {
            offer: {
              lines: [
                {
                  description: 'Uniform twill, poly-cotton, 210 gsm, bolt of 50 m',
                  hsn: '5514',
                  quantity: 30,
                  unit: 'bolt',
                  unitPrice: 7650,
                  taxPercent: 5,
                },
              ],
              leadDays: 4,
              validFor: 14,
            },
          },
        ],
        ['client', 8 * day, { decline: 'Too light for the press shop: we need 240 gsm.' }],
      ],
    },
  ],
  trailerWheels: [
    {
      vendor: 'chakravan',
      steps: [
        [
          'vendor',
          8 * day,
          {
            offer: {
              lines: [{ ...wheels, unitPrice: 9280 }],
              shipping: 18500,
              leadDays: 8,
              validFor: 30,
              terms: '40 % with the order, the rest before dispatch.',
              note: 'Nine matched sets of four, balanced and inflated.',
            },
          },
        ],
        ['client', 6 * day, { note: 'Would your people fit them at our yard in Urla, over a weekend?' }],
        [
          'vendor',
          5.5 * day,
          {
            note: 'Two fitters with a jack and a torque wrench, Saturday and Sunday. Board and lodging yours.',
          },
        ],
        [
          'client',
          20,
          {
            offer: {
              lines: [{ ...wheels, unitPrice: 8950 }],
              shipping: 15000,
              leadDays: 8,
              note: 'At 8,950 with the fitting we sign this week. The rooms and the food are on us.',
            },
          },
        ],
      ],
    },
  ],
  housings: [
    {
      vendor: 'chakravan',
      steps: [
        [
          'vendor',
          28,
          {
            offer: {
              lines: [
                {
                  description: 'Heat-sink housing for 7 inch lamp, die cast on your tool, shot blasted',
                  hsn: '8512',
                  quantity: 2000,
                  unit: 'piece',
                  unitPrice: 305,
                  priceBreaks: [{ from: 5000, price: 296 }],
                },
                {
                  description: 'Tool trial with vacuum assist, 50 castings and CT report',
                  hsn: '9988',
                  quantity: 1,
                  unit: 'job',
                  unitPrice: 42000,
                },
              ],
              shipping: 9800,
              leadDays: 35,
              validFor: 20,
              terms: 'Trial in advance, castings 45 days from the invoice.',
              note: 'The lead time counts from the day your tool is with us.',
            },
          },
        ],
      ],
    },
  ],
  squareSection: [
    {
      vendor: 'kumbhari',
      steps: [
        [
          'vendor',
          6,
          {
            offer: {
              lines: [
                {
                  description: 'Square section 25 × 25 × 2 mm, 6 m, washed inside',
                  hsn: '7306',
                  quantity: 600,
                  unit: 'length',
                  unitPrice: 604,
                },
              ],
              shipping: 14500,
              leadDays: 7,
              validFor: 10,
              terms: 'Full payment before dispatch.',
            },
          },
        ],
      ],
    },
  ],
  packingHall: [
    {
      vendor: 'bluepeepal',
      steps: [
        [
          'vendor',
          20,
          {
            offer: {
              lines: [
                { sku: 'BLU-RACK-42', quantity: 2, unitPrice: 35982.5 },
                { sku: 'BLU-SW-24P', quantity: 4, unitPrice: 40500 },
                {
                  description: 'Cat 6A drop with camera or access point, tested and labelled',
                  hsn: '9954',
                  quantity: 60,
                  unit: 'drop',
                  unitPrice: 27800,
                },
              ],
              leadDays: 18,
              validFor: 21,
              terms: '30 % with the order, 50 % on installation, 20 % with the qualification file.',
            },
          },
        ],
      ],
    },
    {
      vendor: 'nakshatrix',
      steps: [
        [
          'vendor',
          14,
          { note: 'May the recordings be kept off site, or must they stay within the hall for the audit?' },
        ],
      ],
    },
  ],
  gondolas: [
    {
      vendor: 'haatbeat',
      steps: [
        [
          'vendor',
          5 * day,
          {
            offer: {
              lines: [
                { sku: 'HAA-GON-4', quantity: 32, unitPrice: 7036.35 },
                {
                  description: 'Installation in Udaipur on a Sunday, four fitters',
                  hsn: '9954',
                  quantity: 1,
                  unit: 'job',
                  unitPrice: 19000,
                },
              ],
              leadDays: 9,
              validFor: 14,
            },
          },
        ],
      ],
    },
  ],
} as const satisfies Record<string, readonly DemoQuote[]>;
