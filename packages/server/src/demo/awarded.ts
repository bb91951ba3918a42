import { industries } from '@guildhall/contract/industries';
import { dayInHours as day } from './times.ts';
import type { AwardedRequest } from './types.ts';

const [, it, , , retail] = industries;

/** The requests of which a quote has become an order. */
export const awarded: readonly AwardedRequest[] = [
  {
    client: 'chakravan',
    hoursAgo: 9 * day,
    request:
      'Network for our new dispatch bay: six PoE switches for cameras and scanners, and clean power for both cabinets. Delivered to Sriperumbudur; our own electricians put it up.',
    budget: 'Rs. 4,00,000',
    supply_industry: it,
    quantity: 8,
    unit: 'piece',
    neededIn: 6,
    deliveryPlace: 'Dispatch bay, Sriperumbudur',
    quotes: [
      {
        vendor: 'bluepeepal',
        steps: [
          [
            'vendor',
            8 * day,
            {
              offer: {
                lines: [
                  { sku: 'BLU-SW-24P', quantity: 6, unitPrice: 40200 },
                  { sku: 'BLU-UPS-3K', quantity: 2, unitPrice: 45900 },
                ],
                shipping: 5200,
                leadDays: 5,
                validFor: 14,
                terms: 'Half with the order, half 15 days after the last delivery.',
                note: 'Switches come set up with your two networks, ready to plug in.',
              },
            },
          ],
          ['client', 7 * day, 'accept'],
          ['client', 7 * day - 1, { order: { status: 'placed', clientReference: 'CHK/PO/1187' } }],
          ['vendor', 6.5 * day, { order: { status: 'confirmed' } }],
          [
            'vendor',
            46,
            {
              order: {
                status: 'dispatched',
                shipment: { carrier: 'Charminar Roadlines', tracking: 'CRL 40918 2276', quantities: [4, 2] },
                note: 'Four switches and both UPS are on the road. The last two switches wait for their power boards and follow on Monday.',
              },
            },
          ],
        ],
      },
      {
        vendor: 'daftarly',
        steps: [
          [
            'vendor',
            7.8 * day,
            {
              offer: {
                lines: [
                  {
                    description: 'Managed PoE switch, 24 ports, with rack ears',
                    hsn: '8517',
                    quantity: 6,
                    unit: 'piece',
                    unitPrice: 43900,
                  },
                  {
                    description: 'Online UPS 3 kVA with network card',
                    hsn: '8504',
                    quantity: 2,
                    unit: 'piece',
                    unitPrice: 47500,
                  },
                ],
                leadDays: 10,
                validFor: 15,
                terms: 'Payment 30 days from delivery.',
              },
            },
          ],
        ],
      },
    ],
  },
  {
    client: 'chakravan',
    hoursAgo: 18 * day,
    request:
      'Shelving for the spares counter: twelve bays, one metre and up, heavy enough for brake discs. Drawings of the room are ready.',
    budget: 'Rs. 1,10,000',
    supply_industry: retail,
    quantity: 12,
    unit: 'bay',
    deliveryPlace: 'Spares counter, Sriperumbudur',
    quotes: [
      {
        vendor: 'haatbeat',
        steps: [
          [
            'vendor',
            17 * day,
            {
              offer: {
                lines: [{ sku: 'HAA-GON-4', quantity: 12, unitPrice: 7036.35 }],
                shipping: 8600,
                leadDays: 6,
                validFor: 15,
                terms: 'Payment 30 days from the invoice.',
              },
            },
          ],
          ['client', 16 * day, 'accept'],
          ['vendor', 15.8 * day, { order: { status: 'confirmed' } }],
          [
            'client',
            15 * day,
            {
              order: {
                status: 'cancelled',
                note: 'The counter moves to the other hall. We come back with new drawings; sorry for the trouble.',
              },
            },
          ],
        ],
      },
      {
        vendor: 'baithak',
        steps: [
          [
            'vendor',
            16.8 * day,
            {
              offer: {
                lines: [
                  {
                    description: 'Spares shelf in hardwood, five levels, 120 kg a level',
                    hsn: '9403',
                    quantity: 12,
                    unit: 'bay',
                    unitPrice: 10400,
                  },
                ],
                leadDays: 16,
                validFor: 20,
              },
            },
          ],
        ],
      },
    ],
  },
];
