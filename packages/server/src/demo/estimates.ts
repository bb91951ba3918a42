import { dayInHours as day } from './times.ts';
import type { DemoEstimate } from './types.ts';

const brakePads = { sku: 'CHK-BP-C1', quantity: 250 };
const bearings = { sku: 'VEG-BB-6210', quantity: 200 };

/** What companies have asked the vendors of products. */
export const estimates: readonly DemoEstimate[] = [
  {
    client: 'chakravan',
    sku: 'DAF-LT14-16',
    hoursAgo: 3,
    quantity: 6,
    targetPrice: 58000,
    neededIn: 20,
    deliveryPlace: 'Head office, Sriperumbudur',
    note: 'For the design office. An English keyboard with a Tamil overlay would make two of them very happy.',
  },
  {
    client: 'ujvaar',
    sku: 'CHK-BD-280D',
    hoursAgo: 5,
    quantity: 340,
    targetPrice: 2700,
    neededIn: 35,
    deliveryPlace: 'Pace City II, Gurugram',
    note: 'One pair for each garage of the fleet kit. Can they come in plain boxes, so that ours goes around?',
  },
  {
    client: 'chakravan',
    sku: 'SUT-ER70-12',
    hoursAgo: 8.9,
    quantity: 72,
    neededIn: 10,
    deliveryPlace: 'Fabrication shop, Sriperumbudur',
    note: 'One pallet, to travel with the next coil of spring wire.',
    steps: [
      [
        'vendor',
        8.5,
        {
          offer: {
            lines: [
              {
                sku: 'SUT-ER70-12',
                quantity: 72,
                unitPrice: 1278,
                priceBreaks: [{ from: 288, price: 1233 }],
              },
            ],
            shipping: 3200,
            leadDays: 3,
            validFor: 7,
            terms: 'With the monthly invoice.',
          },
        },
      ],
      ['client', 8, 'accept'],
      [
        'vendor',
        7,
        { order: { status: 'confirmed', note: 'On the pallet already. The truck loads on Thursday.' } },
      ],
    ],
  },
  {
    client: 'ujvaar',
    ...brakePads,
    hoursAgo: 4.5 * day,
    targetPrice: 1640,
    neededIn: 18,
    deliveryPlace: 'Pace City II, Gurugram',
    steps: [
      [
        'vendor',
        4 * day,
        {
          offer: {
            lines: [{ ...brakePads, unitPrice: 1720 }],
            shipping: 7400,
            leadDays: 4,
            validFor: 15,
            terms: 'Payment 30 days from the invoice.',
          },
        },
      ],
      [
        'client',
        3 * day,
        {
          offer: {
            lines: [{ ...brakePads, unitPrice: 1660 }],
            shipping: 7400,
            leadDays: 4,
          },
        },
      ],
      [
        'vendor',
        2 * day,
        {
          offer: {
            lines: [{ ...brakePads, unitPrice: 1685 }],
            shipping: 6000,
            leadDays: 4,
            validFor: 10,
            terms: 'Payment 30 days from the invoice.',
            note: 'The price of our 500-box customers, because it is the first of many kits.',
          },
        },
      ],
      ['client', 4, 'accept'],
      ['client', 3.9, { order: { status: 'placed', clientReference: 'UJV-26-0418' } }],
    ],
  },
  {
    client: 'tarangini',
    sku: 'CHK-AW-16',
    hoursAgo: 6.5 * day,
    quantity: 16,
    deliveryPlace: 'Vatva, Ahmedabad',
    steps: [
      [
        'vendor',
        6 * day,
        {
          offer: {
            lines: [{ sku: 'CHK-AW-16', quantity: 16, unitPrice: 5681 }],
            shipping: 3900,
            leadDays: 4,
            validFor: 14,
          },
        },
      ],
      ['client', 5 * day, 'accept'],
      [
        'client',
        5 * day - 3,
        {
          order: {
            status: 'cancelled',
            note: 'Our garage had ordered the same wheels the day before. Sixteen are enough.',
          },
        },
      ],
    ],
  },
  {
    client: 'kumbhari',
    sku: 'CHK-AW-16',
    hoursAgo: 7.5 * day,
    quantity: 20,
    neededIn: 15,
    deliveryPlace: 'Urla, Raipur',
    steps: [
      [
        'vendor',
        7 * day,
        {
          offer: {
            lines: [{ sku: 'CHK-AW-16', quantity: 20, unitPrice: 5453 }],
            shipping: 5100,
            leadDays: 4,
            validFor: 4,
            terms: '40 % with the order, the rest before dispatch.',
          },
        },
      ],
    ],
  },
  {
    client: 'chakravan',
    sku: 'KUM-CH-150',
    hoursAgo: 9.5 * day,
    quantity: 12,
    neededIn: 14,
    deliveryPlace: 'Building site of hall 3, Sriperumbudur',
    steps: [
      [
        'vendor',
        8.5 * day,
        {
          decline:
            'The section mill is down for its yearly overhaul, and the next ISMC 150 is six weeks away.',
        },
      ],
    ],
  },
  {
    client: 'vegakshi',
    sku: 'CHK-CS-P14',
    hoursAgo: 10 * day,
    quantity: 400,
    deliveryPlace: 'Chakan, Pune',
    steps: [
      [
        'vendor',
        9.5 * day,
        {
          offer: {
            lines: [{ sku: 'CHK-CS-P14', quantity: 400, unitPrice: 1171.2 }],
            shipping: 9600,
            leadDays: 6,
            validFor: 14,
            terms: 'Payment 45 days from the invoice.',
          },
        },
      ],
      ['client', 9 * day, 'accept'],
      ['vendor', 8.7 * day, { order: { status: 'confirmed' } }],
      [
        'vendor',
        26,
        {
          order: {
            status: 'dispatched',
            shipment: { carrier: 'Konkan Carriers', tracking: 'KC-7731904' },
            invoiceNumber: 'CHK/26/2041',
          },
        },
      ],
    ],
  },
  {
    client: 'lohvira',
    sku: 'CHK-WT-LT',
    hoursAgo: 12 * day,
    quantity: 12,
    deliveryPlace: 'Adityapur, Jamshedpur',
    steps: [
      [
        'vendor',
        11.5 * day,
        {
          offer: {
            lines: [{ sku: 'CHK-WT-LT', quantity: 12, unitPrice: 9640 }],
            shipping: 11200,
            leadDays: 5,
            validFor: 20,
          },
        },
      ],
      [
        'client',
        11 * day,
        { note: 'They go under a slab carrier: nine tonnes an axle, slow, on a hot floor.' },
      ],
      [
        'vendor',
        10.5 * day,
        { withdraw: 'Not under nine tonnes: the rating ends at 750 kg a wheel. Please ask for solid tyres.' },
      ],
    ],
  },
  {
    client: 'chakravan',
    ...bearings,
    hoursAgo: 12.5 * day,
    targetPrice: 540,
    deliveryPlace: 'Test rigs, Sriperumbudur',
    note: 'After the filter coffee: a proper lot for the hub rigs.',
    steps: [
      [
        'vendor',
        12 * day,
        {
          offer: {
            lines: [{ ...bearings, unitPrice: 550.8, priceBreaks: [{ from: 500, price: 526.5 }] }],
            shipping: 1500,
            leadDays: 2,
            validFor: 10,
            terms: 'Payment 30 days from the invoice.',
          },
        },
      ],
      ['client', 11.5 * day, { offer: { lines: [{ ...bearings, unitPrice: 535 }], leadDays: 2 } }],
      [
        'vendor',
        11 * day,
        {
          offer: {
            lines: [{ ...bearings, unitPrice: 545 }],
            leadDays: 2,
            validFor: 10,
            terms: 'Payment 30 days from the invoice.',
            note: 'Freight on us, as the van comes to Chennai anyway.',
          },
        },
      ],
      ['client', 10.5 * day, 'accept'],
      ['vendor', 10 * day, { order: { status: 'confirmed' } }],
      [
        'vendor',
        5 * day,
        {
          order: {
            status: 'dispatched',
            shipment: { carrier: 'Own van', tracking: '' },
            invoiceNumber: 'VD-2026-0932',
          },
        },
      ],
      ['vendor', 19, { order: { status: 'delivered', note: 'Handed to Joseph at gate 2, eight boxes.' } }],
    ],
  },
  {
    client: 'haatbeat',
    sku: 'CHK-BP-C1',
    hoursAgo: 14 * day,
    quantity: 60,
    deliveryPlace: 'Bhiwandi Logistics Park, Mumbai',
    note: 'For our own nine trucks and those of two neighbours.',
    steps: [
      [
        'vendor',
        13.7 * day,
        {
          offer: {
            lines: [{ sku: 'CHK-BP-C1', quantity: 60, unitPrice: 1810 }],
            shipping: 2600,
            leadDays: 3,
            validFor: 14,
            terms: 'Payment 15 days from the invoice.',
          },
        },
      ],
      ['client', 13.4 * day, 'accept'],
      ['vendor', 13.2 * day, { order: { status: 'confirmed' } }],
      [
        'vendor',
        12 * day,
        {
          order: {
            status: 'dispatched',
            shipment: { carrier: 'Sahyadri Express', tracking: 'SE 551 002 883' },
            invoiceNumber: 'CHK/26/1986',
          },
        },
      ],
      ['client', 10 * day, { order: { status: 'delivered' } }],
      ['client', 9.5 * day, { order: { status: 'completed' } }],
      ['vendor', 2 * day, { order: { status: 'completed', paid: true } }],
    ],
  },
  {
    client: 'rangoori',
    sku: 'CHK-WT-LT',
    hoursAgo: 17 * day,
    quantity: 8,
    targetPrice: 8000,
    deliveryPlace: 'Sitapura, Jaipur',
    steps: [
      [
        'vendor',
        16.5 * day,
        {
          offer: {
            lines: [{ sku: 'CHK-WT-LT', quantity: 8, unitPrice: 9640 }],
            shipping: 7800,
            leadDays: 5,
            validFor: 14,
          },
        },
      ],
      ['client', 15 * day, { decline: 'A trailer maker in Jaipur fits them for the same money.' }],
    ],
  },
  {
    client: 'chakravan',
    sku: 'BAI-ST-BR',
    hoursAgo: 19.5 * day,
    quantity: 24,
    deliveryPlace: 'Canteen, Sriperumbudur',
    note: 'Seat height 65 cm for the tasting bar of the canteen.',
    steps: [
      [
        'vendor',
        19 * day,
        {
          offer: {
            lines: [{ sku: 'BAI-ST-BR', quantity: 24, unitPrice: 4227.5 }],
            shipping: 9400,
            leadDays: 8,
            validFor: 20,
            terms: 'Half with the order, half on delivery.',
          },
        },
      ],
      ['client', 18 * day, 'accept'],
      ['vendor', 17.5 * day, { order: { status: 'confirmed' } }],
      [
        'vendor',
        13 * day,
        {
          order: {
            status: 'dispatched',
            shipment: { carrier: 'Marudhar Goods', tracking: 'MG/JDH/20417' },
            invoiceNumber: 'BB-0388',
          },
        },
      ],
      ['vendor', 11 * day, { order: { status: 'delivered' } }],
      [
        'client',
        10.8 * day,
        {
          order: { status: 'completed', note: 'All 24 stand straight. The canteen has never been so full.' },
        },
      ],
      ['vendor', 10 * day, { order: { status: 'completed', paid: true } }],
    ],
  },
];
